import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import dynamic from 'next/dynamic';
import { type ComponentProps, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { checkRedirect, redirectHosts } from '../../model/check-redirect';
import { countSteps } from '../../model/flow/count-steps';
import { stepUrl } from '../../model/flow/next-step-url';
import { findPayingSteps, passOverUpsell } from '../../model/flow/paying-steps';
import { firstStep, previousStep, type Step } from '../../model/flow/resolve-step';
import { selectCharged } from '../../model/money/select-charged';
import { selectPlanOfStep } from '../../model/money/select-plan-of-step';
import { CheckoutContext } from '../checkout/checkout-context';
import { sellOffer } from '../checkout/sell-offer';
import type { StepPhase } from '../contract/step-contract';
import type { StepResult } from '../contract/step-result';
import { selectWaitingToken } from '../payment/select-waiting-token';
import { offersUpsell } from '../session/offers-upsell';
import { holds } from '../session/parts/registry.generated';
import { patchSessionAtom } from '../session/patch-session';
import { ownersOf } from '../session/purchase-owner';
import { takeChoices, watchScripts } from '../session/renew-page';
import type { RestoredSessionProps } from '../session/restored-session';
import { chosenPaymentAtom, emptySession, loadingAtom, type Session, sessionAtom } from '../session/session';
import { useStoredSession } from '../session/use-stored-session';
import { ChunkLoading } from '../step/chunk-loading';
import { CookiesOff } from './cookies-off';
import { Frame } from './frame';
import { leavePage, showLink } from './leave-page';
import { OrderSummary } from './order-summary';
import { Overlay } from './overlay';
import { selectSoldOffer } from './select-sold-offer';
import { selectTarget } from './select-target';
import { useAddress } from './use-address';
import { useCleanAddress } from './use-clean-address';
import { useFocusOnStep } from './use-focus-on-step';
import { useLateResult } from './use-late-result';
import { usePageTitle } from './use-page-title';
import { type Place, usePlace } from './use-place';
import { type OutletProps, type PageOutletProps, usePreloads } from './use-preloads';
import { useShallowHistory } from './use-shallow-history';
import { useUpsellTheme } from './use-upsell-theme';

const RestoredSession = dynamic<RestoredSessionProps>(() => import('../session/restored-session'), {
  // Nothing stands in for what shows nothing; only its failure is seen.
  loading: (state) => <ChunkLoading {...state} pastDelay={false} />,
});

/** Plays the step that the URL names. Owns loading, navigation and the focus on a new step's heading. */
export function Outlet({ checkout: page, ...props }: PageOutletProps) {
  const session = useAtomValue(sessionAtom);
  const place = usePlace(page, props);
  const sells = selectSoldOffer(page, place.manifest, session, place.urlToken);
  const checkout = useMemo(() => sellOffer(page, props.manifests, sells), [page, props.manifests, sells]);
  return (
    <CheckoutContext.Provider value={checkout}>
      <StepOutlet {...props} checkout={checkout} place={place} />
    </CheckoutContext.Provider>
  );
}

function StepOutlet({ checkout, manifests, templates, api, navigation, place }: OutletProps & { place: Place }) {
  const [session, setSession] = useAtom(sessionAtom);
  const patchSession = useSetAtom(patchSessionAtom);
  const setIsLoading = useSetAtom(loadingAtom);
  const setChosenPayment = useSetAtom(chosenPaymentAtom);
  const [hasErrors, setHasErrors] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const [unpaidToken, setUnpaid] = useState<string>();
  const [areCookiesOff, setCookiesOff] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const { flow, product, search, sells, offers } = checkout;
  const { step, params, manifest, urlToken } = place;
  const Template = templates[step.templateId];
  const needsStored = useStoredSession(manifest.needs.length > 0 || urlToken !== undefined, checkout);
  const leadOn = useShallowHistory(navigation);

  const latest = useRef(session);
  latest.current = session;
  const go = useCallback(
    (next: Step, how: 'push' | 'replace') => {
      const url = stepUrl(next, manifests, search, latest.current.elsewhere);
      return navigation[how](url, undefined, { shallow: true, scroll: true });
    },
    [navigation, manifests, search],
  );

  const targetSources = useCallback(() => ({ checkout, manifests, session: latest.current }), [checkout, manifests]);
  const payingSteps = useMemo(() => findPayingSteps(flow, manifests, sells), [flow, manifests, sells]);
  const { waitingStepId, pixStepId } = payingSteps;
  const plan = selectPlanOfStep(checkout, session, step);
  const { isPayable = true } = selectCharged(checkout, step.id) ?? {};
  const waitingToken = selectWaitingToken(session, sells, manifest, urlToken);
  const isKnown = session.isRestored && waitingToken === null;
  const missing = isKnown && manifest.needs.find((need) => !holds(session, need, plan));
  const isPassedOver = manifest.sells === 'upsell' && isKnown && !offersUpsell(checkout, session);
  /**
   * The session of a step whose result is being followed: its patch may take away what the step needs, or tell of it as over,
   * and the next step is not shown yet.
   */
  const [leaving, setLeaving] = useState<{ step: Step; session: Session }>();
  const isLeaving = leaving !== undefined;
  /** The same, from the moment of the answer on: known before it is rendered. */
  const isAnswered = useRef(false);
  const isOfOther = session.elsewhere !== null && session.elsewhere !== urlToken;
  /** The address of a receipt names the code that is still to be paid here: the code is shown. */
  const codeStep =
    urlToken !== undefined &&
    manifest.needs.includes('purchase') &&
    session.pix?.token === urlToken &&
    session.purchases.main?.token !== urlToken
      ? flow.steps.find(({ id }) => id === pixStepId)
      : undefined;
  useEffect(() => {
    if (isLeaving) return;
    if (codeStep && isKnown) return void go(codeStep, 'replace');
    const instead = isPassedOver && latest.current.purchases.main ? passOverUpsell(flow, step, manifests) : undefined;
    if (instead) return void go(instead, 'replace');
    if (!(missing || isOfOther)) return;
    const { main, upsell } = latest.current.purchases;
    const isBought = [main, upsell].some((bought) => bought?.token === urlToken);
    // What the address names is looked for, and what it does not name any more gives way to what this browser keeps.
    if (isOfOther || (urlToken && !isBought)) setSession(emptySession);
    else void go((urlToken && selectTarget({ kind: 'next' }, step, targetSources())) || firstStep(flow), 'replace');
  }, [
    missing,
    isPassedOver,
    isOfOther,
    isLeaving,
    isKnown,
    codeStep,
    go,
    flow,
    step,
    manifests,
    urlToken,
    targetSources,
    setSession,
  ]);
  useCleanAddress(navigation, search, manifest.entry);
  const isNamed = waitingToken === null || waitingToken === urlToken;
  useAddress(navigation, isNamed || isLeaving ? null : stepUrl(step, manifests, search, waitingToken));

  const owners = useMemo(() => ownersOf(checkout), [checkout]);
  const { late, keepFor, onLate } = useLateResult(step, go);
  const onResult = useCallback(
    async (result: StepResult, how: 'push' | 'replace' = 'push') => {
      const { session: patch } = result;
      const next = selectTarget(result, step, targetSources());
      // Until the end of the flow, what the buyer typed is kept for what is offered next.
      const isOfferNext =
        step.defaultNextStepId !== undefined && offersUpsell(checkout, latest.current, patch?.purchase);
      const follow = () => {
        if (next) setLeaving({ step, session: latest.current });
        if (patch) patchSession(isOfferNext ? { ...patch, isPurchaseOver: false } : patch, checkout);
      };
      // As the router shows the next step, and before it: the old step, whose props stay, is not rendered again for it.
      if (next) startTransition(follow);
      else follow();
      if (result.kind === 'leave') {
        const href = checkRedirect(result.href, redirectHosts(checkout));
        if (href === undefined) throw new RangeError('a step leads to a host that the brand does not list');
        await leavePage(href);
      }
      if (next) {
        isAnswered.current = true;
        try {
          await leadOn(() => go(next, how));
        } finally {
          isAnswered.current = false;
          setLeaving(undefined);
        }
        // Not before: what is told takes the focus, which the page under the overlay could not.
        if (result.kind === 'goTo' && result.told) keepFor({ step: next, result: { kind: 'stay', ...result.told } });
      } else if (result.kind === 'leave') {
        // Back here, or the other page has not come: what was begun there is waited for.
        const waiting = flow.steps.find(({ id }) => id === waitingStepId);
        if (waiting && waiting !== step) await go(waiting, 'replace');
      }
    },
    [patchSession, checkout, flow, step, targetSources, waitingStepId, go, leadOn, keepFor],
  );

  const onPhase = useCallback(
    (phase: StepPhase) => {
      setIsLoading(phase === 'sending');
      setConfirming(phase === 'confirming');
    },
    [setIsLoading],
  );

  useEffect(watchScripts, []);
  useEffect(() => {
    if (!session.isRestored) return;
    const kept = takeChoices();
    if (!kept) return;
    const { values, isPressLost } = kept;
    keepFor({ step, result: { kind: 'stay', ...(isPressLost && { formError: { code: 'renewed' } }), values } });
  }, [session.isRestored, step, keepFor]);
  usePreloads({ checkout, manifests, templates }, step, payingSteps);
  useFocusOnStep(step.id);
  usePageTitle(product.title, hasErrors);
  useUpsellTheme(manifest.isUpsellType && offers.upsell !== undefined);
  useEffect(() => setCookiesOff(!navigator.cookieEnabled), []);

  const shown = leaving?.step === step ? leaving.session : session;
  const isUnpaid = unpaidToken === selectWaitingToken(shown, sells, manifest, urlToken);
  const progress = useMemo(
    () => countSteps(flow, step, manifests, offers.main.settings, isUnpaid),
    [flow, step, manifests, offers, isUnpaid],
  );
  const isWaiting = !session.isRestored && manifest.needs.some((need) => need !== 'lead');
  // What became of a payment is told where it was made.
  const back = manifest.showsBackButton && !isConfirming ? previousStep(flow, step) : undefined;

  return (
    <>
      <Frame
        ref={frame}
        stepId={step.id}
        manifest={manifest}
        progress={progress}
        onBack={back && (() => void go(back, 'push'))}
      >
        {areCookiesOff ? (
          <CookiesOff />
        ) : (
          <>
            {needsStored && (
              <RestoredSession
                owners={owners}
                token={urlToken}
                isReturn={manifest.receivesReturns ?? false}
                search={search}
                onOtherLink={showLink}
              />
            )}
            {manifest.showsOrder && isPayable && <ChosenOrder plan={plan} />}
            {((!missing && !isPassedOver) || isLeaving) && (
              <Template
                key={step.id}
                step={step}
                params={params}
                session={shown}
                isWaiting={isWaiting}
                api={api}
                payingSteps={payingSteps}
                waitingToken={waitingToken}
                late={late}
                onLate={onLate}
                onResult={onResult}
                onPhase={onPhase}
                onErrors={setHasErrors}
                onPayment={setChosenPayment}
                onUnpaid={setUnpaid}
              />
            )}
          </>
        )}
      </Frame>
      <LoadingOverlay isAnswered={isAnswered} frame={frame} />
    </>
  );
}

/** It alone reads the choice, as the overlay does its flag. */
function ChosenOrder({ plan }: Pick<ComponentProps<typeof OrderSummary>, 'plan'>) {
  return <OrderSummary plan={plan} chosen={useAtomValue(chosenPaymentAtom)} />;
}

/** It alone reads the flag: a press renders the step and this, and not the page around them. */
function LoadingOverlay(props: Omit<ComponentProps<typeof Overlay>, 'isLoading'>) {
  return <Overlay {...props} isLoading={useAtomValue(loadingAtom)} />;
}
