import type { ColorRoles } from './color-roles';

const ground = '#fff';
const ink = '#000';

/** Every role in print, for any brand and mode: everything is ink, without tints. */
export const paperRoles: ColorRoles = {
  canvas: ground,
  surface: ground,
  'surface-raised': ground,
  text: ink,
  'text-muted': '#333',
  border: '#999',
  'border-strong': '#666',
  accent: ink,
  'accent-hover': ink,
  'on-accent': ground,
  'accent-soft': ground,
  'on-accent-soft': ink,
  link: ink,
  focus: ink,
  'success-high': ink,
  'success-medium': ink,
  'success-low': ground,
  'error-high': ink,
  'error-medium': ink,
  'error-low': ground,
  'alert-high': ink,
  'alert-medium': ink,
  'alert-low': ground,
};
