import { formatAmount } from '../../../model/money/format-amount';
import type { PlanType } from '../../../schemas/generated/types';
import type { Rule } from '../rule';

/** Largest plausible change of a price, as a share of the earlier one. */
const mostChange = 0.5;

/** Compares prices with those at an earlier commit: a price may have a zero too many or too few. */
export const rule: Rule = {
  subject: 'area',
  check: ({ settings, earlierPrices = {}, placeOf }, report) => {
    const { plans = {}, currency } = settings;
    for (const [planType, plan] of Object.entries(plans)) {
      const before = earlierPrices[planType as PlanType];
      const after = plan?.amount;
      if (before === undefined || after === undefined || !currency) continue;
      const change = Math.abs(after - before) / before;
      if (change <= mostChange) continue;
      report(placeOf(['plans', planType, 'amount']), {
        direction: after > before ? 'up' : 'down',
        percent: Math.round(change * 100),
        before: formatAmount(before, currency),
        after: formatAmount(after, currency),
        size: after >= before * 10 || after * 10 <= before ? 'tenfold' : 'half',
      });
    }
  },
};
