import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useCheckout, useCopy } from '../checkout/checkout-context';
import { overlay } from './overlay.styles';

const appearsAfterMs = 200;
const reassuresAfterMs = 8_000;

interface OverlayProps {
  isLoading: boolean;
  isAnswered: () => boolean;
  frame: RefObject<HTMLElement | null>;
}

/**
 * Spec 4: full-screen overlay, 80 % of the brand's primary colour, announced politely. Shown only for a long wait. It
 * names the work in progress, and after 8 s says that it continues. The page below is inert.
 *
 * @param isAnswered the answer has arrived and is about to show: a visible overlay stays, a new one does not open
 * @param frame the page below
 */
export function Overlay({ isLoading, isAnswered, frame }: OverlayProps) {
  const { images } = useCheckout();
  const t = useCopy('frame');
  const [waitedMs, setWaitedMs] = useState(0);

  useEffect(() => {
    if (!isLoading) return;
    const timers = [appearsAfterMs, reassuresAfterMs].map((ms) =>
      setTimeout(() => {
        if (!isAnswered()) setWaitedMs(ms);
      }, ms),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
      setWaitedMs(0);
    };
  }, [isLoading, isAnswered]);

  const isShown = isLoading && waitedMs > 0;
  useInert(frame, isShown);

  return (
    <div role="status" className={isShown ? overlay : undefined} data-overlay={isShown || undefined}>
      {isShown && (
        <>
          <img src={images.loading} width={72} height={72} alt="" />
          <span>{waitedMs === reassuresAfterMs ? t('stillWorking') : (busyWords() ?? t('loading'))}</span>
        </>
      )}
    </div>
  );
}

/** Text of the pressed button, such as "Sending". Screen readers cannot reach it under the overlay. */
function busyWords() {
  return document.querySelector('[data-busy=true]')?.textContent;
}

/**
 * Makes an element inert. Afterwards returns the focus to its earlier place, unless another element has it or that
 * place is gone.
 */
function useInert(element: RefObject<HTMLElement | null>, isInert: boolean) {
  useLayoutEffect(() => {
    const { current } = element;
    if (!isInert || !current) return;
    const focused = document.activeElement;
    current.inert = true;
    return () => {
      current.inert = false;
      const isLost = document.activeElement === document.body;
      if (isLost && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    };
  }, [element, isInert]);
}
