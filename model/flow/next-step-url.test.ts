import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../checks/load-catalogue';
import { makeFlow, makeStep } from '../../renderer/testing/make-flow';
import { readRepositoryManifests, repositoryRoot } from '../../renderer/testing/test-repository';
import { firstStep, type Step, selectNextStep, stepUrl } from './resolve-step';

const own = readRepositoryManifests();

describe('the next step', () => {
  const flow = makeFlow(
    'default',
    makeStep('lead', { id: 'dados' }),
    makeStep('payment', { defaultNextStepId: 'fim' }),
    makeStep('pix', { defaultNextStepId: 'fim' }),
    makeStep('success', { id: 'fim' }),
  );
  const stepOf = (id: string) => flow.steps.find((step) => step.id === id) ?? firstStep(flow);

  it.each([
    ['dados', undefined, 'payment'],
    ['payment', undefined, 'fim'],
    ['payment', 'pix', 'pix'],
    ['payment', 'dados', 'dados'],
    ['payment', 'success', 'fim'],
    ['payment', 'unknown', 'fim'],
    ['payment', '', 'fim'],
    ['payment', '__proto__', 'fim'],
    ['fim', undefined, undefined],
    ['fim', 'unknown', undefined],
    ['fim', 'payment', 'payment'],
  ])('after %s, with an answer that names %s, is %s', (current, named, next) => {
    expect(selectNextStep(flow, stepOf(current), named)?.id).toBe(next);
  });

  it.each([
    ['dados', '', '/lead'],
    ['fim', 'product=WUP&seller=Ana+Prado', '/success?product=WUP&seller=Ana+Prado'],
  ])('has a URL that keeps the query: %s with "%s"', (id, search, url) => {
    expect(stepUrl(stepOf(id), own, search)).toBe(url);
  });
});

it('only the URL of a waiting step has the payment token', () => {
  const flow = makeFlow('default', makeStep('lead'), makeStep('payment'), makeStep('pix'), makeStep('success'));
  const urls = flow.steps.map((step) => stepUrl(step, own, 'product=WUP&token=pay_0', 'pay_1'));
  const waiting = ['/pix?product=WUP&token=pay_1', '/success?product=WUP&token=pay_1'];
  expect(urls).toEqual(['/lead?product=WUP', '/payment?product=WUP', ...waiting]);
  expect(flow.steps.map((step) => stepUrl(step, own, 'token=pay_0'))).toEqual([
    '/lead',
    '/payment',
    '/pix',
    '/success',
  ]);
});

describe("by default the project's own flows lead from the first step to the last", () => {
  const areas = loadCatalogue(repositoryRoot).brands.flatMap(({ areas }) => Object.values(areas));
  const rows = areas.flatMap(({ brandId, area, flows }) => flows.map((flow) => ({ brandId, area, flow, id: flow.id })));

  /** Steps of the flows outside the purchase. */
  const ways: Record<string, Record<'search' | 'first' | 'pays' | 'last', string>> = {
    invoice: { search: 'invoice=inv_1', first: '/payment/inv_1', pays: '/payment/inv_1', last: '/success-invoice' },
    'sale-invoice': {
      search: 'invoice=inv_1',
      first: '/payment/inv_1',
      pays: '/payment/inv_1',
      last: '/success-invoice',
    },
    'first-invoice': {
      search: 'invoice=inv_1',
      first: '/payment/inv_1',
      pays: '/payment/inv_1',
      last: '/success-invoice',
    },
    livelo: { search: '', first: '/lead', pays: '/livelo/code', last: '/success' },
    renew: { search: 'subscription=sub_1', first: '/renew/sub_1', pays: '/renew/sub_1', last: '/success' },
    upgrade: { search: '', first: '/payment/upgrade', pays: '/payment/upgrade', last: '/success' },
    'custom-offer': { search: '', first: '/custom-offer', pays: '/custom-offer', last: '/success' },
    recovery: {
      search: 'lead=lead_1',
      first: '/recovery/lead_1',
      pays: '/recovery/lead_1',
      last: '/recovery/lead_1',
    },
    subscription: { search: '', first: '/lead', pays: '/payment', last: '/subscription-welcome' },
    login: { search: '', first: '/login', pays: '/login', last: '/login' },
    parsing: { search: '', first: '/parsing', pays: '/parsing', last: '/parsing' },
  };

  it.each(rows)('$brandId $area $id', ({ flow, id }) => {
    const end = flow.props?.upsell ? '/success/upsell' : '/success';
    const { first, pays, last } = ways[id] ?? { first: '/lead', pays: '/payment', last: end };
    const paths: string[] = [];
    for (let step: Step | undefined = firstStep(flow); step; step = selectNextStep(flow, step)) {
      const search = step === firstStep(flow) ? (ways[id]?.search ?? '') : '';
      paths.push(stepUrl(step, own, search));
      expect(paths.length).toBeLessThanOrEqual(flow.steps.length);
    }
    expect(paths[0]).toBe(first);
    expect(paths).toContain(pays);
    expect(paths.at(-1)).toBe(last);
  });
});
