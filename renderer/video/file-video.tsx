import { useEffect, useRef, useState } from 'react';
import { useCheckout, useCopy } from '../checkout/checkout-context';
import { useLostFocus } from '../ui/use-lost-focus';
import type { VideoLock } from './use-video-lock';
import { type Cover, VideoCover } from './video-cover';
import * as styles from './video-player.styles';

/** A phone that shows no picture for so long after the press gets the button. */
const patienceMs = 10_000;

interface FileVideoProps {
  /** Undefined when the brand lacks the file. */
  source: { file: string; captions?: string } | undefined;
  /** Language of the captions; the page's when undefined. */
  language: string | undefined;
  cover: Cover;
  lock: VideoLock;
}

/** A video of this site. Nothing of it loads before the buyer presses play. */
export function FileVideo({ source, language, cover, lock: { onWatched, onWaived } }: FileVideoProps) {
  const checkout = useCheckout();
  const t = useCopy('player');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isStarted, setStarted] = useState(false);
  const video = useLostFocus<HTMLVideoElement>(isStarted);
  useEffect(() => {
    if (!source) onWaived('failed');
    return () => clearTimeout(timer.current);
  }, [source, onWaived]);
  const begin = () => {
    setStarted(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onWaived('slow'), patienceMs);
  };
  const rest = () => clearTimeout(timer.current);
  const fail = () => {
    rest();
    onWaived('failed');
  };
  // A failed play is an error of the element, or the browser's wish for another press.
  const play = () => void video.current?.play().catch(() => setStarted(true));
  if (!source) {
    const { poster } = cover;
    return <div className={styles.stage}>{poster !== undefined && <img src={poster} alt="" />}</div>;
  }
  return (
    <div className={styles.stage}>
      {/* biome-ignore lint/a11y/useMediaCaption: the step names its captions; the summary is the text of the video. */}
      <video
        ref={video}
        src={source.file}
        poster={cover.poster}
        controls
        preload="none"
        playsInline
        aria-label={cover.title}
        onPlay={begin}
        onPlaying={rest}
        onPause={rest}
        onTimeUpdate={({ currentTarget }) => onWatched(sumRanges(currentTarget.played))}
        onEnded={() => onWatched(Number.POSITIVE_INFINITY)}
        onError={fail}
      >
        {source.captions !== undefined && (
          <track
            kind="captions"
            src={source.captions}
            srcLang={language ?? checkout.language}
            label={t('captions')}
            default
          />
        )}
      </video>
      {!isStarted && <VideoCover {...cover} onPlay={play} />}
    </div>
  );
}

/** Seconds of the video that were played, each counted once. */
function sumRanges(played: TimeRanges): number {
  return Array.from({ length: played.length }, (_, index) => played.end(index) - played.start(index)).reduce(
    (sum, seconds) => sum + seconds,
    0,
  );
}
