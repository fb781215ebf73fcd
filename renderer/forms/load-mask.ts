import type { MaskitoOptions } from '@maskito/core';
import { isMaskId, type MaskId, maskOptions, withFolding } from './mask-patterns';

/** A field's mask, or an international phone of a country (ISO 3166-1 alpha-2). */
export type Mask = MaskId | `phone-${string}`;

/**
 * Loads what a mask needs: an international phone needs the numbering plans.
 *
 * @returns builds its options
 */
export async function loadMask(mask: Mask): Promise<() => MaskitoOptions> {
  if (isMaskId(mask)) return () => withFolding(maskOptions(mask));
  const { phoneMaskOptions } = await import('./phone-mask');
  return () => withFolding(phoneMaskOptions(mask.slice('phone-'.length)));
}
