import { useCallback, useRef, useState } from 'react';
import type { Step } from '../../model/flow/resolve-step';
import type { StayResult } from '../contract/step-result';

/**
 * Keeps what a step has to tell that is not shown, until it is shown and has told it.
 *
 * @param step the one that is shown
 * @param go leads to a step
 */
export function useLateResult(step: Step, go: (step: Step, how: 'push') => unknown) {
  const [kept, setKept] = useState<{ step: Step; result: StayResult }>();
  const shown = useRef(step);
  shown.current = step;
  const onLate = useCallback(
    (result?: StayResult) => {
      setKept(result && { step, result });
      if (result && shown.current !== step) void go(step, 'push');
    },
    [step, go],
  );
  return { late: kept?.step === step ? kept.result : undefined, keepFor: setKept, onLate };
}
