import type { ColorRole } from '../model/theme/color-roles';
import theme from '../schemas/theme.schema.json' with { type: 'json' };

const { light } = theme.properties;

/**
 * Purpose of each colour, in the studio's language. The server passes it to views: an import would load the theme's
 * whole schema in the browser.
 */
export type RoleMeanings = Readonly<Record<ColorRole, string>>;

export const roleMeanings = Object.fromEntries(
  Object.entries(light.properties).map(([role, { markdownDescription }]) => [role, markdownDescription]),
) as RoleMeanings;
