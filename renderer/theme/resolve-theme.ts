import { parse, wcagContrast } from 'culori';
import type { Theme } from '../../schemas/generated/types';

export const colorRoles = [
  'canvas',
  'surface',
  'surface-raised',
  'text',
  'text-muted',
  'border',
  'border-strong',
  'accent',
  'accent-hover',
  'on-accent',
  'accent-soft',
  'on-accent-soft',
  'link',
  'focus',
  'success-high',
  'success-medium',
  'success-low',
  'error-high',
  'error-medium',
  'error-low',
  'alert-high',
  'alert-medium',
  'alert-low',
] as const;

export type ColorRole = (typeof colorRoles)[number];
export type ColorRoles = Readonly<Record<ColorRole, string>>;

/** A theme with every role filled: what the style sheet of a brand is printed from. */
export interface ResolvedTheme {
  /** Null: the neutral theme, which is no brand's. */
  brandId: string | null;
  light: ColorRoles;
  dark: ColorRoles;
  /** The brand's primary colour: ground of the loading overlay (spec 4). */
  primary: string;
  font: Required<NonNullable<Theme['font']>>;
  shape: Required<NonNullable<Theme['shape']>>;
  canvas: NonNullable<Theme['canvas']>;
  refererOptions: NonNullable<Theme['refererOptions']>;
}

/**
 * Brand theme over `_base` theme → every role. A role that the brand does not state derives from its palette, and what
 * neither gives comes from `_base`.
 *
 * @param base `_base/theme.json`, which states every role
 */
export function resolveTheme(brandId: string | null, base: Theme, own: Theme): ResolvedTheme {
  return {
    brandId,
    light: { ...(base.light as ColorRoles), ...deriveLight(own), ...own.light },
    dark: { ...(base.dark as ColorRoles), ...deriveDark(own), ...own.dark },
    primary: own.palette?.primary?.pure ?? base.palette?.primary?.pure ?? '#000000',
    font: { ...base.font, ...own.font } as ResolvedTheme['font'],
    shape: { ...base.shape, ...own.shape } as ResolvedTheme['shape'],
    canvas: own.canvas ?? {},
    refererOptions: own.refererOptions ?? base.refererOptions ?? [],
  };
}

function deriveLight({ palette }: Theme): Partial<ColorRoles> {
  if (!palette?.primary) return {};
  const { pure, light, dark } = palette.primary;
  return {
    accent: pure,
    'accent-hover': dark,
    'on-accent': readableOn(pure),
    'accent-soft': light,
    'on-accent-soft': dark,
    link: dark,
    focus: pure,
  };
}

function deriveDark({ palette }: Theme): Partial<ColorRoles> {
  if (!palette?.primary) return {};
  const { light, medium } = palette.primary;
  return { accent: medium, 'accent-hover': light, 'on-accent': readableOn(medium), link: light, focus: light };
}

/** Black or white, whichever reads better on a colour (WCAG contrast). */
export function readableOn(color: string): string {
  return contrastOf('#ffffff', color) >= contrastOf('#111111', color) ? '#ffffff' : '#111111';
}

/** WCAG 2 contrast ratio, 1 to 21; 1 for what is no colour. */
export function contrastOf(first: string, second: string): number {
  return parse(first) && parse(second) ? wcagContrast(first, second) : 1;
}

/** Pairs of roles that stand on each other somewhere, and the least contrast WCAG 2.2 AA asks of them. */
export const contrastPairs: readonly (readonly [ColorRole, ColorRole, number])[] = [
  ['text', 'surface', 4.5],
  ['text', 'canvas', 4.5],
  ['text', 'surface-raised', 4.5],
  ['text-muted', 'surface', 4.5],
  ['text-muted', 'canvas', 4.5],
  ['text-muted', 'surface-raised', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ['on-accent-soft', 'accent-soft', 4.5],
  ['link', 'surface', 4.5],
  ['link', 'canvas', 4.5],
  ['link', 'surface-raised', 4.5],
  ['success-high', 'surface', 4.5],
  ['success-high', 'surface-raised', 4.5],
  ['success-high', 'success-low', 4.5],
  ['error-high', 'surface', 4.5],
  ['error-high', 'surface-raised', 4.5],
  ['error-high', 'error-low', 4.5],
  ['alert-high', 'surface', 4.5],
  ['alert-high', 'surface-raised', 4.5],
  ['alert-high', 'alert-low', 4.5],
  ['border-strong', 'surface', 3],
  ['accent', 'surface', 3],
  ['focus', 'surface', 3],
];
