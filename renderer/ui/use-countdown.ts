import { useLayoutEffect, useState } from 'react';

/**
 * Seconds until a time, counted down to 0. Undefined before hydration or without a time.
 *
 * @param until ISO 8601
 * @param ahead ms by which the time's clock is ahead of this device's
 */
export function useCountdown(until: string | undefined, ahead = 0): number | undefined {
  const [left, setLeft] = useState<number>();
  // Before the paint, because the content below would move.
  useLayoutEffect(() => {
    if (until === undefined) return;
    const tick = () => setLeft(Math.max(0, Math.ceil((Date.parse(until) - Date.now() - ahead) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until, ahead]);
  return left;
}
