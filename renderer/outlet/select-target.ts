import { selectNextStep } from '../../model/flow/next-step-url';
import { passOverUpsell, showsPixCode, takesMoney } from '../../model/flow/paying-steps';
import type { Manifests, Step } from '../../model/flow/resolve-step';
import { listSources } from '../../model/money/select-plan-of-step';
import type { CheckoutView } from '../checkout/checkout-view';
import type { StepResult } from '../contract/step-result';
import { report } from '../report/report';
import { offersUpsell } from '../session/offers-upsell';
import { isFinished } from '../session/purchase-owner';
import type { Session } from '../session/session';

interface TargetSources {
  checkout: CheckoutView;
  manifests: Manifests;
  /** Session before the result is written. */
  session: Pick<Session, 'leadId' | 'purchases'>;
}

/**
 * StepResult → target step; undefined when the result stays, leaves the site or ends the flow. Skips a step that shows
 * a code if the result brings none, and upsell steps that cannot be offered. Reports a step that the flow lacks.
 */
export function selectTarget(
  result: StepResult,
  step: Step,
  { checkout, manifests, session }: TargetSources,
): Step | undefined {
  if (result.kind === 'stay' || result.kind === 'leave') return undefined;
  const { flow, sells } = checkout;
  // A buyer who returns with the upsell paid, or has paid its code, continues after the step that sold it.
  const manifest = manifests[step.templateId];
  const isBehind = sells === 'upsell' && (manifest.receivesReturns || showsPixCode(manifest));
  const paying = listSources(checkout).find(({ templateId }) => takesMoney(manifests[templateId]));
  const from = isBehind && paying ? paying : step;
  const stepId = result.kind === 'goTo' ? result.stepId : undefined;
  let next = selectNextStep(flow, from, stepId);
  if (stepId !== undefined && next?.id !== stepId && next?.templateId !== stepId)
    report('error', 'the flow lacks the step that a step leads to', { area: 'flow', code: stepId });
  while (next && !result.session?.pix && showsPixCode(manifests[next.templateId])) next = selectNextStep(flow, next);
  const sold = result.session?.purchase;
  const purchases: Session['purchases'] = { ...session.purchases, ...(sold && { [sells]: sold }) };
  const { main, upsell } = purchases;
  const isPaid = upsell !== null && isFinished(upsell);
  if (next && (isPaid || !offersUpsell(checkout, session, main))) next = passOverUpsell(flow, next, manifests);
  return next === step ? undefined : next;
}
