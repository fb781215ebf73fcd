import { ofBrands } from '../rule';

/** The first colour of theme.json overrides the one of brand.json. */
export const rule = ofBrands(({ file, brand, theme }, report) => {
  if (brand.color === undefined || theme?.own.palette?.primary === undefined) return;
  report({ file, path: ['color'], part: 'key' }, { file: theme.file });
});
