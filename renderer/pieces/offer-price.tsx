import type { ReactNode } from 'react';
import type { OfferedPlan } from '../../model/money/offered-plan';
import { pricePlan } from '../../model/money/offered-plan';
import { price } from '../ui/offer.styles';
import { StruckPrice } from './struck-price';
import { useMoney, usePlanWords } from './use-words';

interface OfferPriceProps {
  plan: OfferedPlan;
  label?: string;
  /** Text of the price in one payment, beside installments. */
  singleText?: (value: string) => string;
  /** Says that nothing is paid today for a trial. */
  namesToday?: boolean;
  className?: string;
  children?: ReactNode;
}

/** Price of a plan: trial or installments, one payment, renewal. */
export function OfferPrice({ plan, label, singleText, namesToday = false, className, children }: OfferPriceProps) {
  const words = usePlanWords();
  const money = useMoney();
  const trial = words.trial(plan);
  const renewal = words.renewal(plan);
  const hasInstallments = pricePlan(plan).installment.id > 1;
  return (
    <p className={className ? `${price} ${className}` : price}>
      {label !== undefined && <span>{label}</span>}
      {!trial && <StruckPrice plan={plan} />}
      <strong translate={trial || hasInstallments ? undefined : 'no'}>{trial?.freeTime ?? words.price(plan)}</strong>
      {trial && namesToday && <span>{trial.today}</span>}
      {trial && <span>{trial.after}</span>}
      {!trial && hasInstallments && singleText && <span>{singleText(money(plan.amount, plan.currency))}</span>}
      {renewal && <span>{renewal}</span>}
      {children}
    </p>
  );
}
