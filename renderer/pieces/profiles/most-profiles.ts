import { mendCode } from '../../../schemas/mend-text';
import type { CheckoutView } from '../../checkout/checkout-view';

/** Maximum without one of the step or the brand. */
const usualMost = 10;

/** Most people of one purchase: the step's, else the brand's. An upsell follows the brand of the page. */
export function mostProfiles(
  { maxProfiles }: { maxProfiles?: number },
  { offers }: Pick<CheckoutView, 'offers'>,
): number {
  return maxProfiles ?? offers.main.settings.multiProfile?.maximum ?? usualMost;
}

/** Typed number of people; undefined outside the limits. */
export function parseProfiles(typed: string, most: number): number | undefined {
  const text = mendCode(typed);
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= most ? count : undefined;
}
