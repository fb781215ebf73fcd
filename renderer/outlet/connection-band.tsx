import { useSyncExternalStore } from 'react';
import { useCopy } from '../step/checkout-context';
import * as styles from './frame.styles';

/** Says that the connection is gone, and that nothing typed is. */
export function ConnectionBand() {
  const t = useCopy('frame');
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">{!isOnline && <p className={`${styles.band} ${styles.offlineBand}`}>{t('offline')}</p>}</div>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
