import { useEffect, useState } from 'react';
import { useCopy } from '../checkout/checkout-context';
import { visuallyHidden } from '../ui/visually-hidden.styles';
import * as styles from './frame.styles';

/**
 * Says that the connection is lost and the input is safe. The return is only announced, because the band's removal is
 * visible.
 */
export function ConnectionBand() {
  const t = useCopy('frame');
  const [news, setNews] = useState<'offline' | 'online'>();
  useEffect(() => {
    const tell = () => setNews(navigator.onLine ? 'online' : 'offline');
    if (!navigator.onLine) tell();
    window.addEventListener('online', tell);
    window.addEventListener('offline', tell);
    return () => {
      window.removeEventListener('online', tell);
      window.removeEventListener('offline', tell);
    };
  }, []);
  return (
    <div role="status">
      {news && (
        <p className={news === 'offline' ? `${styles.band} ${styles.offlineBand}` : visuallyHidden}>{t(news)}</p>
      )}
    </div>
  );
}
