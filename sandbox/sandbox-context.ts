import type { SandboxCatalogue } from './sandbox-catalogue';
import type { Store } from './store/store';

/** Times of the sandbox. */
export interface SandboxSettings {
  /** Time until a pix, m-pesa, nu-pay or 3-D Secure payment expires. */
  pixSeconds: number;
  /** After how long a waiting payment pays itself; undefined for never. */
  autopaySeconds: number | undefined;
  /** Delay of the card holder LENTO. */
  slowAnswerMs: number;
}

/** Context of every sandbox call. */
export interface SandboxContext {
  store: Store;
  settings: SandboxSettings;
  /** The catalogue of this moment; it may be replaced while the sandbox runs. */
  catalogue: SandboxCatalogue;
  now(): Date;
  /** Tokens of the payments that this process works on right now. */
  activeTokens: Set<string>;
  /** Aborted when the sandbox closes: slow answers stop, and their payments are settled at the next start. */
  closing: AbortSignal;
}
