import type { Actions, StepContext, StepResult, Submit } from '../../renderer/contract/step-contract';
import { goTo } from '../../renderer/contract/step-contract';
import { goToTemplate } from '../../renderer/payment/points/points-failure';
import type { LiveloErrorStepProps } from '../../schemas/generated/types';
import { paysAnotherWay } from './pays-another-way';

type Context = StepContext<LiveloErrorStepProps>;

/** The way that helps more: with too few points or without the partner, another method; else another try. */
export const submit: Submit<LiveloErrorStepProps, Record<string, never>> = async (_, context) =>
  paysAnotherWay(context.session.pointsFailure) ? payAnotherWay(context) : tryAgain(context);

export const actions = {
  again: async (context) => tryAgain(context),
  otherWay: async (context) => payAnotherWay(context),
} satisfies Actions<LiveloErrorStepProps>;

function tryAgain(context: Context): StepResult {
  return goToTemplate(context, 'livelo-cpf', { session: { pointsFailure: null } });
}

function payAnotherWay({ payingSteps }: Context): StepResult {
  return goTo(payingSteps.paymentStepId);
}
