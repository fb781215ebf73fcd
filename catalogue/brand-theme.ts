import type { Brand, Theme } from '../schemas/generated/types';

/** Merges theme.json over brand.json's colour and font. */
export function brandTheme({ color, font }: Pick<Brand, 'color' | 'font'>, theme: Theme): Theme {
  if (color === undefined && font === undefined) return theme;
  const { palette, font: type } = theme;
  const primary = palette?.primary ?? (color === undefined ? undefined : { pure: color });
  return {
    ...theme,
    ...(primary === undefined ? {} : { palette: { ...palette, primary } }),
    ...(font === undefined ? {} : { font: { body: font, heading: type?.body ?? font, ...type } }),
  };
}
