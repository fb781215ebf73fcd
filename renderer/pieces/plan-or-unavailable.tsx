import type { ReactNode } from 'react';
import type { OfferedPlan } from '../../model/money/offered-plan';
import { useCopy } from '../checkout/checkout-context';
import { notice } from '../ui/step.styles';
import { TryAgain } from './try-again';

interface PlanOrUnavailableProps {
  plan: OfferedPlan | undefined;
  children: (plan: OfferedPlan) => ReactNode;
}

/** What a step shows of its plan, or that the plans cannot be loaded and another try. */
export function PlanOrUnavailable({ plan, children }: PlanOrUnavailableProps) {
  const t = useCopy('order');
  if (plan) return children(plan);
  return (
    <>
      <p className={notice} role="alert">
        {t('unavailable')}
      </p>
      <TryAgain />
    </>
  );
}
