import type { Actions, Submit } from '../../renderer/contract/step-contract';
import { goTo } from '../../renderer/contract/step-contract';
import { failPoints, goToTemplate } from '../../renderer/payment/points/points-failure';
import { listPointsUses, selectPointsOrder } from '../../renderer/payment/points/select-points-order';
import type { LiveloPaymentMethodForm, LiveloPaymentMethodStepProps } from '../../schemas/generated/types';

/** Keeps the choice. Another use forgets the split. */
export const submit: Submit<LiveloPaymentMethodStepProps, LiveloPaymentMethodForm> = async ({ pointsUse }, context) => {
  const { checkout, session, step } = context;
  const { points: account } = session;
  const order = selectPointsOrder(checkout, session, step);
  if (!account) return goToTemplate(context, 'livelo-cpf');
  if (!order) return { kind: 'stay', formError: { code: 'plan_unavailable', outcome: 'none' } };
  const uses = listPointsUses(order, account, checkout.settings);
  if (uses.length === 0) return failPoints(context, 'livelo-error', 'insufficient');
  const use = uses.find((one) => one === pointsUse);
  if (!use) return { kind: 'stay', fieldErrors: { pointsUse: 'option-chosen' } };
  const { used, ...rest } = account;
  const isSame = use === account.use && used !== undefined;
  return { kind: 'next', session: { points: { ...rest, use, ...(isSame && { used }) } } };
};

export const actions = {
  /** Pays without points. */
  otherWay: async ({ payingSteps }) => goTo(payingSteps.paymentStepId),
} satisfies Actions<LiveloPaymentMethodStepProps>;

export { skipFreeOrder as resume } from '../../renderer/payment/points/select-points-order';
