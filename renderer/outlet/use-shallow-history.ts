import { useCallback, useEffect, useRef } from 'react';
import { nextPaint } from '../step/next-paint';
import type { Navigation } from './navigation';

/** Minimum time on a step before Back counts, in ms. Nobody sees, decides and presses faster. */
const shortestLook = 300;

/**
 * The browser's Back and Forward move between steps without asking the server.
 *
 * @returns leads to the next step and resolves as `lead` does. What is pressed before that step has been seen was meant
 * for the one before it, and is done by the browser when the address is already the next one's, on a busy phone even when
 * it has been painted: it leads there all the same. Followed, it would leave who has paid on an earlier step without a word.
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
      // The first time has led there already, or its failure is told.
      led = led.then(lead).catch(() => undefined);
    };
    const release = async () => {
      for (let seen: typeof led | undefined; seen !== led; ) {
        seen = led;
        await seen.then(nextPaint).catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, shortestLook));
      }
      if (leadAgain.current === again) leadAgain.current = undefined;
    };
    leadAgain.current = again;
    void release();
    await led;
  }, []);
}
