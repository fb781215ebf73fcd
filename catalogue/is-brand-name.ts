import { foldName } from './fold-text';

/** Whether a brand's folder may have this name. */
export function isBrandName(name: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,63}$/.test(name);
}

/** The name that a folder was probably meant to have; undefined when no part of it is valid. */
export function findBrandName(name: string): string | undefined {
  const intended = foldName(name).slice(0, 64).replace(/-$/, '');
  return isBrandName(intended) ? intended : undefined;
}
