import { ApiCallError } from '../../renderer/api/api';
import { readServerClock } from '../../renderer/api/server-clock';
import type { CheckoutView } from '../../renderer/checkout/checkout-view';
import { explainFailure, findCodeErrors } from '../../renderer/contract/explain-failure';
import type { Actions, Load, StepContext, StepResult, Submit } from '../../renderer/contract/step-contract';
import { fingerprintOf } from '../../renderer/session/fingerprint-of';
import { selectPhoneCheck } from '../../renderer/session/parts/phone/select-phone-check';
import type {
  PhoneCheck,
  PhoneVerificationForm,
  PhoneVerificationStepProps,
  SendSmsRequest,
} from '../../schemas/generated/types';

type Context = Pick<StepContext<PhoneVerificationStepProps>, 'session' | 'checkout' | 'api'>;

/** Result of sending: sent, sent again on request, or rejected with a reason. */
export interface SentCode {
  state: 'sent' | 'sentAgain' | 'rateLimited' | 'refused';
}

/** Pending requests by lead. Opening the step again must not send a second code. */
const underWay = new Map<string, Promise<PhoneCheck>>();

/**
 * Sends a code, unless this lead's phone already has a valid one.
 *
 * @throws ApiCallError when the backend cannot be reached
 */
export const load: Load<PhoneVerificationStepProps, SentCode> = async ({ session, checkout, api, keep }) => {
  const check = selectPhoneCheck(session);
  // A paid purchase has removed its lead: nothing is left to confirm.
  if (session.leadId === null || (check && (check.isVerified || !isOver(check)))) return { state: 'sent' };
  try {
    keep({ phoneCheck: await sendOnce(session.leadId, { session, checkout, api }) });
    return { state: 'sent' };
  } catch (error) {
    if (!(error instanceof ApiCallError) || error.status === 0 || error.status >= 500) throw error;
    return { state: error.status === 429 ? 'rateLimited' : 'refused' };
  }
};

/** Checks the code. A confirmed phone continues. If no code could be sent, the buyer corrects the number. */
export const submit: Submit<PhoneVerificationStepProps, PhoneVerificationForm> = async ({ code }, context) => {
  const { session, checkout, api } = context;
  const { leadId } = session;
  const check = selectPhoneCheck(session);
  if (leadId === null || check?.isVerified) return { kind: 'next' };
  if (code === undefined) return toLead(checkout);
  try {
    await api('validatePhone', { path: { leadId }, body: { code, ...sellerOf(checkout) } });
  } catch (error) {
    return explainFailure(error, { usual: 'code_unchecked', limited: 'code_limited', findErrors: findCodeErrors });
  }
  const now = new Date().toISOString();
  const confirmed = check ?? { ...ownerOf(leadId, session.phone), expiresAt: now, resendAt: now };
  return { kind: 'next', session: { phoneCheck: { ...confirmed, isVerified: true } } };
};

export const actions = {
  /** Sends a new code, which replaces the old one. */
  resend: async (context) => {
    const { leadId } = context.session;
    if (leadId === null) return { kind: 'next' };
    try {
      const phoneCheck = await sendOnce(leadId, context);
      const data: SentCode = { state: 'sentAgain' };
      return { kind: 'stay', session: { phoneCheck }, data, values: { code: '' }, focus: 'code' };
    } catch (error) {
      return explainFailure(error, { usual: 'sms_failed', limited: 'sms_limited' });
    }
  },
  /** Opens the first step with the focus in its phone field. */
  changeNumber: async ({ checkout }) => toLead(checkout),
} satisfies Actions<PhoneVerificationStepProps>;

function sendOnce(leadId: string, context: Context): Promise<PhoneCheck> {
  const sending = underWay.get(leadId) ?? send(leadId, context).finally(() => underWay.delete(leadId));
  underWay.set(leadId, sending);
  return sending;
}

async function send(leadId: string, { session, checkout, api }: Context): Promise<PhoneCheck> {
  const { expiresAt, resendAt } = await api('sendSms', { path: { leadId }, body: sellerOf(checkout) });
  return { ...ownerOf(leadId, session.phone), expiresAt, resendAt, ...readServerClock(), isVerified: false };
}

function ownerOf(leadId: string, phone: string): Pick<PhoneCheck, 'leadId' | 'phone'> {
  return { leadId, phone: fingerprintOf(phone) };
}

function sellerOf({ settings, product }: CheckoutView): SendSmsRequest {
  const { business, payment } = settings;
  return { business, ...(payment.usesBusinessAndProductCode ? { productCode: product.code } : {}) };
}

/** Whether the code has expired, by the server's clock. */
function isOver({ expiresAt, clockAhead = 0 }: PhoneCheck): boolean {
  return Date.parse(expiresAt) <= Date.now() + clockAhead;
}

function toLead({ flow: { steps } }: CheckoutView): StepResult {
  const lead = steps.find(({ templateId }) => templateId === 'lead') ?? steps[0];
  if (!lead) throw new RangeError('a flow has no steps');
  return { kind: 'goTo', stepId: lead.id, message: { focus: 'phone' } };
}
