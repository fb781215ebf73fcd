/** Whether a folder of a brand may have this name. */
export function isBrandName(name: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,63}$/.test(name);
}
