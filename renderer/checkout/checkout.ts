import type { BrandArea } from '../../catalogue/catalogue';
import type { Entry } from '../../model/location/entry';
import type { CheckoutLocation } from '../../model/location/parse-checkout-url';
import type { ResolvedTheme } from '../../model/theme/resolve-theme';
import type { Flow, PlanSummary, ProductConfig, Seller } from '../../schemas/generated/types';

export type Mode = 'light' | 'dark' | 'auto';

/** Everything that a place in the checkout needs, loaded. */
export interface Checkout {
  /**
   * The given location; with the first step's voucher when the query had none (spec 4), and with what later steps need: the id of
   * what the visit is about, and the flow that its path has chosen.
   */
  location: CheckoutLocation;
  entry: Entry;
  area: BrandArea;
  theme: ResolvedTheme;
  mode: Mode;
  config: ProductConfig;
  flow: Flow;
  productCode: string;
  seller: Seller;
  /** As the backend orders them; null when they could not be loaded: the screens say so and take no money. */
  plans: PlanSummary[] | null;
  /** What is offered once that is paid; null where nothing is, or it could not be loaded. */
  upsell: LoadedUpsell | null;
}

/** A second product that a page sells: always one with plans. */
export interface LoadedUpsell {
  area: BrandArea;
  productName: string;
  theme: ResolvedTheme;
  plans: PlanSummary[];
}
