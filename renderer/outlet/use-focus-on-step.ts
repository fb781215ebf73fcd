import { useEffect, useRef } from 'react';

/** After a move to another step its heading takes the focus, so that it is read; not on arrival. */
export function useFocusOnStep(stepId: string) {
  const shown = useRef(stepId);
  useEffect(() => {
    if (shown.current === stepId) return;
    shown.current = stepId;
    let frame = 0;
    const focus = (triesLeft: number) => {
      const heading = document.querySelector<HTMLElement>('main h1');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
      // Not there yet, or still under the overlay.
      const isFocused = heading !== null && heading === document.activeElement;
      if (!isFocused && triesLeft > 0) frame = requestAnimationFrame(() => focus(triesLeft - 1));
    };
    focus(60);
    return () => cancelAnimationFrame(frame);
  }, [stepId]);
}
