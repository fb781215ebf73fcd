import { readServerClock } from '../../renderer/api/server-clock';
import { findCodeErrors } from '../../renderer/contract/explain-failure';
import type { Actions, Resume, StepContext, StepResult, Submit } from '../../renderer/contract/step-contract';
import { explainPointsFailure, failPoints, goToTemplate } from '../../renderer/payment/points/points-failure';
import { liveToken, withoutEntries } from '../../renderer/payment/points/points-session';
import { selectPointsOrder } from '../../renderer/payment/points/select-points-order';
import { resumeOrder, submitPoints } from '../../renderer/payment-form/paying';
import { refusalActionOf } from '../../renderer/pieces/refusal-actions';
import type { SessionPatch } from '../../renderer/session/session';
import type { LiveloCodeForm, LiveloCodeStepProps, PointsAccount, PointsPayment } from '../../schemas/generated/types';

type Context = StepContext<LiveloCodeStepProps>;

/** Checks the code, unless it was right before, and pays at once. */
export const submit: Submit<LiveloCodeStepProps, LiveloCodeForm> = async ({ code = '' }, context) => {
  const { session } = context;
  const { points: account } = session;
  if (!account || account.used === undefined) return goToTemplate(context, 'livelo-payment');
  const known = liveToken(session);
  if (known !== undefined) return pay(account, known, {}, context);
  if (code === '') return { kind: 'stay', fieldErrors: { code: 'sms-code' } };
  let token: PointsPayment['token'];
  try {
    token = await validateCode(account, code, context);
  } catch (error) {
    return explainCheck(error, account, context);
  }
  const pointsPayment = { ...session.pointsPayment, token };
  return pay(account, token.value, { pointsPayment }, { ...context, session: { ...session, pointsPayment } });
};

export const actions = {
  /** Sends a new code, which replaces the old one. */
  resend: async (context) => {
    const { points: account } = context.session;
    if (!account?.deviceId) return goToTemplate(context, 'livelo-select-device');
    const { sessionId, deviceId } = account;
    try {
      const { expiresAt, resendAt } = await context.api('sendLiveloCode', { body: { sessionId, deviceId } });
      const points = { ...account, expiresAt, resendAt, ...readServerClock() };
      return { kind: 'stay', session: { points }, data: { isSentAgain: true }, values: { code: '' }, focus: 'code' };
    } catch (error) {
      return explainPointsFailure(error, context, 'livelo-error', { usual: 'code_failed', limited: 'sms_limited' });
    }
  },
  otherDevice: async (context) => goToTemplate(context, 'livelo-select-device'),
  change: async (context) => goToTemplate(context, 'livelo-payment'),
} satisfies Actions<LiveloCodeStepProps>;

/** A reload during a payment continues with its outcome (PAY-3). A reload before it has lost the card. */
export const resume: Resume<LiveloCodeStepProps> = (context) => {
  const resumed = resumeOrder(context);
  if (resumed) return resumed.then((result) => result && followPayment(result, {}, context));
  const { points, pointsPayment } = context.session;
  if (!points || liveToken(context.session) !== undefined) return undefined;
  if (points.used === undefined) return Promise.resolve(goToTemplate(context, 'livelo-payment'));
  if (points.use === 'mixed' && !pointsPayment?.entries?.length) {
    const message = { formError: { code: 'card_again' } };
    return Promise.resolve(goToTemplate(context, 'livelo-payment', { message }));
  }
  return points.deviceId === undefined ? Promise.resolve(goToTemplate(context, 'livelo-select-device')) : undefined;
};

async function validateCode(account: PointsAccount, code: string, { api }: Context) {
  const { sessionId } = account;
  const { pointsToken, expiresAt } = await api('validateLiveloCode', { body: { sessionId, code } });
  const { clockAhead = 0 } = readServerClock();
  return { value: pointsToken, expiresAt: Date.parse(expiresAt) - clockAhead };
}

/** @param patch what the code's answer changes */
async function pay(account: PointsAccount, token: string, patch: SessionPatch, context: Context): Promise<StepResult> {
  const { checkout, session, step } = context;
  const { entries = [], document } = session.pointsPayment ?? {};
  const { use, used = 0 } = account;
  const order = selectPointsOrder(checkout, session, step);
  const sum = entries.reduce((total, { amount }) => total + amount, used);
  if (!order) return { kind: 'stay', session: patch, formError: { code: 'plan_unavailable', outcome: 'none' } };
  if (use === 'only' && sum !== order.amount) return goToTemplate(context, 'livelo-payment', { session: patch });
  if (use === 'mixed' && (entries.length === 0 || sum !== order.amount)) {
    const message = { formError: { code: 'card_again' } };
    return goToTemplate(context, 'livelo-payment', { session: patch, message });
  }
  const result = await submitPoints(context, { order, account, used, token, rest: entries, document });
  return followPayment(result, patch, context);
}

/** The second lockout ends the try: another code would only lock again. */
async function explainCheck(error: unknown, account: PointsAccount, context: Context): Promise<StepResult> {
  const messages = { usual: 'code_unchecked', limited: 'code_limited', findErrors: findCodeErrors };
  const result = await explainPointsFailure(error, context, 'livelo-error', messages);
  if (result.kind !== 'stay' || result.formError?.code !== 'code_limited') return result;
  if (account.isLocked) return failPoints(context, 'livelo-error', 'codes');
  return { ...result, session: { points: { ...account, isLocked: true } } };
}

/**
 * Outcome of a payment with points → result of the step. A failed try forgets the card, whose security code was good
 * for one. Where a card is part of it, the buyer types the code again on the step of the card.
 *
 * @param patch what the right code changed
 */
async function followPayment(
  result: StepResult,
  patch: SessionPatch,
  context: StepContext<unknown>,
): Promise<StepResult> {
  // The bank's page replaces this one, which needs its account until then.
  if (result.kind === 'leave') return { ...result, session: { ...result.session, pointsPayment: null } };
  if (result.kind !== 'stay') {
    return { ...result, session: { ...patch, ...result.session, pointsPayment: null, points: null } };
  }
  const { kind: _, session, data: _data, ...message } = result;
  const { formError } = message;
  const { points, pointsPayment } = context.session;
  const next = { ...patch, ...session };
  // Nothing was sent, or nobody knows what became of it.
  if (!formError || formError.purchase || formError.outcome !== 'none') return { ...result, session: next };
  if (formError.code === 'points_insufficient') return failPoints(context, 'livelo-error', 'insufficient');
  const isRefusal = refusalActionOf(formError.code) !== undefined;
  const payment = pointsPayment && withoutEntries(pointsPayment);
  if (points?.use === 'mixed')
    return goToTemplate(context, 'livelo-payment', { session: { ...next, pointsPayment: payment }, message });
  if (isRefusal) return failPoints(context, 'livelo-error', 'refused');
  // The price has changed: the points that it takes are counted again.
  if (session?.plans) return goToTemplate(context, 'livelo-payment', { session: next, message });
  return { ...result, session: next };
}
