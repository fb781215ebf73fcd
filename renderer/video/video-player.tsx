import { Play } from 'lucide-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { playerSites } from '../../model/flow/page-allowance';
import { useCheckout, useCopy } from '../checkout/checkout-context';
import { formatClock } from '../ui/format-clock';
import { OutsideLink } from '../ui/outside-link';
import { useLostFocus } from '../ui/use-lost-focus';
import { type FramedVideo, playerGreetings, readPlayerMessage } from './player-messages';
import { buildPlayerUrl, buildVideoUrl, playerNames } from './player-urls';
import { isLost, type VideoLock, type VideoProps } from './use-video-lock';
import * as styles from './video-player.styles';

interface VideoPlayerProps {
  step: { id: string; props: VideoProps };
  /** Name of the video: the step's heading. */
  title: string;
  lock: VideoLock;
}

/** The step's video. If it does not play here, a link opens it elsewhere. */
export function VideoPlayer({ step, title, lock }: VideoPlayerProps) {
  const { images } = useCheckout();
  const t = useCopy('player');
  const { video, lengthSeconds } = step.props;
  const poster = images.stepPictures[step.id] ?? images.product ?? undefined;
  const source = images.stepVideos[step.id];
  const cover = { title, poster, lengthSeconds };
  const link = video.kind === 'file' ? source?.file : buildVideoUrl(video);
  return (
    <div className={styles.player}>
      {video.kind === 'file' ? (
        <FileVideo source={source} language={video.captionsLanguage} cover={cover} lock={lock} />
      ) : (
        <FrameVideo video={video} cover={cover} lock={lock} />
      )}
      {isLost(lock.waiver) && link !== undefined && <OutsideLink href={link}>{t('elsewhere')}</OutsideLink>}
    </div>
  );
}

/** A phone that shows no picture for so long gets the button. A blocked frame reports nothing, not even that it failed. */
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
function FileVideo({ source, language, cover, lock: { onWatched, onWaived } }: FileVideoProps) {
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
    return <div className={styles.videoFrame}>{poster !== undefined && <img src={poster} alt="" />}</div>;
  }
  return (
    <div className={styles.videoFrame}>
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

const beatMs = 500;

interface FrameVideoProps {
  video: FramedVideo;
  cover: Cover;
  lock: VideoLock;
}

/** A video of another site. Nothing of that site loads before the buyer presses play. */
function FrameVideo({ video, cover, lock: { waiver, onWatched, onWaived } }: FrameVideoProps) {
  const t = useCopy('player');
  const [isRequested, setRequested] = useState(false);
  const frame = useLostFocus<HTMLIFrameElement>(isRequested);
  const button = useLostFocus<HTMLButtonElement>(isRequested);
  const { kind } = video;
  useEffect(() => {
    if (!isRequested) return;
    let isAlive = false;
    let isPlaying = false;
    let watchedMs = 0;
    let last = performance.now();
    const begun = last;
    const fail = () => {
      onWaived('failed');
      setRequested(false);
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
  }, [isRequested, kind, frame, onWatched, onWaived]);
  if (!isRequested) {
    return (
      <>
        <div className={styles.videoFrame}>
          <VideoCover {...cover} ref={button} onPlay={() => setRequested(true)} />
        </div>
        {!isLost(waiver) && <p>{t('from', { site: playerNames[kind] })}</p>}
      </>
    );
  }
  return (
    <div className={styles.videoFrame}>
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

interface Cover {
  title: string;
  poster: string | undefined;
  lengthSeconds: number | undefined;
}

interface VideoCoverProps extends Cover {
  ref?: Ref<HTMLButtonElement>;
  onPlay: () => void;
}

/** Poster and play button before the video is asked for. */
function VideoCover({ ref, title, poster, lengthSeconds, onPlay }: VideoCoverProps) {
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
