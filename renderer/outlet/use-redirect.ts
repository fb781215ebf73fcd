import { useAtom, useStore } from 'jotai';
import { useEffect, useMemo } from 'react';
import { findGiver, listGivers } from '../../model/flow/list-givers';
import { type PayingSteps, passOverUpsell } from '../../model/flow/paying-steps';
import { firstStep, type Manifests, type Step } from '../../model/flow/resolve-step';
import { selectPlanOfStep } from '../../model/money/select-plan-of-step';
import type { CheckoutView } from '../checkout/checkout-view';
import { offersUpsell } from '../session/offers-upsell';
import { holds } from '../session/parts/registry.generated';
import { emptySession, sessionAtom } from '../session/session';
import { selectTarget } from './select-target';
import type { Place } from './use-place';

interface RedirectSources {
  checkout: CheckoutView;
  manifests: Manifests;
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
export function useRedirect({ checkout, manifests, place, payingSteps, waitingToken, isLeaving, go }: RedirectSources) {
  const [session, setSession] = useAtom(sessionAtom);
  const store = useStore();
  const { flow } = checkout;
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
  useEffect(() => {
    // The router may show the next step before the answer's transition: this render then has the session before it.
    if (isLeaving || store.get(sessionAtom) !== session) return;
    if (codeStep && isKnown) return void go(codeStep, 'replace');
    const instead = isPassedOver && session.purchases.main ? passOverUpsell(flow, step, manifests) : undefined;
    if (instead) return void go(instead, 'replace');
    if (unanswered) return void go(unanswered, 'replace');
    if (!(missing || isOfOther)) return;
    const { main, upsell } = session.purchases;
    const isBought = [main, upsell].some((bought) => bought?.token === urlToken);
    // We try the payment that the URL names. If it is gone, we use what this browser stores.
    if (isOfOther || (urlToken && !isBought)) setSession(emptySession);
    else {
      const giver = missing ? findGiver(flow, step, missing, manifests) : undefined;
      const after = urlToken && selectTarget({ kind: 'next' }, step, { checkout, manifests, session });
      void go(after || giver || firstStep(flow), 'replace');
    }
  }, [
    session,
    store,
    missing,
    isPassedOver,
    unanswered,
    isOfOther,
    isLeaving,
    isKnown,
    codeStep,
    go,
    flow,
    step,
    manifests,
    urlToken,
    checkout,
    setSession,
  ]);
  return !missing && !isPassedOver;
}
