import type { BrandArea } from '../../catalogue/catalogue';
import type { Entry } from '../../model/location/entry';
import type { CheckoutLocation } from '../../model/location/parse-checkout-url';
import type { ResolvedTheme } from '../../model/theme/resolve-theme';
import type { Flow, PlanSummary, ProductConfig, Seller } from '../../schemas/generated/types';

export type Mode = 'light' | 'dark' | 'auto';

/** All loaded data of one checkout location. */
export interface Checkout {
  /**
   * The requested location, completed. Spec 4: the first step's voucher is added if the query has none. The entry's id
   * and the flow that the path chose are added for later steps.
   */
  location: CheckoutLocation;
  entry: Entry;
  area: BrandArea;
  theme: ResolvedTheme;
  mode: Mode;
  config: ProductConfig;
  flow: Flow;
  /** Flow that the link opens without its path, for a step that forwards there; else null. */
  onward: Flow | null;
  productCode: string;
  seller: Seller;
  /** Plans in the backend's order. Null when they could not be loaded: screens say so and take no payment. */
  plans: PlanSummary[] | null;
  /** Upsell of the flow; null when there is none or it could not be loaded. */
  upsell: LoadedUpsell | null;
}

/** A second product that the page sells. It always has plans. */
export interface LoadedUpsell {
  area: BrandArea;
  productName: string;
  theme: ResolvedTheme;
  plans: PlanSummary[];
}
