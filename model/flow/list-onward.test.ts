import { expect, it } from 'vitest';
import { makeFlow, makeStep } from '../../renderer/testing/make-flow';
import { readRepositoryManifests } from '../../renderer/testing/test-repository';
import { listOnward } from './list-onward';

const manifests = readRepositoryManifests();
const query = 'product=WUP&utm_source=crm';
const listOf = (...templateIds: Parameters<typeof makeStep>[0][]) =>
  listOnward(makeFlow('default', ...templateIds.map((id) => makeStep(id))), manifests, query).map(({ url, gives }) => [
    url,
    gives,
  ]);

it('a visit begins at the first step, or behind the data that the browser still holds', () => {
  expect(listOf('lead', 'select-school', 'payment', 'success')).toEqual([
    [`/lead?${query}`, ['lead']],
    [`/select-school?${query}`, ['unit']],
    [`/payment?${query}`, []],
  ]);
});

it('a step that asks for nothing is shown to every buyer', () => {
  expect(listOf('lead', 'presentation', 'payment')).toEqual([
    [`/lead?${query}`, ['lead']],
    [`/presentation?${query}`, []],
  ]);
});

it('a flow of one step begins there', () => {
  expect(listOf('presentation')).toEqual([[`/presentation?${query}`, []]]);
});
