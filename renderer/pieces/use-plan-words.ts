import { useCheckout, useCopy } from '../checkout/checkout-context';
import { buildPlanWords, type PlanWords } from './build-plan-words';
import { useMoney } from './use-money';

/** Price texts of a plan in the copy of the checkout. */
export function usePlanWords(): PlanWords {
  const { settings } = useCheckout();
  const { showsMonthlyDifference } = settings;
  return buildPlanWords({ order: useCopy('order'), toText: useMoney(), showsMonthlyDifference });
}
