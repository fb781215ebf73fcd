import type { Catalogue, Environment } from '../../catalogue/catalogue';
import type { Manifests } from '../../model/flow/resolve-step';
import type { CheckoutLocation } from '../../model/location/parse-checkout-url';
import type { BackendClient, Caller } from '../gateway/backend-client';

/** One request of a buyer's page: its location, read once, and what it is answered from. */
export interface Visit {
  location: CheckoutLocation;
  manifests: Manifests;
  /** A reload may replace the server's catalogue during the visit. */
  catalogue: Catalogue;
  /** Environment whose plan ids apply. */
  environment: Environment;
  client: BackendClient;
  /** The visitor, and the one time limit for all calls of the page (spec 7). */
  caller: Caller;
  /** Whether a feature flag is on for this visit of a brand. */
  isFlagOn: (brandId: string, flag: string) => boolean;
  /** Receives problems that do not stop the page. */
  report: (problem: string) => void;
}
