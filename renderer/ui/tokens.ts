/** Sizes that every screen shares; colours, fonts and radii are the brand's (CSS variables of theme-css.ts). */
export const space = { inside: '8px', field: '16px', group: '24px', section: '40px' } as const;

/** Type scale in px: caption, small, body, lead, title, display. */
export const type = {
  caption: '13px',
  small: '14px',
  body: '16px',
  lead: '20px',
  title: '24px',
  display: '32px',
} as const;

/** Spec 9. */
export const width = { column: '485px', columnMozambique: '465px' } as const;

export const motion = '160ms ease-out';
