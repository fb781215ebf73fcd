import { useEffect, useRef } from 'react';

/** After a move to another step its heading takes the focus, so that it is read; not on arrival. */
export function useFocusOnStep(stepId: string) {
  const shown = useRef(stepId);
  useEffect(() => {
    if (shown.current === stepId) return;
    shown.current = stepId;
    // Next would say the page's title, the same on every step, over the heading.
    document.querySelector('next-route-announcer')?.setAttribute('aria-hidden', 'true');
    const { activeElement: left } = document;
    if (focusHeading()) return;
    // Its code is still on the way, or the page is still under the overlay.
    const observer = new MutationObserver(() => {
      const { activeElement } = document;
      const hasMoved = activeElement !== left && activeElement !== document.body;
      if (hasMoved || focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert'] });
    return () => observer.disconnect();
  }, [stepId]);
}

/** Focuses the heading; returns whether it has the focus. */
function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  return heading !== null && heading === document.activeElement;
}
