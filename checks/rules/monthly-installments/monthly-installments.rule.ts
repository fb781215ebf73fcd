import { isChargedMonthly } from '../../../schemas/api/plan-months';
import type { PlanType } from '../../../schemas/generated/types';
import { ofAreas } from '../rule';

/**
 * A plan that is charged every month has nothing to split, with or without interest. The fix needs a second sign of a
 * month, because the type may be wrong instead.
 */
export const rule = ofAreas(({ settings, placeOf }, report) => {
  for (const [planType, plan] of Object.entries(settings.plans ?? {})) {
    if (!plan || !isChargedMonthly(planType as PlanType)) continue;
    const { amount, cycleAmount, installments = 1, interest } = plan;
    const isMonth = cycleAmount !== undefined && cycleAmount === amount && !interest;
    if (installments > 1)
      report(
        placeOf(['plans', planType, 'installments']),
        { count: installments },
        isMonth ? { kind: 'set-value', value: 1 } : undefined,
      );
    else if (interest?.installments !== undefined)
      report(placeOf(['plans', planType, 'interest', 'installments']), { count: interest.installments });
  }
});
