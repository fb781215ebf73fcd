import { useAtomValue, useSetAtom, useStore } from 'jotai';
import dynamic from 'next/dynamic';
import { type ComponentProps, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { countSteps } from '../../model/flow/count-steps';
import { findPayingSteps, previousStep, stepUrl } from '../../model/flow/resolve-step';
import { applyEntryChange } from '../../model/location/entry';
import { type Order, selectOrder } from '../../model/money/select-order';
import { selectCharged } from '../../model/money/select-plan-of-step';
import { CheckoutContext } from '../checkout/checkout-context';
import { sellOffer } from '../checkout/sell-offer';
import { takeChoices, watchScripts } from '../chunks/renew-page';
import type { StayResult, StepPhase } from '../contract/step-contract';
import { findPaid } from '../payment/find-paid';
import { selectWaitingToken } from '../payment/select-waiting-token';
import { ChunkLoading } from '../pieces/chunk-loading';
import { PaymentProvider } from '../player/payment-provider';
import { patchSessionAtom, useStoredSession } from '../session/patch-session';
import { ownersOf } from '../session/purchase-owner';
import type { RestoredSessionProps } from '../session/restored-session';
import { chosenPaymentAtom, sessionAtom } from '../session/session';
import { CookiesOff } from './cookies-off';
import { Frame } from './frame';
import { showLink } from './leave-page';
import { OrderSummary } from './order-summary';
import { outletAtom, pageStateAtom, phaseOf } from './outlet-state';
import { Overlay } from './overlay';
import { selectSoldOffer } from './select-sold-offer';
import { useAddress, useCleanAddress } from './use-address';
import { useCaptcha, useForgottenCard } from './use-captcha';
import { focusOnHeading, useFocusOnStep } from './use-focus-on-step';
import { useFollowResult } from './use-follow-result';
import { useMeasurement } from './use-measurement';
import { usePageTitle, useUpsellTheme } from './use-page-title';
import { type Place, usePlace } from './use-place';
import { type OutletProps, type PageOutletProps, usePreloads } from './use-preloads';
import { useRedirect } from './use-redirect';

const RestoredSession = dynamic<RestoredSessionProps>(() => import('../session/restored-session'), {
  loading: (state) => <ChunkLoading {...state} isUnseen />,
});

/** Plays the step that the URL names. Owns loading, navigation and the focus on a new step's heading. */
export function Outlet({ checkout: page, ...props }: PageOutletProps) {
  const session = useAtomValue(sessionAtom);
  const place = usePlace(page, props.navigation);
  const sells = selectSoldOffer(page, place.manifest, session, place.urlToken);
  const entry = useMemo(() => applyEntryChange(page.entry, session.entryChange), [page.entry, session.entryChange]);
  const checkout = useMemo(() => sellOffer({ ...page, entry }, sells), [page, entry, sells]);
  return (
    <CheckoutContext.Provider value={checkout}>
      <StepOutlet {...props} checkout={checkout} place={place} />
    </CheckoutContext.Provider>
  );
}

function StepOutlet({ checkout, templates, api, prepareProof, navigation, place }: OutletProps & { place: Place }) {
  const session = useAtomValue(sessionAtom);
  const patchSession = useSetAtom(patchSessionAtom);
  const state = useAtomValue(pageStateAtom);
  const dispatch = useSetAtom(outletAtom);
  const setChosenPayment = useSetAtom(chosenPaymentAtom);
  const [hasErrors, setHasErrors] = useState(false);
  const [unpaidToken, setUnpaid] = useState<string>();
  const [isConsentRequested, setConsentRequested] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const { flow, manifests, search, sells, offers } = checkout;
  const { step, params, manifest, urlToken } = place;
  const Template = templates[step.templateId];
  const needsStored = useStoredSession(manifest.needs !== undefined || urlToken !== undefined, checkout);

  useCaptcha(checkout.captcha, manifest);
  useForgottenCard(checkout, manifest);

  const payingSteps = useMemo(() => findPayingSteps(flow, manifests, sells), [flow, manifests, sells]);
  const { go, onResult, onLate } = useFollowResult({ checkout, place, payingSteps, navigation });
  const { isPayable = true } = selectCharged(checkout, step.id) ?? {};
  const waitingToken = selectWaitingToken(session, sells, manifest, urlToken);
  const isLeaving = state.name === 'leaving';
  const isUsable = useRedirect({ checkout, place, payingSteps, waitingToken, isLeaving, go });
  useCleanAddress(navigation, search, manifest.entry);
  const isNamed = waitingToken === null || waitingToken === urlToken;
  useAddress(navigation, isNamed || isLeaving ? null : stepUrl(step, manifests, search, waitingToken));

  const owners = useMemo(() => ownersOf(checkout), [checkout]);
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
    const choices = takeChoices();
    if (!choices) return;
    const { values, isPressLost, isMove, message } = choices;
    // A message takes the focus itself.
    if (isMove && !message) return focusOnHeading();
    const result: StayResult = {
      kind: 'stay',
      ...(isPressLost && { formError: { code: 'renewed' } }),
      values,
      ...message,
    };
    dispatch({ type: 'late', late: { step, result } });
  }, [session.isRestored, step, dispatch]);
  const wornOffer = manifest.isUpsellType ? offers.upsell : undefined;
  usePreloads({ checkout, templates, prepareProof }, step, payingSteps);
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
        onConsent={Measurement && (() => setConsentRequested(true))}
      >
        {state.name === 'blocked' ? (
          <CookiesOff />
        ) : (
          <>
            {needsStored && (
              <RestoredSession
                owners={owners}
                checkout={checkout}
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
                  late={state.late?.step === step ? state.late.result : undefined}
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
        <Measurement
          step={step}
          session={shown}
          isRequested={isConsentRequested}
          onAnswered={() => setConsentRequested(false)}
        />
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
