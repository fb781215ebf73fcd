import { useCallback, useRef } from 'react';
import { loadMask, type Mask, preloadMasks } from './load-mask';

/**
 * Keeps an uncontrolled input in its mask: typing, pasting, autofill and deleting. What was typed before the mask
 * arrived is brought into it.
 *
 * @param hold told of its work with a value; the work never rejects
 * @returns a ref callback; pass `onInput` besides `onChange`, which does not fire for masked changes
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
        const [[{ Maskito, maskitoTransform, maskitoUpdateElement }], options] = await Promise.all([
          preloadMasks(),
          loadMask(mask),
        ]);
        if (isGone) return;
        const { value, selectionStart, selectionEnd } = element;
        const selection: [number, number] = [selectionStart ?? value.length, selectionEnd ?? value.length];
        maskitoUpdateElement(element, maskitoTransform({ value, selection }, options));
        const maskito = new Maskito(element, options);
        // The focus came before the mask: what a mask does on focus (an international prefix) is done now.
        if (document.activeElement === element) element.dispatchEvent(new FocusEvent('focus'));
        remove = () => maskito.destroy();
      };
      const onTouch = () => {
        forget();
        // Without its mask a field takes what is typed as it is; the next focus asks for the mask again.
        const started = start().catch(() => {
          if (!isGone) element.addEventListener('focus', onTouch);
        });
        hold(started);
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
