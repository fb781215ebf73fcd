import { describe, expect, it, vi } from 'vitest';
import type { Api } from '../../renderer/api/api';
import type { CheckoutView } from '../../renderer/page/checkout-view';
import type { StepContext } from '../../renderer/step/step-contract';
import { makeFlow, makeStep } from '../../renderer/testing/make-flow';
import { makePlanSummary } from '../../renderer/testing/make-plan-summary';
import { makeSession } from '../../renderer/testing/make-session';
import type { LeadForm, LeadRequest, LeadStepProps } from '../../schemas/generated/types';
import { submit } from './lead.submit';

const form: LeadForm = { name: ' Ana  Prado ', email: 'ana@example.com', phone: '(11) 98765-4321' };

async function send(values: LeadForm, props: LeadStepProps = {}) {
  const api = vi.fn(async () => ({ leadId: 'lead-1', name: '', email: '', phone: '' }));
  const checkout = {
    settings: { business: 'acme', payment: { usesBusinessAndProductCode: true } },
    product: { code: 'ACME' },
    search: 'product=ACME',
    flow: makeFlow('default', makeStep('lead', { props }), makeStep('payment')),
    plans: [makePlanSummary({ id: 'yearly' }), makePlanSummary({ id: 'monthly', planType: 'monthly' })],
  } as unknown as CheckoutView;
  const context = { step: { id: 'lead', props }, session: makeSession(), checkout, api: api as unknown as Api };
  const result = await submit(values, context as StepContext<LeadStepProps>);
  const [, input] = (api.mock.calls[0] ?? []) as unknown as [string, { body: LeadRequest }];
  return { result, body: input?.body };
}

describe('the lead', () => {
  it('is sent with name, phone and plan as the backend wants them', async () => {
    const { body, result } = await send(form, { plan: { planType: 'monthly' } });
    expect(body).toMatchObject({ name: 'Ana Prado', phone: '+5511987654321', planId: 'monthly', planType: 'monthly' });
    expect(result).toMatchObject({ kind: 'next', session: { selectedPlanId: 'monthly' } });
  });

  it('is not sent with a phone that cannot be brought into its form', async () => {
    const { body, result } = await send({ ...form, phone: '98765-4321' });
    expect(body).toBeUndefined();
    expect(result).toEqual({ kind: 'stay', fieldErrors: { phone: 'phone' } });
  });
});
