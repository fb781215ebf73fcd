import { formatDay } from '../../model/money/format-day';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import { useMoney } from '../../renderer/pieces/use-money';
import { usePlanWords } from '../../renderer/pieces/use-plan-words';
import { facts } from '../../renderer/ui/facts.styles';
import { localDay } from '../../schemas/api/local-day';
import type { SubscriptionAnswer } from '../../schemas/generated/types';

/** Plan, usual price, this buyer's price, and the start of the period to pay. */
export function OfferFacts({ subscription }: { subscription: SubscriptionAnswer }) {
  const { area } = useCheckout();
  const t = useCopy('custom-offer');
  const money = useMoney();
  const { withoutInterest } = usePlanWords();
  const { plan, offer, currency, nextChargeAt, status } = subscription;
  if (!offer) return null;
  const isOverdue = status === 'overdue';
  const day = formatDay(localDay(area, new Date(nextChargeAt)));
  const saving = plan.amount - offer.amount;
  return (
    <dl className={facts} data-subscription>
      <dt>{t('plan')}</dt>
      <dd translate="no">{offer.plan.planName}</dd>
      {saving > 0 && (
        <>
          <dt>{t('usualPrice')}</dt>
          <dd translate="no">
            <s>{money(plan.amount, currency)}</s>
          </dd>
        </>
      )}
      <dt>{t('price')}</dt>
      <dd>
        <strong translate="no">{withoutInterest(offer.plan, money(offer.amount, currency))}</strong>
        {saving > 0 && <small>{t('saving', { value: money(saving, currency) })}</small>}
      </dd>
      <dt>{t(isOverdue ? 'overdueSince' : 'nextCharge')}</dt>
      <dd data-late={isOverdue || undefined}>{day}</dd>
      <dt>{t('from')}</dt>
      <dd>{isOverdue ? t('fromToday') : day}</dd>
    </dl>
  );
}
