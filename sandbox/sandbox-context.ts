import type { SandboxCatalogue } from './sandbox-catalogue';
import type { Store } from './store/store';

/** Times of the sandbox. */
export interface SandboxSettings {
  /** Time until a pix, m-pesa, nu-pay or 3-D Secure payment expires. */
  pixSeconds: number;
  /** Time after which a waiting payment is paid automatically; undefined for never. */
  autopaySeconds: number | undefined;
  /** Delay of the card holder LENTO. */
  slowAnswerMs: number;
  /** Hides persons whom the database has to tell apart. */
  key: string;
}

/** Context of every sandbox call. */
export interface SandboxContext {
  store: Store;
  settings: SandboxSettings;
  /** Current catalogue; it may be replaced while the sandbox runs. */
  catalogue: SandboxCatalogue;
  now(): Date;
  /** Tokens of payments in progress in this process. */
  activeTokens: Set<string>;
  /** Aborted when the sandbox closes: delayed answers stop, and the next start settles their payments. */
  closing: AbortSignal;
}
