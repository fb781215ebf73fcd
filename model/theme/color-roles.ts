/** Purpose of a colour. Screens name roles, never colours. */
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

/** Whether a mode of a theme states every role. */
export function statesAll(stated: Partial<ColorRoles> | undefined): stated is ColorRoles {
  return stated !== undefined && colorRoles.every((role) => stated[role] !== undefined);
}

/** Pairs of roles that appear on each other, with the minimum contrast of WCAG 2.2 AA. */
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
