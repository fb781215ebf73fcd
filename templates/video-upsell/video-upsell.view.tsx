import { selectOrder } from '../../model/money/select-order';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { OfferPrice } from '../../renderer/pieces/offer-price';
import { OutlineButton, SubmitButton } from '../../renderer/ui/button';
import * as styles from '../../renderer/ui/offer.styles';
import { stepHead } from '../../renderer/ui/step.styles';
import { useVideoLock } from '../../renderer/video/use-video-lock';
import { VideoGate } from '../../renderer/video/video-gate';
import { VideoPlayer } from '../../renderer/video/video-player';
import { VideoSummary } from '../../renderer/video/video-summary';
import type { VideoUpsellStepProps } from '../../schemas/generated/types';
import type { actions } from './video-upsell.step';

/** Offer after a purchase as a video: product, price, accept and refuse. Refusing waits for nothing. */
export function VideoUpsellView({
  step,
  session,
  phase,
  act,
}: StepViewProps<VideoUpsellStepProps, keyof typeof actions>) {
  const checkout = useCheckout();
  const t = useCopy('video-upsell');
  const order = useCopy('order');
  const lock = useVideoLock(step.props);
  const title = step.props.title ?? t('title');
  const plan = selectOrder(checkout, session, step)?.plan;
  const isBusy = phase !== 'ready';
  return (
    <>
      <div className={stepHead}>
        <p className={styles.eyebrow}>{t('eyebrow')}</p>
        <h1>{title}</h1>
      </div>
      <VideoPlayer step={step} title={title} lock={lock} />
      <section className={styles.offer} aria-label={checkout.product.name}>
        <h2 translate="no">{checkout.product.name}</h2>
        {plan && <OfferPrice plan={plan} label={t('price')} singleText={(value) => t('single', { value })} />}
      </section>
      <div className={styles.choice}>
        <VideoGate lock={lock}>
          <div data-action="accept">
            <SubmitButton isBusy={isBusy} busyText={t('accepting')}>
              {t('accept')}
            </SubmitButton>
          </div>
        </VideoGate>
        <OutlineButton data-action="refuse" disabled={isBusy} onClick={() => act('refuse')}>
          {t('refuse')}
        </OutlineButton>
        <p>{order('upsellSafe')}</p>
      </div>
      <VideoSummary stepId={step.id} />
    </>
  );
}
