import type { Flow, PlanSummary, ProductConfig, Seller } from '../../schemas/generated/types';
import type { CheckoutLocation } from '../location/parse-checkout-url';
import type { ResolvedTheme } from '../theme/resolve-theme';
import type { BrandArea } from './catalogue';

export type Mode = 'light' | 'dark' | 'auto';

/** Everything that a place in the checkout needs, loaded. */
export interface Checkout {
  /** The given location; with the first step's voucher when the query had none (spec 4). */
  location: CheckoutLocation;
  area: BrandArea;
  theme: ResolvedTheme;
  mode: Mode;
  config: ProductConfig;
  flow: Flow;
  productCode: string;
  seller: Seller;
  /** As the backend orders them; null when they could not be loaded: the screens say so and take no money. */
  plans: PlanSummary[] | null;
}
