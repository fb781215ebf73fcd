import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useCheckout, useCopy } from '../checkout/checkout-context';
import { overlay } from './overlay.styles';

const appearsAfterMs = 200;
const reassuresAfterMs = 8_000;

interface OverlayProps {
  isLoading: boolean;
  isAnswered?: RefObject<boolean>;
  frame: RefObject<HTMLElement | null>;
}

/**
 * Spec 4: full screen, 80 % of the brand's primary colour, only when waiting lasts; announced politely. It says what is being
 * done, and after 8 s that the work goes on. The page below it can be used neither by hand nor by keyboard.
 *
 * @param isAnswered what is waited for has come and is about to be shown: an overlay that stands stays, none comes any more
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
        if (!isAnswered?.current) setWaitedMs(ms);
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

/** Takes an element out of reach; what had the focus in it gets it back, unless something else has it. What is gone takes none. */
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
