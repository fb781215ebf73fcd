import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useCheckout, useCopy } from '../step/checkout-context';
import { visuallyHidden } from '../ui/visually-hidden.styles';
import * as styles from './overlay.styles';

const appearsAfterMs = 200;
const reassuresAfterMs = 8_000;

interface OverlayProps {
  isLoading: boolean;
  isAnswered?: RefObject<boolean>;
  frame: RefObject<HTMLElement | null>;
}

/**
 * Spec 4: full screen, 80 % of the brand's primary colour, only when waiting lasts; announced politely. After 8 s it says
 * that the work goes on. The page below it can be used neither by hand nor by keyboard.
 *
 * @param isAnswered what is waited for has come and is about to be shown: an overlay that stands stays, none comes any more
 * @param frame the page below
 */
export function Overlay({ isLoading, isAnswered, frame }: OverlayProps) {
  const { images } = useCheckout();
  const t = useCopy('frame');
  const [stage, setStage] = useState<'hidden' | 'shown' | 'long'>('hidden');

  useEffect(() => {
    if (!isLoading) return;
    const reach = (next: 'shown' | 'long') => {
      if (!isAnswered?.current) setStage(next);
    };
    const timers = [setTimeout(reach, appearsAfterMs, 'shown'), setTimeout(reach, reassuresAfterMs, 'long')];
    return () => {
      for (const timer of timers) clearTimeout(timer);
      setStage('hidden');
    };
  }, [isLoading, isAnswered]);

  const isShown = isLoading && stage !== 'hidden';
  useInert(frame, isShown);

  const text = stage === 'long' ? t('stillWorking') : t('loading');
  return (
    <>
      <p className={visuallyHidden} role="status">
        {isShown ? text : ''}
      </p>
      {isShown && (
        <div className={styles.overlay} aria-hidden="true" data-overlay>
          <img src={images.loading} width={72} height={72} alt="" />
          <span>{text}</span>
        </div>
      )}
    </>
  );
}

/** Takes an element out of reach; what had the focus in it gets it back, unless it is gone or something else has it. */
function useInert(element: RefObject<HTMLElement | null>, isInert: boolean) {
  useLayoutEffect(() => {
    const { current } = element;
    if (!isInert || !current) return;
    const focused = document.activeElement;
    current.inert = true;
    return () => {
      current.inert = false;
      const isLost = document.activeElement === document.body;
      if (isLost && focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
    };
  }, [element, isInert]);
}
