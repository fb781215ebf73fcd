import { brandTheme } from '../catalogue/brand-theme';
import { tryParseStated } from '../catalogue/source/parse-stated';
import { type ResolvedTheme, resolveTheme } from '../model/theme/resolve-theme';
import type { Brand, Theme } from '../schemas/generated/types';
import { type CellMode, cellModes } from './cell';

/** Texts of the two files that decide a brand's colours. */
export interface ColorTexts {
  brand: string;
  theme: string;
}

export type Colors = Readonly<Record<CellMode, Readonly<Record<string, string>>>>;

/** Place of a brand's one colour, and the colours that do not derive from it. */
export interface BrandColor {
  /** Undefined when neither file states it. */
  color: string | undefined;
  /** `theme` when its `palette.primary` wins over `color` of brand.json. */
  place: 'brand' | 'theme';
  /** Whether brand.json states a colour that changes nothing. */
  isUnused: boolean;
  /** Number of colours of each mode that theme.json states: they stay as they are. */
  stated: Readonly<Record<CellMode, number>>;
  /** Tones beside the pure one that theme.json states. */
  tones: readonly string[];
}

export function findBrandColor(texts: ColorTexts): BrandColor {
  const { brand, theme } = parseTexts(texts);
  const { primary } = theme.palette ?? {};
  return {
    color: primary?.pure ?? brand.color,
    place: primary ? 'theme' : 'brand',
    isUnused: primary !== undefined && brand.color !== undefined,
    stated: { light: countKeys(theme.light), dark: countKeys(theme.dark) },
    tones: Object.keys(primary ?? {}).filter((tone) => tone !== 'pure'),
  };
}

/**
 * Every colour of both modes, derived as the catalogue does.
 *
 * @param base the theme below the brand's own
 * @returns undefined when a file has no valid colours
 */
export function resolveColors(brandId: string, base: Theme, texts: ColorTexts): Colors | undefined {
  try {
    const { brand, theme } = parseTexts(texts);
    const { light, dark }: ResolvedTheme = resolveTheme(brandId, base, brandTheme(brand, theme));
    return { light, dark };
  } catch {
    return undefined;
  }
}

/** Roles of each mode that differ from other colours. */
export function listOther(colors: Colors, than: Colors): Colors {
  const other = (mode: CellMode) =>
    Object.fromEntries(Object.entries(colors[mode]).filter(([role, color]) => than[mode][role] !== color));
  return Object.fromEntries(cellModes.map((mode) => [mode, other(mode)])) as Colors;
}

function parseTexts({ brand, theme }: ColorTexts): { brand: Pick<Brand, 'color' | 'font'>; theme: Theme } {
  return { brand: tryParseStated(brand) ?? {}, theme: tryParseStated(theme) ?? {} };
}

function countKeys(value: object | undefined): number {
  return Object.keys(value ?? {}).length;
}
