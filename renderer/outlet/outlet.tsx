import { useAtom } from 'jotai';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Flow, TemplateId } from '../../schemas/generated/types';
import { callApi, preloadApi } from '../api/call-api';
import { countSteps } from '../flow/count-steps';
import { selectNextStep, stepUrl } from '../flow/next-step-url';
import {
  findErrorTemplate,
  firstStep,
  type Manifests,
  previousStep,
  resolveStep,
  type Step,
} from '../flow/resolve-step';
import { preloadMasks } from '../forms/load-mask';
import { parseCheckoutUrl } from '../location/parse-checkout-url';
import { isMethodId, methods } from '../methods/method-registry';
import { selectPlanOfStep } from '../money/select-plan-of-step';
import type { CheckoutView } from '../page/checkout-view';
import { checkRedirect, redirectHosts } from '../purchase/check-redirect';
import { selectWaitingToken } from '../purchase/select-waiting-token';
import { loadingAtom, type Session, type SessionOwner, sessionAtom } from '../session/session';
import { useStoredSession } from '../session/use-stored-session';
import { writeSession } from '../session/write-session';
import { CheckoutContext, useCopy } from '../step/checkout-context';
import { ChunkLoading } from '../step/chunk-loading';
import { preloadComponent } from '../step/preload-component';
import type { StepComponentProps } from '../step/step-contract';
import type { StepResult } from '../step/step-result';
import { CookiesOff } from './cookies-off';
import { Frame } from './frame';
import { leavePage } from './leave-page';
import { OrderSummary } from './order-summary';
import { Overlay } from './overlay';

type Templates = Readonly<Record<TemplateId, ComponentType<StepComponentProps>>>;

interface OutletProps {
  checkout: CheckoutView;
  manifests: Manifests;
  templates: Templates;
}

const RestoredSession = dynamic<SessionOwner>(() => import('../session/restored-session'), {
  // Nothing stands in for what shows nothing; only its failure is seen.
  loading: (state) => <ChunkLoading {...state} pastDelay={false} />,
});

/** Plays the step that the URL names. Owns loading, navigation and the focus on a new step's heading. */
export function Outlet({ checkout, manifests, templates }: OutletProps) {
  return (
    <CheckoutContext.Provider value={checkout}>
      <StepOutlet checkout={checkout} manifests={manifests} templates={templates} />
    </CheckoutContext.Provider>
  );
}

function StepOutlet({ checkout, manifests, templates }: OutletProps) {
  const router = useRouter();
  const [session, setSession] = useAtom(sessionAtom);
  const [isLoading, setIsLoading] = useAtom(loadingAtom);
  const [hasErrors, setHasErrors] = useState(false);
  const [areCookiesOff, setCookiesOff] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const { flow, product, area, search } = checkout;
  const { path, query } = parseCheckoutUrl(router.asPath);
  const step = useMemo(() => resolveStep(flow, path, manifests) ?? buildErrorStep(manifests), [flow, path, manifests]);
  const manifest = manifests[step.templateId];
  const Template = templates[step.templateId];
  const needsStored = useStoredSession(manifest.needs.length > 0);
  useShallowHistory();

  const go = useCallback(
    (next: Step, how: 'push' | 'replace') => {
      const url = stepUrl(next, manifests, search);
      return router[how](url, undefined, { shallow: true, scroll: true });
    },
    [router, manifests, search],
  );

  const missing = session.isRestored && manifest.needs.find((need) => !holds(session, need));
  const hasMissing = Boolean(missing);
  /** A result is being followed: its patch may take away what this step needs, and the next step is not shown yet. */
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (hasMissing && !isLeaving) void go(firstStep(flow), 'replace');
  }, [hasMissing, isLeaving, go, flow]);

  const stepIds = useMemo(() => findSpecialSteps(flow, manifests), [flow, manifests]);
  const { waitingStepId } = stepIds;
  const onResult = useCallback(
    async (result: StepResult, how: 'push' | 'replace' = 'push') => {
      const { session: patch } = result;
      const next = selectTarget(result, flow, step);
      if (next) setLeaving(true);
      if (patch) setSession((current) => writeSession(current, patch, { productCode: product.code, area }));
      if (result.kind === 'leave') {
        const href = checkRedirect(result.href, redirectHosts(checkout));
        if (href === undefined) throw new RangeError('a step leads to a host that the brand does not list');
        await leavePage(href);
      }
      if (next) {
        await go(next, how);
        setLeaving(false);
      } else if (result.kind === 'leave') {
        // Back here, or the other page has not come: what was begun there is waited for.
        const waiting = flow.steps.find(({ id }) => id === waitingStepId);
        if (waiting && waiting !== step) await go(waiting, 'replace');
      }
    },
    [setSession, product.code, area, checkout, flow, step, waitingStepId, go],
  );

  const next = selectNextStep(flow, step);
  usePreloads({ checkout, manifests, templates }, step, next);
  useFocusOnStep(step.id);
  usePageTitle(product.title, hasErrors);
  useEffect(() => setCookiesOff(!navigator.cookieEnabled), []);

  const progress = useMemo(
    () => countSteps(flow, step, manifests, checkout.settings),
    [flow, step, manifests, checkout],
  );
  const isWaiting = !session.isRestored && manifest.needs.some((need) => need !== 'lead');
  const back = manifest.showsBackButton ? previousStep(flow, step) : undefined;

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
            {needsStored && <RestoredSession productCode={product.code} area={area} />}
            {manifest.showsOrder && <OrderSummary plan={selectPlanOfStep(checkout, session, step)} />}
            {(!missing || isLeaving) && (
              <Template
                key={step.id}
                step={step}
                session={session}
                isWaiting={isWaiting}
                api={callApi}
                {...stepIds}
                waitingToken={selectWaitingToken(session, manifest, query.token)}
                onResult={onResult}
                onBusy={setIsLoading}
                onErrors={setHasErrors}
              />
            )}
          </>
        )}
      </Frame>
      <Overlay isLoading={isLoading} frame={frame} />
    </>
  );
}

/** The document prints the title; here it only takes and loses its "Erro: " (A11Y-3). */
function usePageTitle(title: string, hasErrors: boolean) {
  const t = useCopy('frame');
  const text = `${hasErrors ? t('errorPrefix') : ''}${t('pageTitle', { title })}`;
  useEffect(() => {
    document.title = text;
  }, [text]);
}

/** Stands in where the flow has no step for the path: the 404, and the error page itself. */
function buildErrorStep(manifests: Manifests): Step {
  const templateId = findErrorTemplate(manifests);
  return { id: templateId, templateId } as Step;
}

/** The step that a result leads to; undefined where it stays, leaves the site, or the flow ends. */
function selectTarget(result: StepResult, flow: Flow, step: Step): Step | undefined {
  if (result.kind === 'stay' || result.kind === 'leave') return undefined;
  const next = selectNextStep(flow, step, result.kind === 'goTo' ? result.stepId : undefined);
  return next === step ? undefined : next;
}

/** The steps of a flow that take money, show a pix code, and wait for what is confirmed elsewhere. */
function findSpecialSteps(flow: Flow, manifests: Manifests) {
  const find = (fits: (manifest: Manifests[TemplateId]) => boolean) =>
    flow.steps.find(({ templateId }) => fits(manifests[templateId]))?.id;
  return {
    paymentStepId: find(({ hasCardFields }) => hasCardFields),
    pixStepId: find(({ needs }) => needs.includes('pix')),
    waitingStepId: find(({ waitsForPayment, needs }) => waitsForPayment && needs.length === 0),
  };
}

/** What a step's needs look for in the session. */
function holds(session: Session, need: 'lead' | 'pix' | 'purchase'): boolean {
  const { leadId, pix, purchase } = session;
  if (need === 'lead') return leadId !== null || purchase?.status === 'paid';
  return (need === 'pix' ? pix : purchase) !== null;
}

/** A later step has been painted by then, on a slow phone too. */
const paintedAfterMs = 1_000;

/**
 * From the first touch on, what this step and the next may need is loaded; on arrival it would be in the way. On a later
 * step: when it has been painted, or at once when something is typed, for the line may be gone after the next press.
 */
function usePreloads({ checkout, manifests, templates }: OutletProps, step: Step, next: Step | undefined) {
  const isTouched = useRef(false);
  useEffect(() => {
    const load = () => {
      isTouched.current = true;
      preloadApi().catch(ignore);
      preloadMasks().catch(ignore);
      if (next) preloadComponent(templates[next.templateId]);
      if (![step, next].some((one) => one && manifests[one.templateId].hasCardFields)) return;
      for (const id of (checkout.settings.payment.methods ?? []).filter(isMethodId)) preloadComponent(methods[id]);
    };
    if (isTouched.current) {
      const timer = setTimeout(load, paintedAfterMs);
      document.addEventListener('input', load, { once: true });
      return () => {
        clearTimeout(timer);
        document.removeEventListener('input', load);
      };
    }
    // A field may have had the focus before the page was ready.
    if (document.activeElement !== document.body) {
      load();
      return;
    }
    document.addEventListener('focusin', load, { once: true });
    return () => document.removeEventListener('focusin', load);
  }, [checkout, manifests, templates, step, next]);
}

/** What could not be loaded ahead is asked for again when it is needed. */
function ignore() {}

/** After a move to another step its heading takes the focus, so that it is read; not on arrival. */
function useFocusOnStep(stepId: string) {
  const shown = useRef(stepId);
  useEffect(() => {
    if (shown.current === stepId) return;
    shown.current = stepId;
    let frame = 0;
    const focus = (triesLeft: number) => {
      const heading = document.querySelector<HTMLElement>('main h1');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
      // Not there yet, or still under the overlay.
      const isFocused = heading !== null && heading === document.activeElement;
      if (!isFocused && triesLeft > 0) frame = requestAnimationFrame(() => focus(triesLeft - 1));
    };
    focus(60);
    return () => cancelAnimationFrame(frame);
  }, [stepId]);
}

/** The browser's Back and Forward move between steps without asking the server. */
function useShallowHistory() {
  const router = useRouter();
  useEffect(() => {
    router.beforePopState(({ as }) => {
      void router.replace(as, as, { shallow: true, scroll: false });
      return false;
    });
    return () => router.beforePopState(() => true);
  }, [router]);
}
