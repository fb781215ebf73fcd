import type { SandboxCatalogue } from './catalogue/build-sandbox-catalogue';
import type { Store } from './store/store';
import type { SandboxVault } from './vault/create-vault';

export interface SandboxSettings {
  /** Time until a pix, m-pesa, nu-pay or 3-D Secure payment expires. Default: 900. */
  pixSeconds: number;
  /** Time after which a waiting payment is paid automatically. Default: never. */
  autopaySeconds: number | undefined;
  /** Delay of the card holder LENTO. Default: 70,000, longer than the 60 s limit of a call. */
  slowAnswerMs: number;
  /** Hides CPFs. Processes with one database share it: `CAPTCHA_KEY`. Default: one of this process. */
  key: string;
}

/** Context of every sandbox call. */
export interface SandboxContext {
  store: Store;
  settings: SandboxSettings;
  /** Current catalogue; it may be replaced while the sandbox runs. */
  catalogue: SandboxCatalogue;
  now(): Date;
  /** Token endpoints of the providers. */
  vault: SandboxVault;
  /** Tokens of payments in progress in this process. */
  activeTokens: Set<string>;
  /** Aborted when the sandbox closes: delayed answers stop, and the next start settles their payments. */
  closing: AbortSignal;
}
