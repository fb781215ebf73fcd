import { isChargedMonthly } from '../../../schemas/api/plan-months';
import type { PlanType } from '../../../schemas/generated/types';
import type { Rule } from '../rule';

/** A plan that is charged every month has nothing to split, with or without interest. */
export const rule: Rule = {
  subject: 'area',
  check: ({ settings, placeOf }, report) => {
    for (const [planType, plan] of Object.entries(settings.plans ?? {})) {
      if (!plan || !isChargedMonthly(planType as PlanType)) continue;
      const { installments = 1, interest } = plan;
      if (installments > 1) report(placeOf(['plans', planType, 'installments']), { planType, count: installments });
      else if (interest?.installments !== undefined)
        report(placeOf(['plans', planType, 'interest', 'installments']), { planType, count: interest.installments });
    }
  },
};
