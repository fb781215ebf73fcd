import { useCallback, useEffect, useRef } from 'react';
import { nextPaint } from '../player/next-paint';
import type { Navigation } from './navigation';

/** Minimum time on a step before Back counts, in ms. Nobody sees, decides and presses faster. */
const shortestLook = 300;

/** Mark of the browser's timeline while a Back is meant for the step before. */
export const leadingMark = 'guiche-leading';

/**
 * Moves between steps on Back and Forward without a request. A Back pressed before the next step was visible is meant
 * for the step before it. On a busy phone the URL may already be the next one's; following such a Back would leave a
 * paid buyer on an earlier step. So we navigate to the next step again.
 *
 * @returns navigates to the next step and resolves as `lead` does
 */
export function useShallowHistory(navigation: Navigation): (lead: () => Promise<unknown>) => Promise<void> {
  const leadAgain = useRef<() => void>(undefined);
  useEffect(() => {
    navigation.beforePopState(({ as }) => {
      if (leadAgain.current) leadAgain.current();
      else void navigation.replace(as, as, { shallow: true, scroll: false });
      return false;
    });
    return () => navigation.beforePopState(() => true);
  }, [navigation]);

  return useCallback(async (lead) => {
    let led = lead();
    const again = () => {
      // The first navigation has succeeded, or its failure is reported.
      led = led.then(lead).catch(() => undefined);
    };
    const release = async () => {
      for (let seen: typeof led | undefined; seen !== led; ) {
        seen = led;
        await seen.then(nextPaint).catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, shortestLook));
      }
      if (leadAgain.current !== again) return;
      leadAgain.current = undefined;
      performance.clearMarks(leadingMark);
    };
    leadAgain.current = again;
    performance.mark(leadingMark);
    void release();
    await led;
  }, []);
}
