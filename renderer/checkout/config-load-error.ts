/**
 * The plan lookup, product config, seller or subject of the visit could not be loaded (spec 8: 307 to /generic-error).
 */
export class ConfigLoadError extends Error {
  override readonly name = 'ConfigLoadError';
}
