import type { Catalogue, Environment } from '../../catalogue/catalogue';
import type { Manifests } from '../../model/flow/resolve-step';
import type { BackendClient, Wait } from '../gateway/backend-client';

export interface LoadCheckoutSources {
  catalogue: Catalogue;
  client: BackendClient;
  manifests: Manifests;
  /** Whose plan ids are meant. */
  environment: Environment;
  /** Told what went wrong without stopping the page. */
  report: (problem: string) => void;
  /** Time for all calls of one page together, in milliseconds: 60 000 (spec 7) unless told. */
  timeoutMs?: number;
}

/** The sources of one page, whose time is running. */
export interface TimedSources extends LoadCheckoutSources {
  wait: Wait;
}
