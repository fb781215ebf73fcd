import type { PointsFailure } from '../../../schemas/generated/types';
import { asCallError, explainFailure, type FailureMessages } from '../../contract/explain-failure';
import type { StepContext, StepResult } from '../../contract/step-contract';
import { goTo } from '../../contract/step-contract';

type Reason = PointsFailure['reason'];

/** Ends the payment with points: forgets account, card and token, and shows the reason on the error step. */
export async function failPoints(
  context: StepContext<unknown>,
  errorTemplateId: string,
  reason: Reason,
): Promise<StepResult> {
  // A chunk of its own: no screen before reads open payments. Without it, nobody knows.
  const isUncertain = await import('./has-uncertain-payment').then(
    ({ hasUncertainPayment }) => hasUncertainPayment(context),
    () => true,
  );
  const pointsFailure = { reason, ...(isUncertain && { isUncertain }) };
  return goToTemplate(context, errorTemplateId, { session: { points: null, pointsPayment: null, pointsFailure } });
}

/** Goes to the flow's step of a template; stays in a flow without it. */
export function goToTemplate(
  { checkout }: Pick<StepContext<unknown>, 'checkout'>,
  templateId: string,
  result: Pick<Extract<StepResult, { kind: 'goTo' }>, 'session' | 'message'> = {},
): StepResult {
  const step = checkout.flow.steps.find((one) => one.templateId === templateId);
  return goTo(
    step?.id,
    step ? result : { ...result, message: { formError: { code: 'unavailable' }, ...result.message } },
  );
}

/**
 * Failed call to the partner → end of the payment with points, or message on the step.
 *
 * @throws any error that is no failed call
 */
export async function explainPointsFailure(
  error: unknown,
  context: StepContext<unknown>,
  errorTemplateId: string,
  messages: FailureMessages,
): Promise<StepResult> {
  const reason = pointsFailureOf(error);
  return reason ? failPoints(context, errorTemplateId, reason) : explainFailure(error, messages);
}

/** Reason that ends the payment; undefined for a failure that the step shows itself. */
function pointsFailureOf(error: unknown): Reason | undefined {
  const { status, body } = asCallError(error);
  if (body.code === 'points_insufficient') return 'insufficient';
  if (body.code === 'session_not_found') return 'ended';
  // A backend without the partner's calls answers 404 or 501.
  return status === 404 || status >= 500 ? 'unavailable' : undefined;
}
