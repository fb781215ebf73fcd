import type { OfferedPlan } from '../../model/money/offered-plan';
import { useCopy } from '../checkout/checkout-context';
import { visuallyHidden } from '../ui/visually-hidden.styles';
import { usePlanWords } from './use-words';

interface StruckPriceProps {
  plan: OfferedPlan;
  /** Chosen installments. */
  count?: number | undefined;
  className?: string;
}

/** Price before an accepted voucher, struck through. */
export function StruckPrice({ plan, count, className }: StruckPriceProps) {
  const t = useCopy('order');
  const price = usePlanWords().standardPrice(plan, count);
  if (price === undefined) return null;
  return (
    <span className={className} data-struck>
      <span className={visuallyHidden}>{`${t('before')} `}</span>
      <s>{price}</s>
    </span>
  );
}
