import type { ReactNode } from 'react';
import { useCopy } from '../checkout/checkout-context';
import { formatClock } from '../ui/format-clock';
import type { VideoLock } from './use-video-lock';
import * as styles from './video-gate.styles';

interface VideoGateProps {
  lock: VideoLock;
  /** The main button. */
  children: ReactNode;
}

/** The main button, or in its place the time that is left. One live region says when and why it opens. */
export function VideoGate({ lock, children }: VideoGateProps) {
  const t = useCopy('player');
  const { isOpen, waiver, needed, left } = lock;
  const message = needed === 0 ? '' : isOpen ? t('open') : t('waits', { time: formatClock(Math.ceil(needed)) });
  return (
    <div className={styles.gate}>
      {isOpen ? (
        children
      ) : (
        <div className={styles.wait} data-locked>
          <p>{t('left', { time: formatClock(left) })}</p>
          <progress value={needed - left} max={needed} aria-label={t('progress')} />
        </div>
      )}
      <p role="status">{waiver ? t(waiver) : message}</p>
    </div>
  );
}
