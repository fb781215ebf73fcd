import { useEffect, useState } from 'react';
import { useCheckout, useCopy } from '../step/checkout-context';
import * as styles from './overlay.styles';

const appearsAfterMs = 200;
const reassuresAfterMs = 8_000;

/**
 * Spec 4: full screen, 80 % of the brand's primary colour, only when waiting lasts; announced politely. After 8 s it says
 * that the work goes on.
 */
export function Overlay({ isLoading }: { isLoading: boolean }) {
  const { images } = useCheckout();
  const t = useCopy('frame');
  const [stage, setStage] = useState<'hidden' | 'shown' | 'long'>('hidden');

  useEffect(() => {
    if (!isLoading) return;
    const timers = [
      setTimeout(() => setStage('shown'), appearsAfterMs),
      setTimeout(() => setStage('long'), reassuresAfterMs),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
      setStage('hidden');
    };
  }, [isLoading]);

  const text = stage === 'long' ? t('stillWorking') : t('loading');
  return (
    <>
      <p className={styles.visuallyHidden} role="status">
        {stage === 'hidden' ? '' : text}
      </p>
      {stage !== 'hidden' && (
        <div className={styles.overlay} aria-hidden="true" data-overlay>
          <img src={images.loading} width={72} height={72} alt="" />
          <span>{text}</span>
        </div>
      )}
    </>
  );
}
