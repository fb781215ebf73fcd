import type { CompiledCopy } from '../copy/compile-copy';
import { hasText } from '../copy/translate';
import type { OfferedPlan } from '../money/offered-plan';
import { canPayAtOnce, pricePlan } from '../money/plan-price';
import { useCheckout, useCopy } from '../step/checkout-context';
import { useMoney } from '../step/use-money';
import { usePlanWords } from '../step/use-plan-words';
import { Chevron } from '../ui/chevron';
import { applied, card, details, figures, lines, muted, note, refused, summaryRow } from './order-summary.styles';

/** Above every form: product, plan, what is paid today; opens to the details. Nothing here differs from what is sent. */
export function OrderSummary({ plan }: { plan: OfferedPlan | undefined }) {
  const { product, copy } = useCheckout();
  const t = useCopy('order');
  const words = usePlanWords();
  const toText = useMoney();
  if (!plan) {
    return (
      <section className={card} aria-label={t('title')}>
        <div className={summaryRow}>
          <strong>{product.name}</strong>
        </div>
        <p className={note}>{t('unavailable')}</p>
      </section>
    );
  }
  const price = pricePlan(plan);
  const money = (amount: number) => toText(amount, plan.currency);
  const { voucher } = plan;
  const trial = words.trial(plan);
  const renewal = words.renewal(plan);
  const isAtOnce = canPayAtOnce(plan);
  return (
    <details className={card} data-order>
      <summary className={summaryRow}>
        <span className={lines}>
          <span className={muted}>{`${product.name} · ${plan.planName}`}</span>
          {trial ? (
            <span className={figures} data-trial>
              <strong>{trial.freeTime}</strong>
              <span>{trial.today}</span>
              <span className={muted}>{trial.after}</span>
            </span>
          ) : (
            <span className={figures}>
              <strong>{words.price(plan)}</strong>
              {isAtOnce && price.installment.id > 1 && (
                <span className={muted}>{t('or', { value: money(price.amount) })}</span>
              )}
              {renewal && <span className={muted}>{renewal}</span>}
            </span>
          )}
          {voucher && (
            <span className={voucher.accepted ? applied : refused}>
              {voucher.accepted
                ? t('voucherApplied', { code: voucher.code, discount: money(price.discount) })
                : t(refusalKey(voucher.reason, copy), { code: voucher.code })}
            </span>
          )}
        </span>
        <Chevron toward="down" />
      </summary>
      <dl className={details}>
        <dt>{t('product')}</dt>
        <dd>{product.name}</dd>
        <dt>{t('plan')}</dt>
        <dd>{plan.planName}</dd>
        {price.discount > 0 && (
          <>
            <dt>{t('standardAmount')}</dt>
            <dd>
              <s>{money(plan.standardAmount)}</s>
            </dd>
            <dt>{t('discount')}</dt>
            <dd>{`− ${money(price.discount)}`}</dd>
          </>
        )}
        <dt>{t(trial ? 'dueToday' : isAtOnce ? 'today' : 'total')}</dt>
        <dd>
          <strong>{money(trial || isAtOnce ? price.dueToday : price.total)}</strong>
        </dd>
        {trial && (
          <>
            <dt>{trial.firstCharge}</dt>
            <dd>{words.price(plan)}</dd>
          </>
        )}
      </dl>
    </details>
  );
}

/** A reason that has no text of its own takes the general one. */
function refusalKey(reason: string | undefined, copy: CompiledCopy): string {
  const key = `voucher-${reason}`;
  return hasText(copy, 'order', key) ? key : 'voucherRefused';
}
