import { describe, expect, it } from 'vitest';
import { ApiCallError } from '../../renderer/api/api';
import type { CheckoutView } from '../../renderer/checkout/checkout-view';
import { listTerms } from '../../renderer/checkout/list-terms';
import type { StepContext } from '../../renderer/contract/step-contract';
import { makeCheckoutView } from '../../renderer/testing/make-checkout-view';
import { makePlanSummary } from '../../renderer/testing/make-plan-summary';
import { makeSession } from '../../renderer/testing/make-session';
import { makeStepContext } from '../../renderer/testing/make-step-context';
import { validatorOf } from '../../schemas/api/validator-of';
import type { ApiError, LeadForm, LeadRequest, LeadStepProps } from '../../schemas/generated/types';
import { submit } from './lead.step';

const typed: LeadForm = { name: 'Ana Prado', email: 'ana@example.com', phone: '(11) 98765-4321' };
const yearly = makePlanSummary({ id: 'yearly-1' });

function contextOf(answer: ApiCallError | Error | { leadId: string }, checkout: Partial<CheckoutView> = {}) {
  const bodies: LeadRequest[] = [];
  const api = (async (_id: string, { body }: { body: LeadRequest }) => {
    bodies.push(body);
    if (answer instanceof Error) throw answer;
    return { ...answer, name: '', email: '', phone: '' };
  }) as unknown as StepContext<LeadStepProps>['api'];
  const context = makeStepContext<LeadStepProps>({
    step: { id: 'lead', props: {} },
    session: makeSession(),
    checkout: { ...makeCheckoutView(), plans: [yearly], ...checkout },
    api,
  });
  return { context, bodies };
}

describe('my name, e-mail and phone', () => {
  it('are sent and stored', async () => {
    const { context, bodies } = contextOf({ leadId: 'lead_1' });
    expect(await submit(typed, context)).toEqual({
      kind: 'next',
      session: {
        lead: {
          leadId: 'lead_1',
          name: 'Ana Prado',
          email: 'ana@example.com',
          phone: '(11) 98765-4321',
          agreements: listTerms(context.checkout),
        },
        selectedPlan: { planId: 'yearly-1' },
      },
    });
    expect(bodies).toMatchObject([
      { name: 'Ana Prado', email: 'ana@example.com', planType: 'yearly', planId: 'yearly-1', seller: 'performance' },
    ]);
    expect(bodies[0]).not.toHaveProperty('route');
  });

  it('are sent with a plan type even if the plans could not be loaded', async () => {
    const { context, bodies } = contextOf({ leadId: 'lead_1' }, { plans: null });
    const result = await submit(typed, context);
    expect(result.session).not.toHaveProperty('selectedPlan');
    expect(bodies[0]?.planType).toBe(context.checkout.settings.payment.planTypes?.[0]);
    expect(bodies[0]).not.toHaveProperty('planId');
  });

  it('are sent with the voucher of the link', async () => {
    const { context, bodies } = contextOf({ leadId: 'lead_1' }, { search: 'product=WUP&voucher=BLACK' });
    await submit(typed, context);
    expect(bodies[0]?.voucher).toBe('BLACK');
  });

  it.each([
    ['business and product code', true],
    ['the business alone', false],
  ])('are sent with %s as the brand says', async (_, usesBusinessAndProductCode) => {
    const { settings, product } = makeCheckoutView();
    const payment = { ...settings.payment, usesBusinessAndProductCode };
    const { context, bodies } = contextOf({ leadId: 'lead_1' }, { settings: { ...settings, payment } });
    await submit(typed, context);
    expect(bodies[0]?.business).toBe(settings.business);
    expect(bodies[0]?.productCode).toBe(usesBusinessAndProductCode ? product.code : undefined);
  });

  it('are sent with where I heard of the brand, and with the flow', async () => {
    const { context, bodies } = contextOf({ leadId: 'lead_1' });
    await submit({ ...typed, referer: 'youtube' }, context);
    expect(bodies).toMatchObject([{ referer: 'youtube', flowId: context.checkout.flow.id }]);
  });

  it.each([
    ['Ana/SP', 'google/cpc'],
    ["D'Ávila", 'instagram (bio)'],
    ['Acme S.A.', 'direto'],
  ])('are sent with the seller %s and the source %s', async (seller, source) => {
    const seen = { name: '', isLiveEnabled: false, account: '', id: seller, source };
    const { context, bodies } = contextOf({ leadId: 'lead_1' }, { seller: seen });
    await submit(typed, context);
    expect(bodies).toMatchObject([{ seller, source }]);
    expect(validatorOf('LeadRequest')(bodies[0])).toBe(true);
  });

  it('are not sent with an incomplete phone', async () => {
    const { context, bodies } = contextOf({ leadId: 'lead_1' });
    expect(await submit({ ...typed, phone: '98765-4321' }, context)).toEqual({
      kind: 'stay',
      fieldErrors: { phone: 'phone' },
    });
    expect(bodies).toEqual([]);
  });

  it('are sent with the plan that the step names', async () => {
    const monthly = makePlanSummary({ id: 'monthly-1', planType: 'monthly' });
    const { context, bodies } = contextOf({ leadId: 'lead_1' }, { plans: [yearly, monthly] });
    const props = { plan: { planType: 'monthly' as const } };
    const result = await submit(typed, { ...context, step: { ...context.step, props } });
    expect(bodies).toMatchObject([{ phone: '+5511987654321', planId: 'monthly-1', planType: 'monthly' }]);
    expect(result).toMatchObject({ kind: 'next', session: { selectedPlan: { planId: 'monthly-1' } } });
  });
});

describe('when my data cannot be sent', () => {
  const failure = (status: number, body: Partial<ApiError> = {}) =>
    new ApiCallError(status, { code: 'invalid_request', retryable: false, outcome: 'none', ...body });

  it.each<[title: string, error: ApiCallError, result: object]>([
    ['without a captcha token', failure(0, { code: 'captcha_failed' }), { formError: { code: 'captcha_failed' } }],
    ['without internet', failure(0), { formError: { code: 'network' } }],
    ['after too many tries', failure(429), { formError: { code: 'rate_limited' } }],
    ['after a backend error', failure(500), { formError: { code: 'lead' } }],
    ['at my invalid field', failure(422, { fields: { email: 'email' } }), { fieldErrors: { email: 'email' } }],
    [
      'for an invalid field that I do not see',
      failure(422, { fields: { seller: 'pattern' } }),
      { formError: { code: 'lead' } },
    ],
  ])('I stay on the step and see an error %s', async (_, error, result) => {
    expect(await submit(typed, contextOf(error).context)).toEqual({ kind: 'stay', ...result });
  });

  it('an internal error is not reported as a failed call', async () => {
    await expect(submit(typed, contextOf(new TypeError('a defect')).context)).rejects.toThrow(TypeError);
  });
});
