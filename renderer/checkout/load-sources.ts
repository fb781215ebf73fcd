import type { Catalogue, Environment } from '../../catalogue/catalogue';
import type { Manifests } from '../../model/flow/resolve-step';
import type { BackendClient, Caller } from '../gateway/backend-client';

export interface LoadCheckoutSources {
  catalogue: Catalogue;
  client: BackendClient;
  manifests: Manifests;
  /** Environment whose plan ids apply. */
  environment: Environment;
  /** Receives problems that do not stop the page. */
  report: (problem: string) => void;
  /** Whether a feature flag is on for this visit of a brand. */
  isFlagOn: (brandId: string, flag: string) => boolean;
  /** Time limit for all calls of one page together, in ms. Default: 60 000 (spec 7). */
  timeoutMs?: number;
  /** Address block of the visitor. */
  address?: string | undefined;
}

/** Sources of one page whose time limit is running. */
export interface TimedSources extends LoadCheckoutSources {
  caller: Caller;
}
