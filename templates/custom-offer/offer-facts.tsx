import { useCopy } from '../../renderer/checkout/checkout-context';
import { useDay } from '../../renderer/pieces/use-day';
import { useMoney } from '../../renderer/pieces/use-money';
import { usePlanWords } from '../../renderer/pieces/use-plan-words';
import { FactRow } from '../../renderer/ui/fact-row';
import { facts } from '../../renderer/ui/facts.styles';
import type { SubscriptionAnswer } from '../../schemas/generated/types';

/** Plan, usual price, this buyer's price, and the start of the period to pay. */
export function OfferFacts({ subscription }: { subscription: SubscriptionAnswer }) {
  const day = useDay();
  const t = useCopy('custom-offer');
  const money = useMoney();
  const { withoutInterest } = usePlanWords();
  const { plan, offer, currency, nextChargeAt, status } = subscription;
  if (!offer) return null;
  const isOverdue = status === 'overdue';
  const nextCharge = day(nextChargeAt);
  const saving = plan.amount - offer.amount;
  return (
    <dl className={facts} data-subscription>
      <FactRow label={t('plan')} value={offer.plan.planName} isVerbatim />
      {saving > 0 && <FactRow label={t('usualPrice')} value={<s>{money(plan.amount, currency)}</s>} isVerbatim />}
      <dt>{t('price')}</dt>
      <dd>
        <strong translate="no">{withoutInterest(offer.plan, money(offer.amount, currency))}</strong>
        {saving > 0 && <small>{t('saving', { value: money(saving, currency) })}</small>}
      </dd>
      <FactRow label={t(isOverdue ? 'overdueSince' : 'nextCharge')} value={nextCharge} isLate={isOverdue} />
      <FactRow label={t('from')} value={isOverdue ? t('fromToday') : nextCharge} />
    </dl>
  );
}
