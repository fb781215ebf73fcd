import type { Catalogue } from '../../catalogue/catalogue';
import type { Explanation } from '../../catalogue/explain-brand';
import type { BackendClient } from '../gateway/backend-client';
import type { RateLimit } from '../gateway/rate-limits';
import type { ServerSettings } from './server-settings';

/** What the server process made at its start and every request uses. */
export interface Runtime {
  settings: ServerSettings;
  /** The last good one: a reload puts the next in its place. A request reads it once. */
  catalogue: Catalogue;
  /** What is wrong with the files since a reload was refused, as an author reads it; none while the catalogue is theirs. */
  findings: readonly string[];
  /** Where each value of a brand comes from in the files as they are now; undefined while these cannot be used. */
  explain: (brandId: string) => readonly Explanation[] | undefined;
  client: BackendClient;
  limit: RateLimit;
  /** True from SIGTERM on: /readiness says 503 while open requests end. */
  isDraining: boolean;
  /** Whether the backend, or what is kept of its answers, lets pages be made. */
  canServe: () => Promise<boolean>;
}

/** The pages are bundled apart from the process that starts them; they meet on this key of globalThis. */
const slot = Symbol.for('guiche.runtime');
const holder = globalThis as unknown as Record<symbol, Runtime | undefined>;

export function setRuntime(runtime: Runtime): void {
  holder[slot] = runtime;
}

/** @throws Error before the server has started */
export function getRuntime(): Runtime {
  const runtime = holder[slot];
  if (!runtime) throw new Error('the server is started by server/serve.ts');
  return runtime;
}
