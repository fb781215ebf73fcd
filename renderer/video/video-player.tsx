import { useCheckout, useCopy } from '../checkout/checkout-context';
import { OutsideLink } from '../ui/outside-link';
import { FileVideo } from './file-video';
import { FrameVideo } from './frame-video';
import { buildVideoUrl } from './player-urls';
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
