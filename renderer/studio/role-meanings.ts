import theme from '../../schemas/theme.schema.json' with { type: 'json' };
import type { ColorRole } from '../theme/color-roles';

const { light } = theme.properties;

/** What each colour is for, in the studio's language. */
export const roleMeanings = Object.fromEntries(
  Object.entries(light.properties).map(([role, { markdownDescription }]) => [role, markdownDescription]),
) as Readonly<Record<ColorRole, string>>;
