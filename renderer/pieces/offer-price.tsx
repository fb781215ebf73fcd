import type { OfferedPlan } from '../../model/money/offered-plan';
import { pricePlan } from '../../model/money/plan-price';
import { price } from '../ui/offer.styles';
import { useMoney } from './use-money';
import { usePlanWords } from './use-plan-words';

interface OfferPriceProps {
  plan: OfferedPlan;
  label: string;
  /** Text of the price in one payment. */
  singleText: (value: string) => string;
}

/** Price of an offer after a purchase: trial or installments, one payment, renewal. */
export function OfferPrice({ plan, label, singleText }: OfferPriceProps) {
  const words = usePlanWords();
  const money = useMoney();
  const trial = words.trial(plan);
  const renewal = words.renewal(plan);
  const hasInstallments = pricePlan(plan).installment.id > 1;
  return (
    <p className={price}>
      <span>{label}</span>
      <strong translate={trial || hasInstallments ? undefined : 'no'}>{trial?.freeTime ?? words.price(plan)}</strong>
      {trial && <span>{trial.after}</span>}
      {!trial && hasInstallments && <span>{singleText(money(plan.amount, plan.currency))}</span>}
      {renewal && <span>{renewal}</span>}
    </p>
  );
}
