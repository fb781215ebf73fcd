import { Check } from 'lucide-react';
import { selectOrder } from '../../model/money/select-order';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { OfferPrice } from '../../renderer/pieces/offer-price';
import { StepPicture } from '../../renderer/pieces/step-picture';
import { OutlineButton, SubmitButton } from '../../renderer/ui/button';
import { Markdown } from '../../renderer/ui/markdown';
import * as styles from '../../renderer/ui/offer.styles';
import { stepHead } from '../../renderer/ui/step.styles';
import type { UpsellPresentationStepProps } from '../../schemas/generated/types';
import type { actions } from './upsell-presentation.step';

/** Offer after a purchase: product, price, accept and refuse. */
export function UpsellPresentationView({
  step,
  session,
  phase,
  act,
}: StepViewProps<UpsellPresentationStepProps, keyof typeof actions>) {
  const checkout = useCheckout();
  const { images, documents, product } = checkout;
  const t = useCopy('upsell-presentation');
  const order = useCopy('order');
  const plan = selectOrder(checkout, session, step)?.plan;
  const picture = images.stepPictures[step.id] ?? images.product;
  const text = documents[step.id];
  const isBusy = phase !== 'ready';
  return (
    <>
      <div className={stepHead}>
        <p className={styles.eyebrow}>{t('eyebrow')}</p>
        <h1>{t('title')}</h1>
      </div>
      <section className={styles.offer} aria-label={product.name}>
        {picture && <StepPicture src={picture} />}
        <h2 translate="no">{product.name}</h2>
        {text && <Markdown nodes={text} />}
        {step.props.benefits && (
          <ul className={styles.benefits} aria-label={t('benefits')}>
            {step.props.benefits.map((benefit) => (
              <li key={benefit}>
                <Check size={20} />
                <span>{benefit}</span>
              </li>
            ))}
          </ul>
        )}
        {plan && <OfferPrice plan={plan} label={t('price')} singleText={(value) => t('single', { value })} />}
      </section>
      <div className={styles.choice}>
        <div data-action="accept">
          <SubmitButton isBusy={isBusy} busyText={t('accepting')}>
            {t('accept')}
          </SubmitButton>
        </div>
        <OutlineButton data-action="refuse" disabled={isBusy} onClick={() => act('refuse')}>
          {t('refuse')}
        </OutlineButton>
        <p>{order('upsellSafe')}</p>
      </div>
    </>
  );
}
