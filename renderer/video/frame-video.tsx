import { useEffect, useState } from 'react';
import { playerSites } from '../../model/flow/page-allowance';
import { useCopy } from '../checkout/checkout-context';
import { useLostFocus } from '../ui/use-lost-focus';
import { type FramedVideo, playerGreetings, readPlayerMessage } from './player-messages';
import { buildPlayerUrl, playerNames } from './player-urls';
import { isLost, type VideoLock } from './use-video-lock';
import { type Cover, VideoCover } from './video-cover';
import * as styles from './video-player.styles';

/** A blocked frame reports nothing, not even that it failed. */
const patienceMs = 10_000;
const beatMs = 500;

interface FrameVideoProps {
  video: FramedVideo;
  cover: Cover;
  lock: VideoLock;
}

/** A video of another site. Nothing of that site loads before the buyer presses play. */
export function FrameVideo({ video, cover, lock: { waiver, onWatched, onWaived } }: FrameVideoProps) {
  const t = useCopy('player');
  const [isAsked, setAsked] = useState(false);
  const frame = useLostFocus<HTMLIFrameElement>(isAsked);
  const button = useLostFocus<HTMLButtonElement>(isAsked);
  const { kind } = video;
  useEffect(() => {
    if (!isAsked) return;
    let isAlive = false;
    let isPlaying = false;
    let watchedMs = 0;
    let last = performance.now();
    const begun = last;
    const fail = () => {
      onWaived('failed');
      setAsked(false);
    };
    const beat = setInterval(() => {
      const now = performance.now();
      if (isPlaying) watchedMs += now - last;
      last = now;
      onWatched(watchedMs / 1000);
      if (isAlive) return;
      if (now - begun > patienceMs) return fail();
      for (const greeting of playerGreetings[kind])
        frame.current?.contentWindow?.postMessage(JSON.stringify(greeting), playerSites[kind]);
    }, beatMs);
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== playerSites[kind] || source !== frame.current?.contentWindow) return;
      const event = readPlayerMessage(kind, data);
      if (event === undefined) return;
      isAlive = true;
      if (event === 'failed') fail();
      else if (event !== 'alive') isPlaying = event === 'playing';
    };
    window.addEventListener('message', listen);
    return () => {
      clearInterval(beat);
      window.removeEventListener('message', listen);
    };
  }, [isAsked, kind, frame, onWatched, onWaived]);
  if (!isAsked) {
    return (
      <>
        <div className={styles.stage}>
          <VideoCover {...cover} ref={button} onPlay={() => setAsked(true)} />
        </div>
        {!isLost(waiver) && <p>{t('from', { site: playerNames[kind] })}</p>}
      </>
    );
  }
  return (
    <div className={styles.stage}>
      <iframe
        ref={frame}
        src={buildPlayerUrl(video, window.location.origin)}
        title={cover.title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
      />
    </div>
  );
}
