import type { MaskitoOptions } from '@maskito/core';
import type { MaskId } from './mask-patterns';

/** A field's mask, or an international phone of a country (ISO 3166-1 alpha-2). */
export type Mask = MaskId | `phone-${string}`;

type MaskModules = [typeof import('@maskito/core'), typeof import('./mask-patterns')];

let loading: Promise<MaskModules> | undefined;

/** Loads the masking library. Called at the first touch of a field, because arrival does not need it. */
export function preloadMasks(): Promise<MaskModules> {
  loading ??= Promise.all([import('@maskito/core'), import('./mask-patterns')]).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Options of a mask. An international phone also loads the numbering plans. */
export async function loadMask(mask: Mask): Promise<MaskitoOptions> {
  const [, { isMaskId, maskOptions, withFolding }] = await preloadMasks();
  if (isMaskId(mask)) return withFolding(maskOptions(mask));
  const { phoneMaskOptions } = await import('./phone-mask');
  return withFolding(phoneMaskOptions(mask.slice('phone-'.length)));
}
