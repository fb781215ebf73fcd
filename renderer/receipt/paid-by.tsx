import { savedCardMethods, typedCardMethods } from '../../schemas/generated/methods-by-trait';
import type { PurchasedPlan } from '../../schemas/generated/types';
import { useCopy } from '../checkout/checkout-context';
import { useCardWords } from '../pieces/use-card-words';
import { useMoney } from '../pieces/use-money';
import { usePlanWords } from '../pieces/use-plan-words';

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
