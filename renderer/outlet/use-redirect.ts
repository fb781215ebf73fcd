import { useAtom, useStore } from 'jotai';
import { useEffect, useMemo } from 'react';
import { findGiver, listGivers } from '../../model/flow/list-givers';
import {
  firstStep,
  type PayingSteps,
  passOverUpsell,
  type Step,
  selectNextStep,
  showsPixCode,
  takesMoney,
} from '../../model/flow/resolve-step';
import { listSources, selectPlanOfStep } from '../../model/money/select-plan-of-step';
import type { CheckoutView } from '../checkout/checkout-view';
import type { StepResult } from '../contract/step-contract';
import { report } from '../report/report';
import { holds } from '../session/parts/registry.generated';
import { isFinished, offersUpsell } from '../session/purchase-owner';
import { emptySession, type Session, sessionAtom } from '../session/session';
import type { Place } from './use-place';

interface RedirectSources {
  checkout: CheckoutView;
  place: Place;
  payingSteps: PayingSteps;
  /** Payment that waits and that the URL should name; null for none. */
  waitingToken: string | null;
  /** Whether the buyer already goes to another step. */
  isLeaving: boolean;
  go: (next: Step, how: 'replace') => unknown;
}

/**
 * Leads away from a step that lacks an earlier answer, is passed over, or whose URL names another payment.
 *
 * @returns whether the step can be shown
 */
export function useRedirect({ checkout, place, payingSteps, waitingToken, isLeaving, go }: RedirectSources) {
  const [session, setSession] = useAtom(sessionAtom);
  const store = useStore();
  const { flow, manifests } = checkout;
  const { step, manifest, urlToken } = place;
  const { pixStepId } = payingSteps;
  const plan = selectPlanOfStep(checkout, session, step);
  const isKnown = session.isRestored && waitingToken === null;
  const missing = isKnown && manifest.needs?.find((need) => !holds(session, need, plan));
  const givers = useMemo(() => listGivers(flow, step, manifests), [flow, step, manifests]);
  // Without a lead, the buyer has paid and the purchase is over, or the lead itself is missing.
  const unanswered =
    isKnown && session.leadId !== null ? givers.find(({ need }) => !holds(session, need, plan))?.step : undefined;
  const isPassedOver = manifest.sells === 'upsell' && isKnown && !offersUpsell(checkout, session);
  const isOfOther = session.elsewhere !== null && session.elsewhere !== urlToken;
  /** The URL of a receipt names a code that is not paid yet: we show the code. */
  const codeStep =
    urlToken !== undefined &&
    manifest.needs?.includes('purchase') &&
    session.pix?.token === urlToken &&
    session.purchases.main?.token !== urlToken
      ? flow.steps.find(({ id }) => id === pixStepId)
      : undefined;
  const selectRedirect = (): Step | 'forget' | undefined => {
    if (codeStep && isKnown) return codeStep;
    const { main, upsell } = session.purchases;
    const instead = (isPassedOver && main && passOverUpsell(flow, step, manifests)) || unanswered;
    if (instead || !(missing || isOfOther)) return instead;
    const isBought = [main, upsell].some((bought) => bought?.token === urlToken);
    // We try the payment that the URL names. If it is gone, we use what this browser stores.
    if (isOfOther || (urlToken && !isBought)) return 'forget';
    const giver = missing ? findGiver(flow, step, missing, manifests) : undefined;
    const after = urlToken && selectTarget({ kind: 'next' }, step, { checkout, session });
    return after || giver || firstStep(flow);
  };
  const target = selectRedirect();
  useEffect(() => {
    // The router may show the next step before the answer's transition: this render then has the session before it.
    if (!target || isLeaving || store.get(sessionAtom) !== session) return;
    if (target === 'forget') setSession(emptySession);
    else void go(target, 'replace');
  }, [target, session, store, isLeaving, go, setSession]);
  return !missing && !isPassedOver;
}

interface TargetSources {
  checkout: CheckoutView;
  /** Session before the result is written. */
  session: Pick<Session, 'leadId' | 'purchases'>;
}

/**
 * StepResult → target step; undefined when the result stays, leaves the site or ends the flow. Skips a step that shows
 * a code if the result brings none, and upsell steps that cannot be offered. Reports a step that the flow lacks.
 */
export function selectTarget(result: StepResult, step: Step, { checkout, session }: TargetSources): Step | undefined {
  if (result.kind === 'stay' || result.kind === 'leave') return undefined;
  const { flow, manifests, sells } = checkout;
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
