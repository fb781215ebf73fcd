import { pointsRange } from '../../model/money/points';
import type { Order } from '../../model/money/select-order';
import type { Actions, FieldErrors, Resume, StepContext, Submit } from '../../renderer/contract/step-contract';
import { knownDocument } from '../../renderer/payment/known-document';
import { goToTemplate } from '../../renderer/payment/points/points-failure';
import { liveToken, withoutSecrets } from '../../renderer/payment/points/points-session';
import { readSplit } from '../../renderer/payment/points/read-split';
import { listPointsUses, restOfOrder, selectPointsOrder } from '../../renderer/payment/points/select-points-order';
import type {
  LiveloPaymentForm,
  LiveloPaymentStepProps,
  PaymentMethodEntry,
  PointsAccount,
} from '../../schemas/generated/types';

type Context = StepContext<LiveloPaymentStepProps>;
type Prepared = { used: number; entries: PaymentMethodEntry[] } | { fieldErrors: FieldErrors };

/** Keeps split and card for the payment, the card in memory alone. A code that was right is not asked again. */
export const submit: Submit<LiveloPaymentStepProps, LiveloPaymentForm> = async (values, context) => {
  const { checkout, session, step } = context;
  const { points: account } = session;
  const order = selectPointsOrder(checkout, session, step);
  if (!account) return goToTemplate(context, 'livelo-cpf');
  if (!order) return { kind: 'stay', formError: { code: 'plan_unavailable', outcome: 'none' } };
  const prepared = prepare(values, order, account, context);
  if (!prepared) return goToTemplate(context, 'livelo-payment-method');
  if ('fieldErrors' in prepared) return { kind: 'stay', ...prepared };
  const { used, entries } = prepared;
  const { token } = session.pointsPayment ?? {};
  const document = values.registry || values.cpf || knownDocument(checkout, session);
  const patch = {
    points: { ...account, used },
    pointsPayment: {
      entries,
      values: withoutSecrets(values),
      ...(document && { document }),
      ...(token && { token }),
    },
  };
  if (liveToken(session) === undefined) return { kind: 'next', session: patch };
  return goToTemplate(context, 'livelo-code', { session: patch });
};

export const actions = {
  changeUse: async (context) => goToTemplate(context, 'livelo-payment-method'),
} satisfies Actions<LiveloPaymentStepProps>;

/** A buyer who comes back finds what was typed, without the security code. Without a choice, the choice comes first. */
export const resume: Resume<LiveloPaymentStepProps> = (context) => {
  const { points, pointsPayment } = context.session;
  if (points && !points.use) return Promise.resolve(goToTemplate(context, 'livelo-payment-method'));
  const { values, document } = pointsPayment ?? {};
  const { document: kind } = context.checkout.settings.payment;
  const filled = { ...(document && { [kind === 'registry' ? 'registry' : 'cpf']: document }), ...values };
  return Object.keys(filled).length === 0 ? undefined : Promise.resolve({ kind: 'stay', values: filled });
};

/** Undefined when the account cannot pay in the chosen way. */
function prepare(
  values: LiveloPaymentForm,
  order: Order,
  account: PointsAccount,
  { checkout, method }: Context,
): Prepared | undefined {
  const { use } = account;
  if (!use || !listPointsUses(order, account, checkout.settings).includes(use)) return undefined;
  if (use === 'only') return { used: order.amount, entries: [] };
  const range = pointsRange(account, order.amount);
  if (!range || !method) return undefined;
  const split = readSplit(values, order.amount, account, range);
  if ('fieldErrors' in split) return split;
  return { ...split, entries: method.buildEntries(values, restOfOrder(order, split.used)) };
}
