import type { IncomingMessage } from 'node:http';
import type { Catalogue } from '../../catalogue/catalogue';
import type { Explanation } from '../../catalogue/explain-brand';
import type { Flags } from '../flags/flags';
import type { BackendClient } from '../gateway/backend-client';
import type { CaptchaGuard } from '../gateway/captcha-guard';
import type { LeadMakers } from '../gateway/lead-makers';
import type { LeadPhones } from '../gateway/lead-phones';
import type { RateLimit } from '../gateway/rate-limits';
import type { SavedCards } from '../gateway/saved-cards';
import type { Reporting } from '../report/server/start-reporting';
import type { ServerSettings } from './server-settings';

export interface Editor {
  /** Number of the editor's saves of a brand that can be undone. */
  countSaves: (brandId: string) => number;
  /** Token that a page must send to save; undefined for a page that may not save. */
  grantToken: (request: IncomingMessage) => string | undefined;
}

/** Objects created when the server process starts, shared by all requests. */
export interface Runtime {
  settings: ServerSettings;
  /** Latest valid catalogue. A reload replaces it, so a request reads it only once. */
  catalogue: Catalogue;
  /**
   * Problems in the files since the last rejected reload, written for authors; empty when the catalogue matches the
   * files.
   */
  findings: readonly string[];
  /** Origin of each value of a brand in the current files; undefined while the files are invalid. */
  explain: (brandId: string) => readonly Explanation[] | undefined;
  /** Saving from the studio's editor, in development alone. */
  editor?: Editor;
  client: BackendClient;
  limit: RateLimit;
  leadMakers: LeadMakers;
  leadPhones: LeadPhones;
  captcha: CaptchaGuard;
  savedCards: SavedCards;
  /** Origin of the sandbox's token endpoint; undefined with a backend, whose cards go to the provider. */
  vaultOrigin?: string | undefined;
  /** Error-reporting and monitoring services. */
  reporting: Reporting;
  flags: Flags;
  /** True from SIGTERM on: /readiness answers 503 while open requests end. */
  isDraining: boolean;
  /** Whether the backend or the cache allows pages to be rendered. */
  canServe: () => Promise<boolean>;
}

/** Pages are bundled separately from the server process. They share this key of globalThis. */
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
