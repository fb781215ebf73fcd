import {
  type ChosenPayment,
  canPayAtOnce,
  type OfferedPlan,
  payableBy,
  pricePlan,
} from '../../model/money/offered-plan';
import { extrasAmount, type OrderItem } from '../../model/money/order-items';
import { isCardMethod } from '../../schemas/api/is-card-method';
import { atOnceMethods } from '../../schemas/generated/methods-by-trait';
import { useCheckout, useCopy } from '../checkout/checkout-context';
import { StruckPrice } from '../pieces/struck-price';
import { useMoney, usePlanWords } from '../pieces/use-words';
import { VoucherLine } from '../pieces/voucher-line';
import { Chevron } from '../ui/chevron';
import { OrderExtras } from './order-extras';
import { card, details, figures, lines, muted, note, summaryRow } from './order-summary.styles';

interface OrderSummaryProps {
  plan: OfferedPlan | undefined;
  /** Items of the order besides the plan. */
  items?: readonly OrderItem[] | undefined;
  /** Null when no form asks how to pay. */
  chosen: ChosenPayment | null;
  /** Takes the extra out of the order. */
  onRemove?: (() => void) | undefined;
}

/**
 * Order summary above every form: product, plan, and today's amount with the chosen method. Opens to show details. It
 * always matches the request.
 */
export function OrderSummary({ plan: offered, items = [], chosen, onRemove }: OrderSummaryProps) {
  const { product } = useCheckout();
  const t = useCopy('order');
  const sayPrice = useChosenPrice();
  if (!offered) {
    return (
      <section className={card} aria-label={t('title')}>
        <div className={summaryRow}>
          <strong translate="no">{product.name}</strong>
        </div>
        <p className={note}>{t('unavailable')}</p>
      </section>
    );
  }
  const plan = chosen ? payableBy(offered, chosen.method) : offered;
  const price = sayPrice(plan, chosen);
  return (
    <div className={card}>
      <details data-order>
        <summary className={summaryRow}>
          <span className={lines}>
            <span className={muted} translate="no">
              {`${product.name} · ${plan.planName}`}
            </span>
            <Figures plan={plan} chosen={chosen} price={price} />
            <VoucherLine plan={plan} />
          </span>
          <Chevron toward="down" />
        </summary>
        <Details plan={plan} items={items} chosen={chosen} />
      </details>
      <OrderExtras plan={plan} items={items} price={price} onRemove={onRemove} />
    </div>
  );
}

interface PaidProps {
  plan: OfferedPlan;
  items?: readonly OrderItem[];
  chosen: ChosenPayment | null;
}

function Figures({ plan, chosen, price }: PaidProps & { price: string }) {
  const t = useCopy('order');
  const words = usePlanWords();
  const toText = useMoney();
  if (plan.amount === 0) {
    return (
      <span className={figures}>
        <strong>{t('nothingDue')}</strong>
      </span>
    );
  }
  const trial = words.trial(plan, chosen?.installments);
  if (trial) {
    return (
      <span className={figures} data-trial>
        <strong>{trial.freeTime}</strong>
        <span>{trial.today}</span>
        <span className={muted}>{trial.after}</span>
      </span>
    );
  }
  const atOnce = { value: toText(plan.amount, plan.currency) };
  const renewal = words.renewal(plan);
  const isAmount = chosen?.total !== undefined || !hasInstallments(plan);
  const isAtOnce = isPaidAtOnce(plan, chosen);
  return (
    <span className={figures}>
      {chosen?.total === undefined && (
        <StruckPrice className={muted} plan={plan} count={isAtOnce ? 1 : chosen?.installments} />
      )}
      <strong translate={isAmount ? 'no' : undefined}>{price}</strong>
      {!isAmount && isAtOnce && <span className={muted}>{t('orPrice', { price: words.price(plan) })}</span>}
      {!isAmount && !isAtOnce && canPayAtOnce(plan) && <span className={muted}>{t('or', atOnce)}</span>}
      {renewal && <span className={muted}>{renewal}</span>}
    </span>
  );
}

function Details({ plan, items = [], chosen }: PaidProps) {
  const { product } = useCheckout();
  const t = useCopy('order');
  const words = usePlanWords();
  const toText = useMoney();
  const count = chosen?.installments;
  const price = pricePlan(plan, count);
  const money = (amount: number) => toText(amount, plan.currency);
  const trial = words.trial(plan, count);
  const isAtOnce = chosen ? isPaidAtOnce(plan, chosen) : canPayAtOnce(plan);
  const total = chosen?.total ?? price.total;
  return (
    <dl className={details}>
      <dt>{t('product')}</dt>
      <dd translate="no">{product.name}</dd>
      <dt>{t('plan')}</dt>
      <dd translate="no">{plan.planName}</dd>
      {extrasAmount(items) > 0 && (
        <>
          <dt>{t('planAmount')}</dt>
          <dd translate="no">{money(plan.standardAmount - extrasAmount(items))}</dd>
        </>
      )}
      {price.discount > 0 && (
        <>
          <dt>{t('standardAmount')}</dt>
          <dd translate="no">
            <s>{money(plan.standardAmount)}</s>
          </dd>
          <dt>{t('discount')}</dt>
          <dd translate="no">{`− ${money(price.discount)}`}</dd>
        </>
      )}
      {!trial && !isAtOnce && total > price.amount && (
        <>
          <dt>{t('interest')}</dt>
          <dd translate="no">{`+ ${money(total - price.amount)}`}</dd>
        </>
      )}
      <dt>{t(price.dueToday === 0 ? 'dueToday' : isAtOnce ? 'today' : 'total')}</dt>
      <dd>
        <strong translate="no">{money(trial || isAtOnce ? price.dueToday : total)}</strong>
      </dd>
      {trial && (
        <>
          <dt>{trial.firstCharge}</dt>
          <dd translate={price.installment.id > 1 ? undefined : 'no'}>{words.price(plan, count)}</dd>
        </>
      )}
    </dl>
  );
}

/** Price with the chosen payment: the total of two cards, one payment, or its installments. */
function useChosenPrice(): (plan: OfferedPlan, chosen: ChosenPayment | null) => string {
  const t = useCopy('order');
  const words = usePlanWords();
  const toText = useMoney();
  return (plan, chosen) => {
    if (chosen?.total !== undefined) return toText(chosen.total, plan.currency);
    return hasInstallments(plan) && isPaidAtOnce(plan, chosen)
      ? t('atOnce', { value: toText(plan.amount, plan.currency) })
      : words.price(plan, chosen?.installments);
  };
}

function hasInstallments(plan: OfferedPlan): boolean {
  return pricePlan(plan).installment.id > 1;
}

/** Whether the buyer chose a single payment. Without a choice, the summary names installments first. */
function isPaidAtOnce(plan: OfferedPlan, chosen: ChosenPayment | null): boolean {
  if (chosen === null || chosen.total !== undefined) return false;
  const isInstallable = isCardMethod(chosen.method) && !atOnceMethods.includes(chosen.method);
  return !isInstallable || pricePlan(plan, chosen.installments).installment.id <= 1;
}
