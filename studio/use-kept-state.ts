import { useCallback, useEffect, useState } from 'react';

/** State that this tab keeps when the page is loaded again, as it is when a file of the brand changes. */
export function useKeptState<T>(key: string, initial: T): [T, (next: T) => void] {
  const [state, setState] = useState(initial);
  useEffect(() => {
    const kept = sessionStorage.getItem(key);
    if (kept !== null) setState(JSON.parse(kept) as T);
  }, [key]);
  const keep = useCallback(
    (next: T) => {
      setState(next);
      sessionStorage.setItem(key, JSON.stringify(next));
    },
    [key],
  );
  return [state, keep];
}
