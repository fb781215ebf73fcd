import { useAtomValue, useSetAtom, useStore } from 'jotai';
import dynamic from 'next/dynamic';
import { type ComponentProps, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { checkRedirect, redirectHosts } from '../../model/check-redirect';
import { countSteps } from '../../model/flow/count-steps';
import { stepUrl } from '../../model/flow/next-step-url';
import { findPayingSteps } from '../../model/flow/paying-steps';
import { previousStep, type Step } from '../../model/flow/resolve-step';
import { changeEntry } from '../../model/location/entry';
import { selectCharged } from '../../model/money/select-charged';
import { type Order, selectOrder } from '../../model/money/select-order';
import { refuseForeignScripts } from '../api/page-captcha';
import { CheckoutContext } from '../checkout/checkout-context';
import { sellOffer } from '../checkout/sell-offer';
import { keepMove, takeChoices, watchScripts } from '../chunks/renew-page';
import type { StepPhase } from '../contract/step-contract';
import type { StepResult, Told } from '../contract/step-result';
import { findPaid } from '../payment/find-paid';
import { selectWaitingToken } from '../payment/select-waiting-token';
import { ChunkLoading } from '../pieces/chunk-loading';
import { PaymentProvider } from '../player/payment-provider';
import { offersUpsell } from '../session/offers-upsell';
import { patchSessionAtom } from '../session/patch-session';
import { forgetMethod } from '../session/payment-choice';
import { ownerOf, ownersOf } from '../session/purchase-owner';
import type { RestoredSessionProps } from '../session/restored-session';
import { chosenPaymentAtom, sessionAtom } from '../session/session';
import { useStoredSession } from '../session/use-stored-session';
import { CookiesOff } from './cookies-off';
import { Frame } from './frame';
import { leavePage, showLink } from './leave-page';
import { needsNewPage } from './needs-new-page';
import { OrderSummary } from './order-summary';
import { outletAtom, pageStateAtom, phaseOf } from './outlet-state';
import { Overlay } from './overlay';
import { selectSoldOffer } from './select-sold-offer';
import { selectTarget } from './select-target';
import { useAddress } from './use-address';
import { useCaptcha } from './use-captcha';
import { useCleanAddress } from './use-clean-address';
import { focusOnHeading, useFocusOnStep } from './use-focus-on-step';
import { useForgottenCard } from './use-forgotten-card';
import { useLateResult } from './use-late-result';
import { useMeasurement } from './use-measurement';
import { usePageTitle } from './use-page-title';
import { type Place, usePlace } from './use-place';
import { type OutletProps, type PageOutletProps, usePreloads } from './use-preloads';
import { useRedirect } from './use-redirect';
import { useShallowHistory } from './use-shallow-history';
import { useUpsellTheme } from './use-upsell-theme';

const RestoredSession = dynamic<RestoredSessionProps>(() => import('../session/restored-session'), {
  loading: (state) => <ChunkLoading {...state} isUnseen />,
});

/** Plays the step that the URL names. Owns loading, navigation and the focus on a new step's heading. */
export function Outlet({ checkout: page, ...props }: PageOutletProps) {
  const session = useAtomValue(sessionAtom);
  const place = usePlace(page, props);
  const sells = selectSoldOffer(page, place.manifest, session, place.urlToken);
  const entry = useMemo(() => changeEntry(page.entry, session.entryChange), [page.entry, session.entryChange]);
  const checkout = useMemo(
    () => sellOffer({ ...page, entry }, props.manifests, sells),
    [page, entry, props.manifests, sells],
  );
  return (
    <CheckoutContext.Provider value={checkout}>
      <StepOutlet {...props} checkout={checkout} place={place} />
    </CheckoutContext.Provider>
  );
}

function StepOutlet({
  checkout,
  manifests,
  templates,
  api,
  prepareProof,
  navigation,
  place,
}: OutletProps & { place: Place }) {
  const session = useAtomValue(sessionAtom);
  const patchSession = useSetAtom(patchSessionAtom);
  const store = useStore();
  const state = useAtomValue(pageStateAtom);
  const dispatch = useSetAtom(outletAtom);
  const setChosenPayment = useSetAtom(chosenPaymentAtom);
  const [hasErrors, setHasErrors] = useState(false);
  const [unpaidToken, setUnpaid] = useState<string>();
  const [isConsentAsked, setConsentAsked] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const { flow, search, sells, offers } = checkout;
  const { step, params, manifest, urlToken } = place;
  const Template = templates[step.templateId];
  const needsStored = useStoredSession(manifest.needs !== undefined || urlToken !== undefined, checkout);
  const leadOn = useShallowHistory(navigation);

  useCaptcha(checkout.captcha, manifest);
  useForgottenCard(checkout, manifest);

  const go = useCallback(
    (next: Step, how: 'push' | 'replace', told?: Told, known = store.get(sessionAtom)) => {
      const url = stepUrl(next, manifests, search, known.elsewhere);
      if (needsNewPage(checkout, next, known)) {
        keepMove(url, told);
        return leavePage(url, how);
      }
      if (manifests[next.templateId].hasCardFields) refuseForeignScripts();
      return navigation[how](url, undefined, { shallow: true, scroll: true });
    },
    [navigation, manifests, search, checkout, store],
  );

  const payingSteps = useMemo(() => findPayingSteps(flow, manifests, sells), [flow, manifests, sells]);
  const { waitingStepId } = payingSteps;
  const { isPayable = true } = selectCharged(checkout, step.id) ?? {};
  const waitingToken = selectWaitingToken(session, sells, manifest, urlToken);
  const isLeaving = state.name === 'leaving';
  const isUsable = useRedirect({ checkout, manifests, place, payingSteps, waitingToken, isLeaving, go });
  useCleanAddress(navigation, search, manifest.entry);
  const isNamed = waitingToken === null || waitingToken === urlToken;
  useAddress(navigation, isNamed || isLeaving ? null : stepUrl(step, manifests, search, waitingToken));

  const owners = useMemo(() => ownersOf(checkout), [checkout]);
  const { late, keepFor, onLate } = useLateResult(step, go);
  const onResult = useCallback(
    async (result: StepResult, how: 'push' | 'replace' = 'push') => {
      const { session: patch } = result;
      const before = store.get(sessionAtom);
      const next = selectTarget(result, step, { checkout, manifests, session: before });
      const told = result.kind === 'goTo' ? result.told : undefined;
      // Until the flow ends, the buyer's input is kept for the next offer.
      const isOfferNext = step.defaultNextStepId !== undefined && offersUpsell(checkout, before, patch?.purchase);
      const follow = () => {
        if (next) dispatch({ type: 'leave', step, session: before });
        if (patch) patchSession(isOfferNext ? { ...patch, isPurchaseOver: false } : patch, checkout);
        if (patch?.isPurchaseOver && !isOfferNext && checkout.flagsUrl) navigator.sendBeacon(checkout.flagsUrl);
      };
      // Avoids rendering the old step again before the router shows the next one.
      if (next) startTransition(follow);
      else follow();
      if (result.kind === 'leave') {
        const href = checkRedirect(result.href, redirectHosts(checkout));
        if (href === undefined) throw new RangeError('a step leads to a host that the brand does not list');
        // Back must not lead to a step that only forwards.
        await leavePage(href, manifest.forwards ? how : 'push');
      }
      if (next) {
        if (result.kind === 'goTo' && next.id === payingSteps.paymentStepId) forgetMethod(ownerOf(checkout));
        try {
          await leadOn(() => go(next, how, told, before));
        } finally {
          dispatch({ type: 'arrive' });
        }
        // Not earlier: the message takes the focus, which a page under the overlay cannot.
        if (told) keepFor({ step: next, result: { kind: 'stay', ...told } });
      } else if (result.kind === 'leave') {
        // The buyer is still here, or came back: we wait for the payment that the other page began.
        const waiting = flow.steps.find(({ id }) => id === waitingStepId);
        if (waiting && waiting !== step) await go(waiting, 'replace');
      }
    },
    [
      patchSession,
      dispatch,
      store,
      checkout,
      manifests,
      flow,
      step,
      manifest,
      payingSteps,
      waitingStepId,
      go,
      leadOn,
      keepFor,
    ],
  );

  const onPhase = useCallback(
    (phase: StepPhase) => {
      // A step that only forwards shows that itself, with a link for a buyer who waits too long.
      dispatch({ type: 'phase', phase: phase === 'sending' && manifest.forwards !== undefined ? 'ready' : phase });
    },
    [dispatch, manifest],
  );

  useEffect(watchScripts, []);
  useEffect(() => {
    if (!session.isRestored) return;
    const kept = takeChoices();
    if (!kept) return;
    const { values, isPressLost, isMove, told } = kept;
    // A message takes the focus itself.
    if (isMove && !told) return focusOnHeading();
    keepFor({
      step,
      result: { kind: 'stay', ...(isPressLost && { formError: { code: 'renewed' } }), values, ...told },
    });
  }, [session.isRestored, step, keepFor]);
  const wornOffer = manifest.isUpsellType ? offers.upsell : undefined;
  usePreloads({ checkout, manifests, templates, prepareProof }, step, payingSteps);
  useFocusOnStep(step.id);
  usePageTitle((wornOffer ?? offers.main).product.title, hasErrors);
  useUpsellTheme(wornOffer !== undefined);
  useEffect(() => {
    if (!navigator.cookieEnabled) dispatch({ type: 'block' });
  }, [dispatch]);
  const Measurement = useMeasurement(checkout.analyticsId);

  const shown = isLeaving && state.step === step ? state.session : session;
  // The price of a new order is not what was paid.
  const isPaid = manifest.takesMoney && findPaid(checkout, shown, step) !== null;
  const isUnpaid = unpaidToken === selectWaitingToken(shown, sells, manifest, urlToken);
  const progress = useMemo(
    // The steps of the upsell come after the counted ones.
    () => (sells === 'main' ? countSteps(flow, step, manifests, offers.main.settings, isUnpaid) : undefined),
    [flow, step, manifests, offers, sells, isUnpaid],
  );
  const isWaiting = !session.isRestored && manifest.needs?.some((need) => need !== 'lead') === true;
  // A payment's outcome is shown on the step that made it.
  const back = manifest.showsBackButton && phaseOf(state) !== 'confirming' ? previousStep(flow, step) : undefined;

  return (
    <>
      <Frame
        ref={frame}
        stepId={step.id}
        manifest={manifest}
        progress={progress}
        onBack={back && (() => void go(back, 'push'))}
        onConsent={Measurement && (() => setConsentAsked(true))}
      >
        {state.name === 'blocked' ? (
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
            {manifest.showsOrder && isPayable && !isPaid && (
              <ChosenOrder
                order={selectOrder(checkout, shown, step)}
                onRemove={() => patchSession({ bump: null }, checkout)}
              />
            )}
            {(isUsable || isLeaving) && (
              <PaymentProvider
                key={step.id}
                api={api}
                waitingToken={waitingToken}
                payingSteps={payingSteps}
                onPayment={setChosenPayment}
                onUnpaid={setUnpaid}
              >
                <Template
                  step={step}
                  params={params}
                  session={shown}
                  isWaiting={isWaiting}
                  api={api}
                  late={late}
                  onLate={onLate}
                  onResult={onResult}
                  onPhase={onPhase}
                  onErrors={setHasErrors}
                />
              </PaymentProvider>
            )}
          </>
        )}
      </Frame>
      {Measurement && (
        <Measurement step={step} session={shown} isAsked={isConsentAsked} onAnswered={() => setConsentAsked(false)} />
      )}
      <LoadingOverlay frame={frame} />
    </>
  );
}

/** Only this component reads the choice, so a choice renders nothing else. */
function ChosenOrder({ order, onRemove }: { order: Order | undefined; onRemove: () => void }) {
  const chosen = useAtomValue(chosenPaymentAtom);
  return <OrderSummary plan={order?.plan} items={order?.items} chosen={chosen} onRemove={onRemove} />;
}

/** Only this component follows a press, which does not render the page around the step. */
function LoadingOverlay({ frame }: Pick<ComponentProps<typeof Overlay>, 'frame'>) {
  const store = useStore();
  const isLoading = phaseOf(useAtomValue(outletAtom)) === 'sending';
  // An answer is known here before it is rendered.
  const isAnswered = useCallback(() => store.get(outletAtom).name === 'leaving', [store]);
  return <Overlay isLoading={isLoading} isAnswered={isAnswered} frame={frame} />;
}
