import { isPriceJump, isTenfold } from '../../../model/money/price-jump';
import type { PlanType } from '../../../schemas/generated/types';
import { formatPrice } from '../format-price';
import { ofAreas } from '../rule';

/** Compares prices with those at an earlier commit: a price may have a zero too many or too few. */
export const rule = ofAreas(({ settings, earlierPrices = {}, placeOf }, report) => {
  for (const [planType, plan] of Object.entries(settings.plans ?? {})) {
    const before = earlierPrices[planType as PlanType];
    const after = plan?.amount;
    // A price after none has no percentage; the plan shows it.
    if (!before || after === undefined) continue;
    if (!isPriceJump(before, after)) continue;
    report(placeOf(['plans', planType, 'amount']), {
      direction: after > before ? 'up' : 'down',
      percent: Math.round((Math.abs(after - before) / before) * 100),
      before: formatPrice(before, settings),
      after: formatPrice(after, settings),
      size: isTenfold(before, after) ? 'tenfold' : 'half',
    });
  }
});
