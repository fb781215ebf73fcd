import { selectOrder } from '../../model/money/select-order';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { Benefits } from '../../renderer/pieces/benefits';
import { OfferCard, OfferChoice } from '../../renderer/pieces/offer-choice';
import { OfferPrice } from '../../renderer/pieces/offer-price';
import { eyebrow } from '../../renderer/ui/offer.styles';
import { StepHead } from '../../renderer/ui/step-head';
import type { UpsellPresentationStepProps } from '../../schemas/generated/types';
import type { actions } from './upsell-presentation.step';

/** Offer after a purchase: product, price, accept and refuse. */
export function UpsellPresentationView(props: StepViewProps<UpsellPresentationStepProps, keyof typeof actions>) {
  const { step, session, phase, act } = props;
  const checkout = useCheckout();
  const { images, product } = checkout;
  const t = useCopy('upsell-presentation');
  const order = useCopy('order');
  const plan = selectOrder(checkout, session, step)?.plan;
  return (
    <>
      <StepHead above={<p className={eyebrow}>{t('eyebrow')}</p>} title={t('title')} />
      <OfferCard stepId={step.id} name={product.name} usualPicture={images.product}>
        <Benefits label={t('benefits')} texts={step.props.benefits} />
        {plan && <OfferPrice plan={plan} label={t('price')} singleText={(value) => t('single', { value })} />}
      </OfferCard>
      <OfferChoice t={t} note={order('upsellSafe')} phase={phase} act={act} />
    </>
  );
}
