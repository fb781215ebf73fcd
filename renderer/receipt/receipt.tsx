import { formatDay } from '../../model/money/format-day';
import { orderCodeOf } from '../../schemas/api/order-code';
import { isChargedMonthly } from '../../schemas/api/plan-months';
import type { PurchasedPlan } from '../../schemas/generated/types';
import { useCopy } from '../checkout/checkout-context';
import { useItemWords } from '../pieces/use-item-words';
import { useMoney } from '../pieces/use-money';
import { FactRow } from '../ui/fact-row';
import { PaidBy } from './paid-by';
import * as styles from './receipt.styles';

interface ReceiptProps {
  purchase: PurchasedPlan;
  /** Name of the product. */
  product: string;
  isPaid: boolean;
  /** Whether another browser made the payment: plan and method are unknown. */
  isElsewhere?: boolean;
}

/** Product, payment method and payment code. */
export function Receipt({ purchase, product, isPaid, isElsewhere = false }: ReceiptProps) {
  const t = useCopy('success');
  const order = useCopy('order');
  const money = useMoney();
  const { amount, scheduled, total = scheduled?.amount ?? amount, installments = 1 } = purchase;
  // The difference of an upgrade is paid once, not every month.
  const isOnce = purchase.order?.startsWith('upgrade:') ?? false;
  return (
    <section className={styles.receipt} aria-label={`${t('summary')}: ${product}`} data-receipt>
      <p>
        <strong translate="no">{product}</strong>
        {!isElsewhere && <span translate="no">{purchase.planName}</span>}
        {isChargedMonthly(purchase.planType) && installments <= 1 && !isOnce && <small>{order('everyMonth')}</small>}
      </p>
      <dl>
        <FactRow
          label={t(scheduled ? 'chargedToday' : isPaid ? 'paid' : 'payable')}
          value={<strong translate="no">{money(scheduled ? amount : total, purchase.currency)}</strong>}
        />
        {scheduled && (
          <FactRow
            label={order('firstCharge', { date: formatDay(scheduled.date) })}
            value={money(total, purchase.currency)}
            isVerbatim
          />
        )}
        {!isElsewhere && total > 0 && <FactRow label={t('method')} value={<PaidBy purchase={purchase} />} />}
        {purchase.items?.map((item) => (
          <BoughtItem key={`${item.kind} ${item.name}`} item={item} />
        ))}
        <dt>{t('code')}</dt>
        <dd className={styles.code} data-told={purchase.status === 'noted'} translate="no">
          {orderCodeOf(purchase.token)}
        </dd>
      </dl>
    </section>
  );
}

/** An item that was bought with the plan. */
function BoughtItem({ item }: { item: NonNullable<PurchasedPlan['items']>[number] }) {
  const t = useCopy('success');
  const words = useItemWords();
  if (item.kind !== 'profiles' && item.name === undefined) return null;
  return (
    <>
      <dt>{t(`item-${item.kind}`)}</dt>
      <dd data-item={item.kind}>
        <span translate={item.kind === 'profiles' ? undefined : 'no'}>{words.name(item)}</span>
        {words.details(item).map((line) => (
          <small key={line}>{line}</small>
        ))}
      </dd>
    </>
  );
}
