import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * State that this tab keeps when the page is loaded again, as it is when a file of the brand changes.
 *
 * @param clean drops from what was kept, on the first load, what has become the usual
 */
export function useStoredState<T>(
  key: string,
  initial: T,
  clean: (value: T) => T,
): [T, (change: (now: T) => T) => void] {
  const [state, setState] = useState(initial);
  const latest = useRef(state);
  const cleanFirst = useRef(clean);
  const keep = useCallback(
    (change: (now: T) => T) => {
      latest.current = change(latest.current);
      setState(latest.current);
      sessionStorage.setItem(key, JSON.stringify(latest.current));
    },
    [key],
  );
  useEffect(() => {
    const value = sessionStorage.getItem(key);
    if (value !== null) keep(() => cleanFirst.current(JSON.parse(value) as T));
  }, [key, keep]);
  return [state, keep];
}
