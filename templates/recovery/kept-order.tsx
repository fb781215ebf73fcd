import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import { OfferPrice } from '../../renderer/pieces/offer-price';
import { VoucherLine } from '../../renderer/pieces/voucher-line';
import * as styles from '../../renderer/ui/offer.styles';
import type { LeadRecoveryAnswer } from '../../schemas/generated/types';
import { selectRecoveredPlan } from './select-recovered-plan';

/** Product, plan, price and voucher of the abandoned purchase. A plan that the page lacks shows its price at payment. */
export function KeptOrder({ found }: { found: LeadRecoveryAnswer }) {
  const checkout = useCheckout();
  const t = useCopy('recovery');
  const plan = selectRecoveredPlan(checkout, found);
  return (
    <section className={styles.offer} aria-label={t('order')} data-kept>
      <div>
        <p className={styles.eyebrow}>{t('eyebrow')}</p>
        <h2 translate="no">{checkout.product.name}</h2>
        {plan && <p translate="no">{plan.planName}</p>}
      </div>
      {plan ? (
        <OfferPrice plan={plan}>
          <VoucherLine plan={plan} />
        </OfferPrice>
      ) : (
        <p className={styles.price}>
          <span>{t('priceLater')}</span>
        </p>
      )}
    </section>
  );
}
