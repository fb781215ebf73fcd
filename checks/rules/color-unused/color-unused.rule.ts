import type { Rule } from '../rule';

/** What theme.json says of the first colour stands over what brand.json says of it. */
export const rule: Rule = {
  subject: 'brand',
  check: ({ file, brand, theme }, report) => {
    if (brand.color === undefined || theme?.own.palette?.primary === undefined) return;
    report({ file, path: ['color'], part: 'key' }, { file: theme.file });
  },
};
