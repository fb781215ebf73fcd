import { formatDay } from '../../model/money/format-day';
import { orderCodeOf } from '../../schemas/api/order-code';
import { isChargedMonthly } from '../../schemas/api/plan-months';
import { savedCardMethods, typedCardMethods } from '../../schemas/generated/methods-by-trait';
import type { PurchasedPlan } from '../../schemas/generated/types';
import { useCopy } from '../checkout/checkout-context';
import { useCardWords, useItemWords, useMoney, usePlanWords } from '../pieces/use-words';
import { FactRow } from '../ui/fact-row';
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

/**
 * Method, points, cards and installments of a purchase. A saved card is a credit card to its buyer, who may have typed
 * it a moment ago for the backend to save.
 */
export function PaidBy({ purchase }: { purchase: PurchasedPlan }) {
  const t = useCopy('success');
  const m = useCopy('methods');
  const words = usePlanWords();
  const money = useMoney();
  const cardName = useCardWords();
  const { currency, method, card, cards, points, scheduled, installments = 1, installmentAmount } = purchase;
  const { total = scheduled?.amount ?? purchase.amount } = purchase;
  const [typedCard] = typedCardMethods;
  const charged = total - (points?.amount ?? 0);
  const payments = (id: number, value: number, totalValue: number) =>
    words.payments({ id, value, totalValue }, currency, (count, one) => t('installmentsOf', { count, value: one }));
  return (
    <>
      <span>{m(savedCardMethods.includes(method) && typedCard ? typedCard : method)}</span>
      {points && <PointsParts points={points} charged={charged} currency={currency} />}
      {card && !cards && <small translate="no">{cardName(card)}</small>}
      {installments > 1 && (
        <small>
          {installmentAmount === undefined
            ? t('installments', { count: installments })
            : payments(installments, installmentAmount, charged)}
        </small>
      )}
      {cards?.map(({ installments: id, installmentAmount: value, amount, ...one }, index) => {
        const paid = money(amount, currency);
        const parts = id > 1 ? `${paid} (${payments(id, value, amount)})` : paid;
        return (
          <small key={index === 0 ? 'first' : 'second'}>{t('cardPart', { card: cardName(one), amount: parts })}</small>
        );
      })}
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
