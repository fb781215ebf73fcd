import { ofAreas } from '../rule';
import { tellAmount } from '../tell-amount';

/** Installments add up to the price, within one minor unit. */
export const rule = ofAreas(({ settings, placeOf }, report) => {
  for (const [planType, plan] of Object.entries(settings.plans ?? {})) {
    const { installmentAmount: value, installments: count, amount } = plan ?? {};
    // A `null` that removes it has its own finding.
    if (value === undefined || count === undefined || amount === undefined) continue;
    if (Math.abs(value * count - amount) <= 1) continue;
    const tell = (money: number) => tellAmount(money, settings);
    const params = { value: tell(value), count, product: tell(value * count), amount: tell(amount) };
    report(placeOf(['plans', planType, 'installmentAmount']), params);
  }
});
