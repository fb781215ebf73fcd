import { formatDay } from '../../../model/money/format-day';
import { orderCodeOf } from '../../../schemas/api/order-code';
import { isChargedMonthly } from '../../../schemas/api/plan-months';
import type { PurchasedPlan } from '../../../schemas/generated/types';
import { useCopy } from '../../checkout/checkout-context';
import { useItemWords } from '../../step/use-item-words';
import { useMoney } from '../../step/use-money';
import { usePlanWords } from '../../step/use-plan-words';
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
  const m = useCopy('methods');
  const order = useCopy('order');
  const words = usePlanWords();
  const money = useMoney();
  const {
    installments = 1,
    installmentAmount,
    method,
    amount,
    scheduled,
    total = scheduled?.amount ?? amount,
    points,
  } = purchase;
  /** Part that money pays. */
  const charged = total - (points?.amount ?? 0);
  // The difference of an upgrade is paid once, not every month.
  const isOnce = purchase.order?.startsWith('upgrade:') ?? false;
  const payments =
    installmentAmount === undefined
      ? t('installments', { count: installments })
      : words.payments(
          { id: installments, value: installmentAmount, totalValue: charged },
          purchase.currency,
          (count, value) => t('installmentsOf', { count, value }),
        );
  const textOfCompany = ({ company, lastFour }: NonNullable<PurchasedPlan['card']>) =>
    t('cardEnding', { company: m(`company-${company}`), digits: lastFour });
  const textOfCard = ({ company, lastFour, ...charge }: NonNullable<PurchasedPlan['cards']>[number]) => {
    const { installments: id, installmentAmount: value, amount: totalValue } = charge;
    const values = { company: m(`company-${company}`), digits: lastFour };
    if (id <= 1) return t('cardPart', { ...values, amount: money(totalValue, purchase.currency) });
    const parts = words.payments({ id, value, totalValue }, purchase.currency, (count, one) =>
      t('installmentsOf', { count, value: one }),
    );
    return t('cardPart', { ...values, amount: `${money(totalValue, purchase.currency)} (${parts})` });
  };
  return (
    <section className={styles.receipt} aria-label={`${t('summary')}: ${product}`} data-receipt>
      <p>
        <strong translate="no">{product}</strong>
        {!isElsewhere && <span translate="no">{purchase.planName}</span>}
        {isChargedMonthly(purchase.planType) && installments <= 1 && !isOnce && <small>{order('everyMonth')}</small>}
      </p>
      <dl>
        <dt>{t(scheduled ? 'chargedToday' : isPaid ? 'paid' : 'payable')}</dt>
        <dd>
          <strong translate="no">{money(scheduled ? amount : total, purchase.currency)}</strong>
        </dd>
        {scheduled && (
          <>
            <dt>{order('firstCharge', { date: formatDay(scheduled.date) })}</dt>
            <dd translate="no">{money(total, purchase.currency)}</dd>
          </>
        )}
        {!isElsewhere && (
          <>
            <dt>{t('method')}</dt>
            <dd>
              <span>{m(method)}</span>
              {points && <PointsParts points={points} charged={charged} currency={purchase.currency} />}
              {purchase.card && !purchase.cards && <small translate="no">{textOfCompany(purchase.card)}</small>}
              {installments > 1 && <small>{payments}</small>}
              {purchase.cards?.map((card, index) => (
                <small key={index === 0 ? 'first' : 'second'}>{textOfCard(card)}</small>
              ))}
            </dd>
          </>
        )}
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

interface PointsPartsProps {
  points: NonNullable<PurchasedPlan['points']>;
  charged: number;
  currency: string;
}

/** Points used, and the money beside them. */
function PointsParts({ points: { count, amount }, charged, currency }: PointsPartsProps) {
  const t = useCopy('success');
  const money = useMoney();
  return (
    <>
      <small data-points={count}>{t('pointsPart', { count, amount: money(amount, currency) })}</small>
      {charged > 0 && <small>{t('moneyPart', { amount: money(charged, currency) })}</small>}
    </>
  );
}
