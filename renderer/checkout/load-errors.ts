/**
 * The plan lookup, product config, seller or subject of the visit could not be loaded (spec 8: 307 to /generic-error).
 */
export class ConfigLoadError extends Error {
  override readonly name = 'ConfigLoadError';
}

/** Nothing says whose page it is: an id that the backend does not know, on a link without a product of a brand. */
export class UnknownEntryError extends Error {
  override readonly name = 'UnknownEntryError';
}
