import { useCallback, useRef, useState } from 'react';
import type { Step } from '../../model/flow/resolve-step';
import type { StayResult } from '../contract/step-result';

/**
 * Stores a result for a step that is not shown, until that step shows it.
 *
 * @param step the current step
 * @param go navigates to a step
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
