import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import { StruckPrice } from '../../renderer/pieces/struck-price';
import { usePlanWords } from '../../renderer/pieces/use-plan-words';
import { VoucherLine } from '../../renderer/pieces/voucher-line';
import * as styles from '../../renderer/ui/offer.styles';
import type { LeadRecoveryAnswer } from '../../schemas/generated/types';
import { selectRecoveredPlan } from './select-recovered-plan';

/** Product, plan, price and voucher of the abandoned purchase. A plan that the page lacks shows its price at payment. */
export function KeptOrder({ found }: { found: LeadRecoveryAnswer }) {
  const checkout = useCheckout();
  const t = useCopy('recovery');
  const words = usePlanWords();
  const plan = selectRecoveredPlan(checkout, found);
  const trial = plan && words.trial(plan);
  const renewal = plan && words.renewal(plan);
  return (
    <section className={styles.offer} aria-label={t('order')} data-kept>
      <div>
        <p className={styles.eyebrow}>{t('eyebrow')}</p>
        <h2 translate="no">{checkout.product.name}</h2>
        {plan && <p translate="no">{plan.planName}</p>}
      </div>
      <p className={styles.price}>
        {plan ? (
          <>
            {!trial && <StruckPrice plan={plan} />}
            <strong>{trial ? trial.freeTime : words.price(plan)}</strong>
            {trial && <span>{trial.after}</span>}
            {renewal && <span>{renewal}</span>}
            <VoucherLine plan={plan} />
          </>
        ) : (
          <span>{t('priceLater')}</span>
        )}
      </p>
    </section>
  );
}
