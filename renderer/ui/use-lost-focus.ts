import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses an element after a change of the screen has removed the focused one. Never takes a focus that still exists.
 *
 * @param state a change of it replaces the content
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
