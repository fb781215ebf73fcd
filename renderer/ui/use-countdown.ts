import { useLayoutEffect, useState } from 'react';

/**
 * Whole seconds until a time, counted down to 0; undefined before the page is ready or without a time.
 *
 * @param until ISO 8601
 * @param ahead ms by which the clock that the time is of is ahead of this one
 */
export function useCountdown(until: string | undefined, ahead = 0): number | undefined {
  const [left, setLeft] = useState<number>();
  // Before it is painted: what follows it would move.
  useLayoutEffect(() => {
    if (until === undefined) return;
    const tick = () => setLeft(Math.max(0, Math.ceil((Date.parse(until) - Date.now() - ahead) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until, ahead]);
  return left;
}
