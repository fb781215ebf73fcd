import { expect, it } from 'vitest';
import { makeFlow, makeStep } from '../../renderer/testing/make-flow';
import { selectBusiness } from './select-business';

it.each([
  [
    'that of the brand when no step names one',
    [makeStep('lead'), makeStep('payment', { props: { plan: { planType: 'yearly' } } })],
    'acme',
  ],
  [
    'the one that any step of the flow names',
    [makeStep('lead'), makeStep('payment', { props: { plan: { business: 'other' } } })],
    'other',
  ],
])('the business of a flow is %s', (_, steps, business) => {
  expect(selectBusiness(makeFlow('default', ...steps), { business: 'acme' })).toBe(business);
});
