import { expect, it } from 'vitest';
import { makeSession } from '../testing/make-session';
import { selectOnward } from './select-onward';

const steps = [
  { url: '/lead', gives: ['lead'] },
  { url: '/select-school', gives: ['unit'] },
  { url: '/payment', gives: [] },
] as const;
const unit = { salesforceId: 'a01', name: 'Centro' };

it.each([
  ['a new buyer to the first step', {}, '/lead'],
  ['a known buyer past the lead', { leadId: 'lead_1' }, '/select-school'],
  ['a buyer who has answered everything to the payment', { leadId: 'lead_1', unit }, '/payment'],
  ['a buyer whose lead has expired to the first step', { unit }, '/lead'],
])('a link leads %s', (_title, session, url) => {
  expect(selectOnward(steps, makeSession(session as Parameters<typeof makeSession>[0]), undefined)).toBe(url);
});

it('a flow that ends before a payment leads to its last step', () => {
  expect(selectOnward([{ url: '/lead', gives: ['lead'] }], makeSession({ leadId: 'lead_1' }), undefined)).toBe('/lead');
  expect(selectOnward([], makeSession(), undefined)).toBeUndefined();
});
