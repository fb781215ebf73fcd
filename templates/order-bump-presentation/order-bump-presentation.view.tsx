import { selectOrder } from '../../model/money/select-order';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { Benefits } from '../../renderer/pieces/benefits';
import { OfferCard, OfferChoice } from '../../renderer/pieces/offer-choice';
import { useMoney, usePlanWords } from '../../renderer/pieces/use-words';
import { SubmitButton } from '../../renderer/ui/button';
import { eyebrow, price } from '../../renderer/ui/offer.styles';
import { StepHead } from '../../renderer/ui/step-head';
import type { OrderBumpPresentationStepProps } from '../../schemas/generated/types';
import type { actions } from './order-bump-presentation.step';

/** One extra product before the payment: its price, the order's new price, accept and refuse. */
export function OrderBumpPresentationView(props: StepViewProps<OrderBumpPresentationStepProps, keyof typeof actions>) {
  const { step, session, phase, act } = props;
  const checkout = useCheckout();
  const t = useCopy('order-bump-presentation');
  const f = useCopy('frame');
  const words = usePlanWords();
  const money = useMoney();
  const { extraId, benefits } = step.props;
  const extra = checkout.settings.extras?.find(({ id }) => id === extraId);
  // The step passes itself over; the button is for a step that did not.
  if (!extra) return <GoOn isBusy={phase !== 'ready'} />;
  const order = selectOrder(checkout, { ...session, bump: { id: extraId } }, step);
  return (
    <>
      <StepHead above={<p className={eyebrow}>{t('eyebrow')}</p>} title={t('title')} />
      <OfferCard stepId={step.id} name={extra.name}>
        <Benefits label={t('benefits')} texts={benefits} />
        <p className={price}>
          <span>{t('price')}</span>
          <strong translate="no">{t('added', { value: money(extra.amount, checkout.settings.currency.code) })}</strong>
          {order && <span>{t('total', { price: words.price(order.plan) })}</span>}
        </p>
      </OfferCard>
      <OfferChoice t={t} note={`${f('nothingHere')} ${t('safe')}`} phase={phase} act={act} />
    </>
  );
}

function GoOn({ isBusy }: { isBusy: boolean }) {
  const t = useCopy('order-bump-presentation');
  return (
    <>
      <StepHead title={t('goneTitle')} />
      <SubmitButton text={t('goOn')} isBusy={isBusy} busyText={t('goingOn')} />
    </>
  );
}
