import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiCallError } from '../api/api';
import { useCheckout } from '../checkout/checkout-context';
import {
  type FormError,
  type Resume,
  type Settle,
  type ShownMethod,
  type StayResult,
  type StepComponentProps,
  type StepContext,
  type StepPhase,
  type StepResult,
  type StepViewProps,
  usePayment,
} from '../contract/step-contract';
import { isReported } from '../report/is-reported';
import { report } from '../report/report';
import { hasStored } from '../session/browser-storage';
import { ownerOf } from '../session/purchase-owner';
import { isUnpaid } from '../wait/is-unpaid';
import { nextPaint } from './next-paint';
import { useOtherPurchase } from './use-other-purchase';

interface StepRunOptions<Props> {
  props: StepComponentProps;
  settle: Settle<Props> | undefined;
  resume: Resume<Props> | undefined;
  /** Payment method whose fields are shown, if the step has one. */
  readMethod?: () => ShownMethod | undefined;
  /** Called with a `stay` result after it was followed. */
  onStay?: (result: StayResult) => void;
}

/** Longest double-click interval of operating systems. */
const longestDoubleClickMs = 600;

const waitUntil = (time: number) => new Promise((resolve) => setTimeout(resolve, time - performance.now()));

/** Work of a shown step: one task at a time, its errors, resumed work and the awaited payment. */
export interface StepRun<Props> {
  phase: StepPhase;
  formError: FormError | undefined;
  dismissError: () => void;
  /** Opens the receipt of the purchase that the buyer is asked about. */
  showReceipt: () => void;
  /** Opens the step where the buyer chooses again what the error is about. */
  chooseAgain: () => void;
  contextOf: () => StepContext<Props>;
  /** Runs the work unless other work is running (PAY-1: one press, one payment), and follows its result. */
  run: (work: () => Promise<StepResult | undefined>, how?: 'push' | 'replace') => Promise<void>;
}

export function useStepRun<Props>({
  props,
  settle,
  resume,
  readMethod,
  onStay,
}: StepRunOptions<Props>): StepRun<Props> {
  const { step, params, session, api, late, onLate, onResult, onPhase, onData } = props;
  const { payingSteps, wait, onUnpaid } = usePayment();
  const checkout = useCheckout();
  const [phase, setPhase] = useState<StepPhase>('ready');
  const [formError, setFormError] = useState<FormError>();
  const isBusy = useRef(false);
  const isConfirming = useRef(false);
  const agreedTo = useRef<string>(undefined);

  const contextOf = (): StepContext<Props> => ({
    step: { id: step.id, props: (step.props ?? {}) as Props },
    params,
    session,
    checkout,
    api,
    payingSteps,
    wait,
    onConfirming: () => {
      isConfirming.current = true;
      setPhase('confirming');
      onPhase('confirming');
    },
    agreedTo: agreedTo.current,
    method: readMethod?.(),
  });

  /** Whether a failure of ours leaves the outcome of this step's payment open. */
  const canHavePaid = () =>
    (payingSteps.moneyStepIds.includes(step.id) || wait.token !== null) &&
    hasStored('purchaseIntent', ownerOf(checkout));

  const latest = useRef({ contextOf, onResult, onLate, onStay, onData, canHavePaid, settle, resume });
  latest.current = { contextOf, onResult, onLate, onStay, onData, canHavePaid, settle, resume };

  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const show = useCallback((result: StayResult) => {
    if (result.data !== undefined) latest.current.onData?.(result.data);
    latest.current.onStay?.(result);
    const { formError } = result;
    if (!formError) return;
    const isOffline = formError.code === 'network' && !navigator.onLine;
    setFormError(isOffline ? { ...formError, code: 'offline' } : formError);
    agreedTo.current = formError.purchase?.token ?? agreedTo.current;
  }, []);

  const run = useCallback(
    async (work: () => Promise<StepResult | undefined>, how: 'push' | 'replace' = 'push') => {
      if (isBusy.current) return;
      isBusy.current = true;
      isConfirming.current = false;
      // A status that arrives is no answer of the buyer to a question.
      if (how === 'push') setFormError(undefined);
      setPhase('sending');
      // Shows the press on the button first: the work takes longer than a frame on a slow phone.
      await nextPaint();
      // Resumed work may already be querying the outcome.
      if (!isConfirming.current) onPhase('sending');
      const begun = performance.now();
      let result: StepResult | undefined;
      try {
        result = await work();
        if (result) await latest.current.onResult(result, how);
      } catch (error) {
        const failedCall = error instanceof ApiCallError ? error : undefined;
        // Whoever answered the call has counted it.
        if (!failedCall || isReported(failedCall))
          report('error', 'a step failed', {
            area: 'submit',
            code: step.templateId,
            status: failedCall?.status,
            error,
          });
        const isOpen = latest.current.canHavePaid();
        const formError = { code: isOpen ? 'unknown' : 'generic', outcome: isOpen ? 'unknown' : 'none' } as const;
        result = { kind: 'stay', formError };
      }
      // The second click of a double click must not answer a question that the buyer has not seen.
      if (result?.kind === 'stay' && result.formError?.purchase) await waitUntil(begun + longestDoubleClickMs);
      // In one update: an error takes the focus, which a page under the overlay cannot.
      isBusy.current = false;
      setPhase('ready');
      onPhase('ready');
      if (result?.kind !== 'stay') return;
      if (isShown.current) show(result);
      else if (result.formError || result.fieldErrors) latest.current.onLate(result);
    },
    [onPhase, show, step.templateId],
  );

  useEffect(() => {
    // A development build runs effects twice; the second run would wait for the first forever.
    if (!session.isRestored || isBusy.current) return;
    const { resume: resumeStep, contextOf: contextNow } = latest.current;
    let resuming: ReturnType<Resume<Props>>;
    try {
      resuming = resumeStep?.(contextNow());
    } catch (error) {
      resuming = Promise.reject(error);
    }
    if (!resuming) return;
    // `run` awaits it later and reports its failure; until then, the browser must not report it as unhandled.
    resuming.catch(() => undefined);
    void run(() => resuming, 'replace');
  }, [session.isRestored, run]);

  // Runs after resumed work, which finds no payment once its answer has arrived.
  useEffect(() => {
    if (!late || phase !== 'ready' || isBusy.current) return;
    show(late);
    onLate();
  }, [late, phase, show, onLate]);

  const { status } = wait;
  const settled = useRef<typeof status>(undefined);
  // Runs also when other work ends: a status that arrived meanwhile is not settled twice.
  useEffect(() => {
    if (!status || phase !== 'ready' || isBusy.current || settled.current === status) return;
    settled.current = status;
    if (isUnpaid(status)) onUnpaid(status.token);
    const { settle: settleStep, contextOf: contextNow } = latest.current;
    const result = settleStep?.(status, contextNow());
    // Replaces the history entry: Back leads to the step before, not to a finished wait.
    if (result) void run(async () => result, 'replace');
  }, [status, phase, run, onUnpaid]);

  const askAbout = useCallback(
    (question: FormError) => {
      if (phase !== 'ready' || isBusy.current || !isShown.current) return false;
      show({ kind: 'stay', formError: question });
      return true;
    },
    [phase, show],
  );
  const isOver = status !== undefined && status.status !== 'pending';
  useOtherPurchase(isOver ? null : wait.token, session, askAbout);

  const dismissError = useCallback(() => setFormError(undefined), []);
  // A notice ends with what it was about.
  useEffect(() => {
    if (formError?.code === 'other_bought_waiting' && isOver) dismissError();
    if (formError?.code !== 'offline') return;
    window.addEventListener('online', dismissError);
    return () => window.removeEventListener('online', dismissError);
  }, [formError, isOver, dismissError]);
  const bought = formError?.purchase;
  const showReceipt = () => void (bought && run(async () => ({ kind: 'next', session: { purchase: bought } })));
  const chooserId = formError?.stepId;
  const chooseAgain = () => void (chooserId && run(async () => ({ kind: 'goTo', stepId: chooserId })));
  return { phase, formError, dismissError, showReceipt, chooseAgain, contextOf, run };
}

/** Props of a step's component → those of its view. */
export function viewProps<Props, ActionName extends string, Data>(
  { step, params, session, data, isLoading = false, reload = ignore }: StepComponentProps,
  phase: StepPhase,
  act: StepViewProps<Props, ActionName, Data>['act'],
): StepViewProps<Props, ActionName, Data> {
  const shown = { id: step.id, props: (step.props ?? {}) as Props };
  return { step: shown, params, session, data: data as Data, isLoading, phase, act, reload };
}

/** A template without data has nothing to reload. */
function ignore() {}
