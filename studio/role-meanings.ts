import type { ColorRole } from '../model/theme/color-roles';
import theme from '../schemas/theme.schema.json' with { type: 'json' };

const { light } = theme.properties;

/**
 * What each colour is for, in the studio's language. Views are given it by the server: one that imported it would bring the
 * theme's whole schema to the browser.
 */
export type RoleMeanings = Readonly<Record<ColorRole, string>>;

export const roleMeanings = Object.fromEntries(
  Object.entries(light.properties).map(([role, { markdownDescription }]) => [role, markdownDescription]),
) as RoleMeanings;
