import { describe, expect, it, vi } from 'vitest';
import { type Api, ApiCallError } from '../../renderer/api/api';
import type { CheckoutView } from '../../renderer/checkout/checkout-view';
import type { LoadContext } from '../../renderer/contract/step-contract';
import { fingerprintOf } from '../../renderer/session/fingerprint-of';
import { holds } from '../../renderer/session/parts/phone/phone.part';
import type { Session, SessionPatch } from '../../renderer/session/session';
import { makeCheckoutView } from '../../renderer/testing/make-checkout-view';
import { makeFlow } from '../../renderer/testing/make-flow';
import { makeSession } from '../../renderer/testing/make-session';
import { makeStepContext } from '../../renderer/testing/make-step-context';
import type { ApiError, PhoneCheck, PhoneVerificationStepProps } from '../../schemas/generated/types';
import { actions, load, submit } from './phone-verification.step';

const phone = '(11) 98765-4321';
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const times = { expiresAt: inMinutes(5), resendAt: inMinutes(0.5) };
const sent: PhoneCheck = { leadId: 'lead_1', phone: fingerprintOf(phone), ...times, isVerified: false };
const failure = (status: number, body: Partial<ApiError> = {}) =>
  new ApiCallError(status, { code: 'invalid_request', retryable: false, outcome: 'none', ...body });

/** A buyer with a lead, a backend with one answer, and the stored values. */
function visit(answer: object = times, phoneCheck: PhoneCheck | null = null, more: Partial<Session> = {}) {
  const call = vi.fn(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const kept: SessionPatch[] = [];
  const flow = makeFlow(
    'default',
    { id: 'buyer', templateId: 'lead' },
    { id: 'phone', templateId: 'phone-verification' },
  );
  const checkout: CheckoutView = { ...makeCheckoutView(), flow };
  const context = makeStepContext<PhoneVerificationStepProps>({
    step: { id: 'phone', props: {} },
    session: makeSession({ leadId: 'lead_1', phone, phoneCheck, ...more }),
    checkout,
    api: call as unknown as Api,
  });
  const loading: LoadContext<PhoneVerificationStepProps> = {
    ...context,
    signal: new AbortController().signal,
    keep: (patch) => void kept.push(patch),
  };
  return { call, kept, context, loading, checkout };
}

describe('on arrival a code', () => {
  it('is sent to my phone, and neither code nor phone is stored', async () => {
    const { call, kept, loading, checkout } = visit();
    expect(await load(loading)).toEqual({ state: 'sent' });
    const body = { business: checkout.settings.business, productCode: checkout.product.code };
    expect(call).toHaveBeenCalledExactlyOnceWith('sendSms', { path: { leadId: 'lead_1' }, body });
    expect(kept).toEqual([{ phoneCheck: sent }]);
    expect(JSON.stringify(kept)).not.toContain('98765');
  });

  it('is sent with only the business if the brand sets that', async () => {
    const { call, loading, checkout } = visit();
    const { settings } = checkout;
    const payment = { ...settings.payment, usesBusinessAndProductCode: false };
    await load({ ...loading, checkout: { ...checkout, settings: { ...settings, payment } } });
    expect(call).toHaveBeenCalledWith('sendSms', expect.objectContaining({ body: { business: settings.business } }));
  });

  it('is sent once when I leave and return before the answer', async () => {
    const { call, loading } = visit();
    await Promise.all([load(loading), load(loading)]);
    expect(call).toHaveBeenCalledOnce();
  });

  it.each<[title: string, check: PhoneCheck | null, calls: number, more?: Partial<Session>]>([
    ['that is still valid is not sent again', sent, 0],
    ['is not sent to a confirmed phone', { ...sent, expiresAt: inMinutes(-1), isVerified: true }, 0],
    ['is sent again after it expires', { ...sent, expiresAt: inMinutes(-1) }, 1],
    [
      'is valid by the server’s clock, not by that of my device',
      { ...sent, expiresAt: inMinutes(-1), clockAhead: -120_000 },
      0,
    ],
    ['expires by the server’s clock, not by that of my device', { ...sent, clockAhead: 600_000 }, 1],
    ['is sent for another lead', { ...sent, leadId: 'lead_0' }, 1],
    ['is sent to another number', sent, 1, { phone: '(11) 91234-5678' }],
    ['is not sent after the purchase has removed my lead', null, 0, { leadId: null }],
  ])('%s', async (_, check, calls, more) => {
    const { call, loading } = visit(times, check, more);
    await load(loading);
    expect(call).toHaveBeenCalledTimes(calls);
  });

  it.each([
    [429, 'rateLimited'],
    [404, 'refused'],
    [422, 'refused'],
  ])('that is rejected with %i has the state %s', async (status, state) => {
    const { kept, loading } = visit(failure(status));
    expect(await load(loading)).toEqual({ state });
    expect(kept).toEqual([]);
  });

  it.each([0, 500, 503])('that cannot be sent (%i) can be retried', async (status) => {
    const error = failure(status);
    await expect(load(visit(error).loading)).rejects.toBe(error);
  });
});

describe('the code that I type', () => {
  it('confirms my phone and continues', async () => {
    const { call, context, checkout } = visit({ valid: true }, sent);
    const confirmed = { ...sent, isVerified: true };
    expect(await submit({ code: '123456' }, context)).toEqual({ kind: 'next', session: { phoneCheck: confirmed } });
    const body = { code: '123456', business: checkout.settings.business, productCode: checkout.product.code };
    expect(call).toHaveBeenCalledExactlyOnceWith('validatePhone', { path: { leadId: 'lead_1' }, body });
    expect(holds(makeSession({ leadId: 'lead_1', phone, phoneCheck: confirmed }), undefined)).toBe(true);
    expect(holds(makeSession({ leadId: 'lead_1', phone, phoneCheck: sent }), undefined)).toBe(false);
  });

  it('confirms my phone even if another tab requested the code', async () => {
    const { context } = visit({ valid: true });
    const result = await submit({ code: '123456' }, context);
    expect(result).toMatchObject({ kind: 'next', session: { phoneCheck: { leadId: 'lead_1', isVerified: true } } });
  });

  it.each<[title: string, error: ApiCallError, message: object]>([
    ['wrong', failure(422, { code: 'code_invalid' }), { fieldErrors: { code: 'code_invalid' } }],
    ['old', failure(422, { code: 'code_expired' }), { fieldErrors: { code: 'code_expired' } }],
    ['not a code', failure(422, { fields: { code: 'pattern' } }), { fieldErrors: { code: 'sms-code' } }],
    ['typed too often', failure(429, { code: 'rate_limited' }), { formError: { code: 'code_limited' } }],
    ['sent without internet', failure(0), { formError: { code: 'network' } }],
    ['not checked', failure(500), { formError: { code: 'code_unchecked' } }],
  ])('shows its error if it is %s', async (_, error, message) => {
    expect(await submit({ code: '123456' }, visit(error, sent).context)).toEqual({ kind: 'stay', ...message });
  });

  it('is not needed when my phone is confirmed', async () => {
    const { call, context } = visit({}, { ...sent, isVerified: true });
    expect(await submit({}, context)).toEqual({ kind: 'next' });
    expect(call).not.toHaveBeenCalled();
  });
});

const toPhone = { kind: 'goTo', stepId: 'buyer', message: { focus: 'phone' } };

it('the main button opens my phone number if no code could be sent', async () => {
  expect(await submit({}, visit().context)).toEqual(toPhone);
});

describe('the other buttons of the phone verification', () => {
  it('lead to the first step, with the cursor in the phone field', async () => {
    expect(await actions.changeNumber(visit().context)).toEqual(toPhone);
  });

  it('send another code and clear the field', async () => {
    expect(await actions.resend(visit(times, sent).context)).toEqual({
      kind: 'stay',
      session: { phoneCheck: sent },
      data: { state: 'sentAgain' },
      values: { code: '' },
      focus: 'code',
    });
  });

  it.each([
    [0, 'network'],
    [429, 'sms_limited'],
    [500, 'sms_failed'],
  ])('explain why no other code was sent (%i)', async (status, code) => {
    const result = await actions.resend(visit(failure(status), sent).context);
    expect(result).toEqual({ kind: 'stay', formError: { code } });
  });

  it('do not hide an internal error', async () => {
    const { context } = visit(new TypeError('a defect'), sent);
    await expect(actions.resend(context)).rejects.toThrow(TypeError);
    await expect(submit({ code: '123456' }, context)).rejects.toThrow(TypeError);
  });
});
