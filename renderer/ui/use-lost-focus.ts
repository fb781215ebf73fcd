import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to an element when the screen has changed under the buyer and what had it is gone; never takes it from
 * what still has it.
 *
 * @param state a change of it replaces what is shown
 */
export function useLostFocus<T extends HTMLElement>(state: unknown): RefObject<T | null> {
  const element = useRef<T>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (document.activeElement === document.body) element.current?.focus();
  }, [state]);
  return element;
}
