import type { Actions, StepContext, StepResult, Submit } from '../../renderer/contract/step-contract';
import { goTo } from '../../renderer/contract/step-contract';
import { findPaid } from '../../renderer/payment/find-paid';
import { explainPointsFailure, failPoints, goToTemplate } from '../../renderer/payment/points/points-failure';
import { listPointsUses, selectPointsOrder } from '../../renderer/payment/points/select-points-order';
import type { LiveloCpfForm, LiveloCpfStepProps } from '../../schemas/generated/types';

type Context = StepContext<LiveloCpfStepProps>;

/** Opens a session with the points partner. To collect points, the CPF stays in memory until the payment. */
export const submit: Submit<LiveloCpfStepProps, LiveloCpfForm> = async ({ cpf }, context) => {
  const { checkout, session, step } = context;
  if (findPaid(checkout, session, step)) return goToTemplate(context, 'success');
  if (step.props.mode === 'accrual') return { kind: 'next', session: { collector: cpf, points: null } };
  return openSession(cpf, context).catch((error: unknown) =>
    explainPointsFailure(error, context, 'livelo-error', {
      findErrors: ({ fields }) => (fields?.cpf === undefined ? {} : { cpf: 'cpf-invalid' }),
    }),
  );
};

export const actions = {
  /** Pays without points. */
  otherWay: async ({ payingSteps }) => goTo(payingSteps.paymentStepId),
} satisfies Actions<LiveloCpfStepProps>;

export { skipFreeOrder as resume } from '../../renderer/payment/points/select-points-order';

async function openSession(cpf: string, context: Context): Promise<StepResult> {
  const { checkout, session, step, api } = context;
  const { business, payment } = checkout.settings;
  const order = selectPointsOrder(checkout, session, step);
  if (!order) return { kind: 'stay', formError: { code: 'plan_unavailable', outcome: 'none' } };
  const account = await api('openLiveloSession', {
    body: {
      cpf: cpf.replace(/\D/g, ''),
      business,
      ...(payment.usesBusinessAndProductCode ? { productCode: checkout.product.code } : {}),
    },
  });
  if (listPointsUses(order, account, checkout.settings).length === 0)
    return failPoints(context, 'livelo-error', 'insufficient');
  // Fills in the field of the invoice, where the shop asks for a document.
  const pointsPayment = payment.collectsDocument ? { document: cpf } : null;
  return {
    kind: 'next',
    session: { points: account, pointsPayment, pointsFailure: null, collector: null },
  };
}
