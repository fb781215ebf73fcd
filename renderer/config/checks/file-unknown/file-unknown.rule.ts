import { findNearest } from '../../findings/find-nearest';
import type { Rule } from '../rule';

/** A file in a brand's folder that nothing reads: misspelt, of a language that no area has, or of a kind that is not shown. */
export const rule: Rule = {
  subject: 'brand',
  check: ({ id, files, images, shared }, report) => {
    const known = shared.brandFiles;
    for (const name of files) {
      if (known.includes(name) || images.includes(name)) continue;
      const nearest = findNearest(name, known);
      const params = { file: name, ...(nearest !== undefined && { nearest }) };
      report({ file: `brands/${id}/${name}`, offset: 0, length: 1 }, params);
    }
  },
};
