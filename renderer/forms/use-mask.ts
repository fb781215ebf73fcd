import { useCallback, useRef } from 'react';
import type { Mask } from './load-mask';
import { typingPart } from './typing-part';

/**
 * Applies a mask to an uncontrolled input: typing, paste, autofill and deletion. Text typed before the mask arrives is
 * masked too.
 *
 * @param hold receives the mask's work on a value; it rejects by a fault of ours alone, which the page reports
 * @returns ref callback; pass `onInput` besides `onChange`, which does not fire for masked changes
 */
export function useMask(
  mask: Mask | undefined,
  hold: (work: Promise<void>) => void,
): (element: HTMLInputElement | null) => void {
  const stop = useRef<() => void>(() => undefined);
  return useCallback(
    (element: HTMLInputElement | null) => {
      stop.current();
      stop.current = () => undefined;
      if (!element || !mask) return;
      let isGone = false;
      let remove: () => void = () => undefined;
      const start = async () => {
        const code = await typingPart.preload().catch(() => undefined);
        const buildOptions = await code?.loadMask(mask).catch(() => undefined);
        if (isGone) return;
        // Without its mask, a field accepts any input. The next focus requests the mask again.
        if (!code || !buildOptions) return element.addEventListener('focus', onTouch);
        const { Maskito, maskitoTransform, maskitoUpdateElement } = code;
        const options = buildOptions();
        const { value, selectionStart, selectionEnd } = element;
        const selection: [number, number] = [selectionStart ?? value.length, selectionEnd ?? value.length];
        maskitoUpdateElement(element, maskitoTransform({ value, selection }, options));
        const maskito = new Maskito(element, options);
        // The field was focused before the mask arrived: runs the mask's work on focus (international prefix) now.
        if (document.activeElement === element) element.dispatchEvent(new FocusEvent('focus'));
        remove = () => maskito.destroy();
      };
      const onTouch = () => {
        forget();
        hold(start());
      };
      const forget = () => {
        element.removeEventListener('focus', onTouch);
        element.removeEventListener('input', onTouch);
      };
      if (document.activeElement === element || element.value !== '') onTouch();
      else {
        element.addEventListener('focus', onTouch);
        element.addEventListener('input', onTouch);
      }
      stop.current = () => {
        isGone = true;
        forget();
        remove();
      };
    },
    [mask, hold],
  );
}
