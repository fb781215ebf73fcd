import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { type Api, ApiCallError } from '../api/api';
import { useCheckout, useCopy } from '../checkout/checkout-context';
import type { Load, StepComponentProps } from '../contract/step-contract';
import { report } from '../report/report';
import type { SessionPatch } from '../session/session';
import { MainButton } from '../ui/button';
import { errorBox } from '../ui/error-box.styles';
import { StepShell, StepWaiting } from './step-shell';

/** After this time, a press stops waiting for data. The server's own check decides. */
const longestHoldMs = 5_000;

interface Loaded<Data> {
  data: Data | undefined;
  status: 'loading' | 'done' | 'failed';
  /** Input of the request. */
  input: unknown;
}

/**
 * Adds a template's `load` to its step. Loads on arrival and at each `reload`, aborts it and its reading calls when the
 * step is left, and drops outdated answers. Until the first answer the step shows a skeleton; a failure shows a retry
 * button. An error that is no failed call is reported.
 *
 * @param loads `behind` shows the step at once; a press then waits up to 5 s for an answer
 */
export function withData<Props, Data, Input>(
  Step: ComponentType<StepComponentProps>,
  load: Load<Props, Data, Input>,
  loads: 'before' | 'behind' = 'before',
): ComponentType<StepComponentProps> {
  return function LoadedStep(props: StepComponentProps) {
    const { step, session, isWaiting } = props;
    const checkout = useCheckout();
    const [{ data, status, input }, setLoaded] = useState<Loaded<Data>>({
      data: undefined,
      status: 'loading',
      input: undefined,
    });
    const running = useRef<AbortController>(undefined);
    const latest = useRef(props);
    latest.current = props;

    const reload = useCallback(
      (argument?: unknown) => {
        running.current?.abort();
        const controller = new AbortController();
        running.current = controller;
        const { signal } = controller;
        const settle = (next: (before: Loaded<Data>) => Loaded<Data>) => {
          if (!signal.aborted) setLoaded(next);
        };
        settle((before) => ({ ...before, status: 'loading', input: argument }));
        const { step: shown, session: known, api, params } = latest.current;
        const context = {
          step: { id: shown.id, props: (shown.props ?? {}) as Props },
          session: known,
          checkout,
          api: ((id, call) => api(id, { ...call, signal })) as Api,
          params,
        };
        const keep = (patch: SessionPatch) => void latest.current.onResult({ kind: 'stay', session: patch });
        const run = async () => load({ ...context, signal, keep }, argument as Input);
        run().then(
          (answer) => settle((before) => ({ ...before, data: answer, status: 'done' })),
          (error: unknown) => {
            if (!(error instanceof ApiCallError || signal.aborted))
              report('error', 'a step failed', { area: 'load', code: shown.templateId, error });
            settle((before) => ({ ...before, status: 'failed' }));
          },
        );
      },
      [checkout],
    );
    const onData = useCallback((answer: unknown) => {
      running.current?.abort();
      setLoaded((before) => ({ ...before, data: answer as Data, status: 'done' }));
    }, []);

    useEffect(() => {
      if (!session.isRestored) return;
      reload();
      return () => running.current?.abort();
    }, [session.isRestored, reload]);

    const isHeld = useHold(loads === 'behind' && status === 'loading');
    const failure = status === 'failed' ? <LoadFailed onRetry={() => reload(input)} /> : null;
    if (data === undefined && loads === 'before' && !isWaiting) {
      return (
        // A new element is not moved by an order summary that grows above it.
        <StepShell
          key={String(session.isRestored)}
          step={step}
          isRestored={session.isRestored}
          isWaiting={false}
          onSubmit={undefined}
        >
          {failure ?? <StepWaiting isLoading />}
        </StepShell>
      );
    }
    return (
      <>
        {failure}
        <Step {...props} data={data} isLoading={status === 'loading'} reload={reload} onData={onData} isHeld={isHeld} />
      </>
    );
  };
}

/** Whether work is in progress, limited to the time that a press may wait. */
function useHold(isGoingOn: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    setOver(false);
    const timer = setTimeout(() => setOver(true), longestHoldMs);
    return () => clearTimeout(timer);
  }, [isGoingOn]);
  return isGoingOn && !isOver;
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const t = useCopy('frame');
  return (
    <div className={errorBox} role="alert" data-load-failed>
      <p>{t('loadFailed')}</p>
      <MainButton onClick={onRetry}>{t('tryAgain')}</MainButton>
    </div>
  );
}
