/** The plan lookup, the product config, the seller or what the visit is about could not be loaded (spec 8: 307 to /generic-error). */
export class ConfigLoadError extends Error {
  override readonly name = 'ConfigLoadError';
}
