import { Play } from 'lucide-react';
import type { Ref } from 'react';
import { useCopy } from '../checkout/checkout-context';
import { formatClock } from '../ui/format-clock';
import * as styles from './video-player.styles';

export interface Cover {
  title: string;
  poster: string | undefined;
  lengthSeconds: number | undefined;
}

interface VideoCoverProps extends Cover {
  ref?: Ref<HTMLButtonElement>;
  onPlay: () => void;
}

/** Poster and play button before the video is asked for. */
export function VideoCover({ ref, title, poster, lengthSeconds, onPlay }: VideoCoverProps) {
  const t = useCopy('player');
  return (
    <button
      ref={ref}
      className={styles.cover}
      type="button"
      onClick={onPlay}
      aria-label={t('play', { title })}
      data-play
    >
      {poster !== undefined && <img src={poster} alt="" width={485} height={273} />}
      <span className={styles.disc}>
        <Play size={28} />
      </span>
      {lengthSeconds !== undefined && (
        <span className={styles.length} translate="no" aria-hidden="true">
          {formatClock(lengthSeconds)}
        </span>
      )}
    </button>
  );
}
