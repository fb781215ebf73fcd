import type { DynamicOptionsLoadingProps } from 'next/dynamic';
import { useEffect, useState } from 'react';
import { useCopy } from '../checkout/checkout-context';
import { renewPage } from '../chunks/renew-page';
import { MainButton } from '../ui/button';
import { errorBox } from '../ui/error-box.styles';
import { Skeleton } from '../ui/skeleton';

interface ChunkLoadingProps extends DynamicOptionsLoadingProps {
  /** The chunk shows nothing, so it needs no place. */
  isUnseen?: boolean;
}

/**
 * Replaces a step or payment method while its chunk loads; what follows it is not shown yet (global styles). Retries a
 * failed preload once. Reloads the page if the build is gone. Otherwise shows an error; a reload loses nothing.
 */
export function ChunkLoading({ error, pastDelay, retry, isUnseen = false }: ChunkLoadingProps) {
  const t = useCopy('frame');
  const [hasRetried, setRetried] = useState(false);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (!error) return;
    if (hasRetried) {
      void renewPage().then(() => setLost(true));
      return;
    }
    setRetried(true);
    retry?.();
  }, [error, hasRetried, retry]);
  if (!isLost) return isUnseen ? null : <div data-loading>{pastDelay && <Skeleton height={320} />}</div>;
  return (
    <div className={errorBox} role="alert" data-chunk-failed>
      <p>{t('partMissing')}</p>
      <MainButton onClick={() => window.location.reload()}>{t('tryAgain')}</MainButton>
    </div>
  );
}
