import type { StepContext } from '../../renderer/contract/step-contract';
import type { StepResult } from '../../renderer/contract/step-result';
import { failPoints, goToTemplate } from '../../renderer/payment/points/points-failure';
import { withoutEntries } from '../../renderer/payment/points/points-session';
import { refusalActionOf } from '../../renderer/pieces/refusal-actions';
import type { SessionPatch } from '../../renderer/session/session';

/**
 * Outcome of a payment with points → result of the step. A failed try forgets the card, whose security code was good
 * for one. Where a card is part of it, the buyer types the code again on the step of the card.
 *
 * @param patch what the right code changed
 */
export async function followPayment(
  result: StepResult,
  patch: SessionPatch,
  context: StepContext<unknown>,
): Promise<StepResult> {
  // The bank's page replaces this one, which needs its account until then.
  if (result.kind === 'leave') return { ...result, session: { ...result.session, pointsPayment: null } };
  if (result.kind !== 'stay') {
    return { ...result, session: { ...patch, ...result.session, pointsPayment: null, points: null } };
  }
  const { kind: _, session, data: _data, ...told } = result;
  const { formError } = told;
  const { points, pointsPayment } = context.session;
  const kept = { ...patch, ...session };
  // Nothing was sent, or nobody knows what became of it.
  if (!formError || formError.purchase || formError.outcome !== 'none') return { ...result, session: kept };
  if (formError.code === 'points_insufficient') return failPoints(context, 'livelo-error', 'insufficient');
  const isRefusal = refusalActionOf(formError.code) !== undefined;
  const payment = pointsPayment && withoutEntries(pointsPayment);
  if (points?.use === 'mixed')
    return goToTemplate(context, 'livelo-payment', { session: { ...kept, pointsPayment: payment }, told });
  if (isRefusal) return failPoints(context, 'livelo-error', 'refused');
  // The price has changed: the points that it takes are counted again.
  if (session?.plans) return goToTemplate(context, 'livelo-payment', { session: kept, told });
  return { ...result, session: kept };
}
