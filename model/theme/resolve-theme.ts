import type { Theme } from '../../schemas/generated/types';
import { type ColorRoles, statesAll } from './color-roles';
import { deriveDarkRoles, deriveLightRoles, type RoleSources } from './derive-roles';
import { deriveTones } from './derive-tones';

/** A theme with every role filled, the source of a brand's style sheet. */
export interface ResolvedTheme {
  /** Null for the neutral theme. */
  brandId: string | null;
  light: ColorRoles;
  dark: ColorRoles;
  /** The brand's primary colour: background of the loading overlay (spec 4). */
  primary: string;
  font: Required<NonNullable<Theme['font']>>;
  shape: Required<NonNullable<Theme['shape']>>;
  canvas: NonNullable<Theme['canvas']>;
  refererOptions: NonNullable<Theme['refererOptions']>;
}

/**
 * Merges the brand's theme over `_base` → every role. A role that the brand does not state derives from its palette,
 * else comes from `_base`.
 *
 * @param base `_base/theme.json`, which states every role; with `_base/theme.legacy.json` over it for a brand that
 * names it
 */
export function resolveTheme(brandId: string | null, base: Theme, own: Theme): ResolvedTheme {
  return {
    brandId,
    ...resolveRoles(base, own),
    primary: own.palette?.primary?.pure ?? base.palette?.primary?.pure ?? '#000000',
    font: { ...base.font, ...own.font } as ResolvedTheme['font'],
    shape: { ...base.shape, ...own.shape } as ResolvedTheme['shape'],
    canvas: own.canvas ?? {},
    refererOptions: own.refererOptions ?? base.refererOptions ?? [],
  };
}

function resolveRoles(base: Theme, own: Theme): Pick<ResolvedTheme, 'light' | 'dark'> {
  const light = base.light as ColorRoles;
  const dark = base.dark as ColorRoles;
  const { primary, secondary } = own.palette ?? {};
  if (!primary) return { light: { ...light, ...own.light }, dark: { ...dark, ...own.dark } };
  if (statesAll(own.light) && statesAll(own.dark)) return { light: own.light, dark: own.dark };
  const sources = {
    primary: deriveTones(primary),
    secondary: secondary && deriveTones(secondary),
  } satisfies Partial<RoleSources>;
  return {
    light: deriveLightRoles({ ...sources, base: light, stated: own.light ?? {} }),
    dark: deriveDarkRoles({ ...sources, base: dark, stated: own.dark ?? {} }),
  };
}
