import { formatPrice } from '../format-price';
import { ofAreas } from '../rule';

/** A higher price before a discount is shown crossed out. A lower one must be a mistake. */
export const rule = ofAreas(({ settings, placeOf }, report) => {
  for (const [planType, plan] of Object.entries(settings.plans ?? {})) {
    if (plan?.standardAmount === undefined || plan.standardAmount >= plan.amount) continue;
    const params = { standard: formatPrice(plan.standardAmount, settings), amount: formatPrice(plan.amount, settings) };
    report(placeOf(['plans', planType, 'standardAmount']), params);
  }
});
