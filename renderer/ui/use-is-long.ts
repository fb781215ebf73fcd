import { useEffect, useState } from 'react';

/** True once a state has lasted for `afterMs`. */
export function useIsLong<State>(state: State, afterMs: number): boolean {
  const [longState, setLongState] = useState<State>();
  useEffect(() => {
    const timer = setTimeout(() => setLongState(state), afterMs);
    return () => clearTimeout(timer);
  }, [state, afterMs]);
  return longState === state;
}
