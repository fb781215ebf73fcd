import type { Brand, BrandSettings } from '../../schemas/generated/types';
import type { Area, AreaSettings } from './catalogue';
import { mergePatch } from './merge-patch';

/** The settings of an area: `_base/<area>`, then the brand's `all`, then its area (RFC 7396). */
export function resolveSettings(base: BrandSettings, brand: Brand, area: Area): AreaSettings {
  return mergePatch(mergePatch(base, brand.all ?? {}), brand[area]) as AreaSettings;
}
