import { Check } from 'lucide-react';
import { selectOrder } from '../../model/money/select-order';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { StepPicture } from '../../renderer/pieces/step-picture';
import { useMoney } from '../../renderer/pieces/use-money';
import { usePlanWords } from '../../renderer/pieces/use-plan-words';
import { OutlineButton, SubmitButton } from '../../renderer/ui/button';
import { Markdown } from '../../renderer/ui/markdown';
import * as styles from '../../renderer/ui/offer.styles';
import { stepHead } from '../../renderer/ui/step.styles';
import type { OrderBumpPresentationStepProps } from '../../schemas/generated/types';
import type { actions } from './order-bump-presentation.step';

/** One extra product before the payment: its price, the order's new price, accept and refuse. */
export function OrderBumpPresentationView({
  step,
  session,
  phase,
  act,
}: StepViewProps<OrderBumpPresentationStepProps, keyof typeof actions>) {
  const checkout = useCheckout();
  const t = useCopy('order-bump-presentation');
  const f = useCopy('frame');
  const words = usePlanWords();
  const money = useMoney();
  const { extraId, benefits } = step.props;
  const extra = checkout.settings.extras?.find(({ id }) => id === extraId);
  const isBusy = phase !== 'ready';
  // The step passes itself over; the button is for a step that did not.
  if (!extra) return <GoOn isBusy={isBusy} />;
  const picture = checkout.images.stepPictures[step.id];
  const text = checkout.documents[step.id];
  const order = selectOrder(checkout, { ...session, bump: { id: extraId } }, step);
  return (
    <>
      <div className={stepHead}>
        <p className={styles.eyebrow}>{t('eyebrow')}</p>
        <h1>{t('title')}</h1>
      </div>
      <section className={styles.offer} aria-label={extra.name}>
        {picture && <StepPicture src={picture} />}
        <h2 translate="no">{extra.name}</h2>
        {text && <Markdown nodes={text} />}
        {benefits && (
          <ul className={styles.benefits} aria-label={t('benefits')}>
            {benefits.map((benefit) => (
              <li key={benefit}>
                <Check size={20} />
                <span>{benefit}</span>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.price}>
          <span>{t('price')}</span>
          <strong translate="no">{t('added', { value: money(extra.amount, checkout.settings.currency.code) })}</strong>
          {order && <span>{t('total', { price: words.price(order.plan) })}</span>}
        </p>
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
        <p>{`${f('nothingHere')} ${t('safe')}`}</p>
      </div>
    </>
  );
}

function GoOn({ isBusy }: { isBusy: boolean }) {
  const t = useCopy('order-bump-presentation');
  return (
    <>
      <div className={stepHead}>
        <h1>{t('goneTitle')}</h1>
      </div>
      <SubmitButton isBusy={isBusy} busyText={t('goingOn')}>
        {t('goOn')}
      </SubmitButton>
    </>
  );
}
