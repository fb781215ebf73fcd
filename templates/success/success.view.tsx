import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { PurchaseOutcome } from '../../renderer/payment/receipt/purchase-outcome';
import { offersUpsell } from '../../renderer/session/offers-upsell';
import { SubmitButton } from '../../renderer/ui/button';
import { Sentence } from '../../renderer/ui/sentence';
import type { SuccessStepProps } from '../../schemas/generated/types';
import * as styles from './success.styles';

/** Receipt: product, price, delivery and one next action; then the upsell. */
export function SuccessView({ step, session, phase, wait }: StepViewProps<SuccessStepProps>) {
  const checkout = useCheckout();
  const outcome = { session, phase, wait, redirect: step.props.redirect };
  return (
    <PurchaseOutcome {...outcome} also={offersUpsell(checkout, session) && <Offer isBusy={phase !== 'ready'} />} />
  );
}

function Offer({ isBusy }: { isBusy: boolean }) {
  const { offers } = useCheckout();
  const t = useCopy('success');
  const name = offers.upsell?.product.name ?? '';
  return (
    <section className={styles.offer} aria-label={t('offer')}>
      <h2>{t('offer')}</h2>
      <p>
        <Sentence text={t('offerText', { product: name })} verbatim={name} />
      </p>
      <SubmitButton isBusy={isBusy} busyText={t('offerOpening')}>
        {t('offerButton')}
      </SubmitButton>
    </section>
  );
}
