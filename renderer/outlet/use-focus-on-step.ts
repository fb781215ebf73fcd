import { useEffect, useRef } from 'react';

/** Moves the focus to the heading after a change of step, so that it is announced; not on arrival. */
export function useFocusOnStep(stepId: string) {
  const shown = useRef(stepId);
  useEffect(() => {
    if (shown.current === stepId) return;
    shown.current = stepId;
    // Next would announce the page's title, which every step shares, over the heading.
    document.querySelector('next-route-announcer')?.setAttribute('aria-hidden', 'true');
    return focusOnHeading();
  }, [stepId]);
}

/** Focuses the heading as soon as it is there; returns the function that gives up. */
export function focusOnHeading(): () => void {
  const { activeElement: left } = document;
  if (focusHeading()) return () => undefined;
  // The step's chunk is still loading, or the overlay still covers the page.
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    const hasMoved = activeElement !== left && activeElement !== document.body;
    if (hasMoved || focusHeading()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert'] });
  return () => observer.disconnect();
}

/** Focuses the heading; returns whether it has the focus. */
function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  return heading !== null && heading === document.activeElement;
}
