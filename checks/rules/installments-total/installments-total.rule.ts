import { formatPrice } from '../format-price';
import { ofAreas } from '../rule';

/** Installments add up to the price, within one minor unit. */
export const rule = ofAreas(({ settings, placeOf }, report) => {
  for (const [planType, plan] of Object.entries(settings.plans ?? {})) {
    const { installmentAmount: value, installments: count, amount } = plan ?? {};
    // A `null` that removes it has its own finding.
    if (value === undefined || count === undefined || amount === undefined) continue;
    if (Math.abs(value * count - amount) <= 1) continue;
    const format = (money: number) => formatPrice(money, settings);
    const params = { value: format(value), count, product: format(value * count), amount: format(amount) };
    report(placeOf(['plans', planType, 'installmentAmount']), params);
  }
});
