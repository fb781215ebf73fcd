import { expect, it } from 'vitest';
import type { StepContext } from '../../renderer/contract/step-contract';
import { makeCheckoutView } from '../../renderer/testing/make-checkout-view';
import { makeSession } from '../../renderer/testing/make-session';
import { makeStepContext } from '../../renderer/testing/make-step-context';
import type { LeadRecoveryAnswer, RecoveryStepProps } from '../../schemas/generated/types';
import { submit } from './recovery.step';
import { selectRecoveredPlan } from './select-recovered-plan';

function checkoutOf(maskedName?: string) {
  const example = { kind: 'lead' as const, id: 'lead_1', ...(maskedName && { maskedName }) };
  return makeCheckoutView({ entry: { step: { id: 'recovery', templateId: 'recovery' }, example } });
}

function contextOf(changes: Partial<StepContext<RecoveryStepProps>> = {}) {
  const step = { id: 'recovery', props: {} };
  return makeStepContext<RecoveryStepProps>({
    checkout: checkoutOf('Ana S.'),
    step,
    session: makeSession(),
    ...changes,
  });
}

it('keeps lead and plan, without personal data, and leads to the payment', async () => {
  const checkout = checkoutOf('Ana S.');
  expect(await submit({}, contextOf({ checkout }))).toEqual({
    kind: 'leave',
    href: '/payment',
    session: {
      lead: { leadId: 'lead_1', name: '', email: '', phone: '' },
      selectedPlan: { planId: checkout.plans?.[0]?.id },
    },
  });
});

it('keeps the plan alone where the purchase changes its lead, and leads another browser to the start', async () => {
  const checkout = checkoutOf('Ana S.');
  const recovery = { start: '/lead?product=WUP', payment: '/payment?product=WUP', needsOwnLead: true as const };
  const asking = { ...checkout, recovery };
  expect(await submit({}, contextOf({ checkout: asking }))).toEqual({
    kind: 'leave',
    href: '/lead?product=WUP',
    session: { selectedPlan: { planId: checkout.plans?.[0]?.id } },
  });
  const session = makeSession({ leadId: 'lead_1', name: 'Ana', email: 'ana@example.com', phone: '' });
  const own = await submit({}, contextOf({ checkout: asking, session }));
  expect(own).toMatchObject({ kind: 'leave', href: '/payment?product=WUP' });
});

it('keeps what this browser knows of the same lead', async () => {
  const session = makeSession({ leadId: 'lead_1', name: 'Ana', email: 'ana@example.com', phone: '' });
  const result = await submit({}, contextOf({ session }));
  expect(result).toMatchObject({ kind: 'leave', href: '/payment' });
  expect(result.session).not.toHaveProperty('lead');
});

it('keeps no plan that the page does not know', async () => {
  const result = await submit({}, contextOf({ checkout: { ...checkoutOf('Ana S.'), plans: null } }));
  expect(result.session).not.toHaveProperty('selectedPlan');
});

it('leads to the receipt of a purchase that is paid here', async () => {
  const main = {
    token: 'pay_1',
    planId: 'P1',
    planName: 'Plano',
    amount: 1,
    currency: 'BRL',
    method: 'credit-card',
    status: 'paid',
    payer: 'lead_1',
  } as const;
  const paid = (payer: string) => makeSession({ purchases: { main: { ...main, payer }, upsell: null } });
  expect(await submit({}, contextOf({ session: paid('lead_1') }))).toEqual({ kind: 'leave', href: '/success' });
  expect(await submit({}, contextOf({ session: paid('lead_2') }))).toMatchObject({ href: '/payment' });
});

it('leads an unknown lead to the start, and keeps nothing', async () => {
  expect(await submit({}, contextOf({ checkout: checkoutOf() }))).toEqual({ kind: 'leave', href: '/lead' });
});

it.each<[lead: Pick<LeadRecoveryAnswer, 'planId' | 'planType'>, id: string | undefined]>([
  [{ planType: 'yearly', planId: 'b' }, 'b'],
  [{ planType: 'yearly' }, 'a'],
  [{ planType: 'yearly', planId: 'gone' }, undefined],
])('the plan of %j is %s', (lead, id) => {
  const checkout = makeCheckoutView();
  const [plan] = checkout.plans ?? [];
  if (!plan) throw new RangeError('the brand has no plan');
  const plans = ['a', 'b'].map((one) => ({ ...plan, id: one, planType: 'yearly' as const }));
  expect(selectRecoveredPlan({ ...checkout, plans }, lead)?.id).toBe(id);
});
