import { useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { useNextWords } from '../../renderer/payment-form/use-next-words';
import { SubmitButton } from '../../renderer/ui/button';
import { StepHead } from '../../renderer/ui/step-head';
import { useVideoLock } from '../../renderer/video/use-video-lock';
import { VideoGate } from '../../renderer/video/video-gate';
import { VideoPlayer } from '../../renderer/video/video-player';
import { VideoSummary } from '../../renderer/video/video-summary';
import type { VideoStepProps } from '../../schemas/generated/types';

/** A video about what is sold, and the button that continues. */
export function VideoView({ step, session, phase }: StepViewProps<VideoStepProps>) {
  const t = useCopy('video');
  const next = useNextWords(step.id, session);
  const lock = useVideoLock(step.props);
  const title = step.props.title ?? t('title');
  return (
    <>
      <StepHead title={title} />
      <VideoPlayer step={step} title={title} lock={lock} />
      <VideoGate lock={lock}>
        <SubmitButton text={t('submit', { next })} isBusy={phase !== 'ready'} busyText={t('sending')} />
      </VideoGate>
      <VideoSummary stepId={step.id} />
    </>
  );
}
