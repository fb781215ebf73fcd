import { pricePlan } from '../../model/money/plan-price';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import { useMoney } from '../../renderer/step/use-money';
import { usePlanWords } from '../../renderer/step/use-plan-words';
import * as styles from '../../renderer/ui/offer.styles';
import { Sentence } from '../../renderer/ui/sentence';
import type { LeadRecoveryAnswer } from '../../schemas/generated/types';
import { selectRecoveredPlan } from './select-recovered-plan';

/** Product, plan, price and voucher of the abandoned purchase. A plan that the page lacks shows its price at payment. */
export function KeptOrder({ found }: { found: LeadRecoveryAnswer }) {
  const { product, plans } = useCheckout();
  const t = useCopy('recovery');
  const order = useCopy('order');
  const words = usePlanWords();
  const money = useMoney();
  const plan = selectRecoveredPlan(plans, found);
  const trial = plan && words.trial(plan);
  const renewal = plan && words.renewal(plan);
  const voucher = plan?.voucher?.accepted ? plan.voucher.code : undefined;
  return (
    <section className={styles.offer} aria-label={t('order')} data-kept>
      <div>
        <p className={styles.eyebrow}>{t('eyebrow')}</p>
        <h2 translate="no">{product.name}</h2>
        {plan && <p translate="no">{plan.planName}</p>}
      </div>
      <p className={styles.price}>
        {plan ? (
          <>
            <strong>{trial ? trial.freeTime : words.price(plan)}</strong>
            {trial && <span>{trial.after}</span>}
            {renewal && <span>{renewal}</span>}
            {voucher !== undefined && (
              <span>
                <Sentence
                  text={order('voucherApplied', {
                    code: voucher,
                    discount: money(pricePlan(plan).discount, plan.currency),
                  })}
                  verbatim={voucher}
                />
              </span>
            )}
          </>
        ) : (
          <span>{t('priceLater')}</span>
        )}
      </p>
    </section>
  );
}
