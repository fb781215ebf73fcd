import { selectOrder } from '../../model/money/select-order';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { OfferChoice } from '../../renderer/pieces/offer-choice';
import { OfferPrice } from '../../renderer/pieces/offer-price';
import { eyebrow, offer } from '../../renderer/ui/offer.styles';
import { StepHead } from '../../renderer/ui/step-head';
import { useVideoLock } from '../../renderer/video/use-video-lock';
import { VideoGate } from '../../renderer/video/video-gate';
import { VideoPlayer } from '../../renderer/video/video-player';
import { VideoSummary } from '../../renderer/video/video-summary';
import type { VideoUpsellStepProps } from '../../schemas/generated/types';
import type { actions } from './video-upsell.step';

/** Offer after a purchase as a video: product, price, accept and refuse. Refusing waits for nothing. */
export function VideoUpsellView(props: StepViewProps<VideoUpsellStepProps, keyof typeof actions>) {
  const { step, session, phase, act } = props;
  const checkout = useCheckout();
  const t = useCopy('video-upsell');
  const order = useCopy('order');
  const lock = useVideoLock(step.props);
  const title = step.props.title ?? t('title');
  const plan = selectOrder(checkout, session, step)?.plan;
  return (
    <>
      <StepHead above={<p className={eyebrow}>{t('eyebrow')}</p>} title={title} />
      <VideoPlayer step={step} title={title} lock={lock} />
      <section className={offer} aria-label={checkout.product.name}>
        <h2 translate="no">{checkout.product.name}</h2>
        {plan && <OfferPrice plan={plan} label={t('price')} singleText={(value) => t('single', { value })} />}
      </section>
      <OfferChoice
        t={t}
        note={order('upsellSafe')}
        phase={phase}
        act={act}
        gate={(accept) => <VideoGate lock={lock}>{accept}</VideoGate>}
      />
      <VideoSummary stepId={step.id} />
    </>
  );
}
