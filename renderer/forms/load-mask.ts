import type { MaskitoOptions } from '@maskito/core';
import { lazyPart } from '../session/lazy-part';
import type { MaskId } from './mask-patterns';

/** A field's mask, or an international phone of a country (ISO 3166-1 alpha-2). */
export type Mask = MaskId | `phone-${string}`;

/** Masking library. It loads at the first touch of a field, because arrival does not need it. */
export const maskPart = lazyPart(() => Promise.all([import('@maskito/core'), import('./mask-patterns')]));

/**
 * Loads what a mask needs. An international phone also loads the numbering plans.
 *
 * @returns builds its options
 */
export async function loadMask(mask: Mask): Promise<() => MaskitoOptions> {
  const [, { isMaskId, maskOptions, withFolding }] = await maskPart.preload();
  if (isMaskId(mask)) return () => withFolding(maskOptions(mask));
  const { phoneMaskOptions } = await import('./phone-mask');
  return () => withFolding(phoneMaskOptions(mask.slice('phone-'.length)));
}
