/** A script or style sheet that the server offers. */
export interface InventoryFile {
  /** Path of its URL. */
  file: string;
  /** Base64, as in an `integrity` attribute. */
  sha384: string;
  bytes: number;
}

/** A script with the reason why buyers' browsers run it (PCI DSS 6.4.3). */
export interface InventoryScript extends InventoryFile {
  /** Whether a buyer's page may load it; false for pages of operators alone. */
  isForBuyers: boolean;
  reasons: string[];
  authorised: string[];
}

/** A script in the page itself. Its name stands for its file. */
export type InventoryInline = Omit<InventoryScript, 'isForBuyers'>;

/** A script of another site. It runs on pages without card fields alone. */
export interface InventoryExternal {
  name: string;
  /** Sources as the policy names them. */
  sources: readonly string[];
  runs: 'never beside card fields';
  reason: string;
  authorised: string;
}

/** All that a buyer's page may run, and the headers that guard it. */
export interface ScriptInventory {
  buildId: string;
  scripts: InventoryScript[];
  inline: InventoryInline[];
  styles: InventoryFile[];
  external: InventoryExternal[];
  /** Sites of video players, which a page may frame. */
  frames: readonly string[];
  /** Token endpoints of providers that may get a typed card. */
  vaults: readonly string[];
  /** Headers of a page with card fields; `NONCE` stands for its nonce. */
  headers: Record<string, string>;
}
