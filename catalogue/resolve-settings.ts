import type { Area, Brand, BrandSettings } from '../schemas/generated/types';
import type { AreaSettings } from './catalogue';
import { deriveSettings } from './derive-settings';
import { mergePatch } from './merge-patch';
import { writtenPatchOf } from './source/removals';

/**
 * Settings of an area: `_base/<area>`, then the brand's `all`, then its area (RFC 7396), with derived values filled in.
 */
export function resolveSettings(brandId: string, base: BrandSettings, brand: Brand, area: Area): AreaSettings {
  const stated = mergePatch(
    mergePatch(base, writtenPatchOf(brand.all ?? {})),
    writtenPatchOf(brand[area] ?? {}),
  ) as BrandSettings;
  return deriveSettings(brandId, stated) as AreaSettings;
}
