import { findNearest } from '../../findings/find-nearest';
import { imageName } from '../brand-images';
import type { Rule } from '../rule';

/** A file in a brand's folder that nothing reads: misspelt, of a language that no area has, or of a kind that is not shown. */
export const rule: Rule = {
  subject: 'brand',
  check: ({ id, files, shared }, report) => {
    const languages = Object.keys(shared.words);
    const known = [
      'brand.json',
      'theme.json',
      ...languages.flatMap((language) => [`copy.${language}.json`, `messages.${language}.json`]),
    ];
    for (const name of files) {
      if (known.includes(name) || imageName.test(name)) continue;
      const nearest = findNearest(name, known);
      const params = { file: name, ...(nearest !== undefined && { nearest }) };
      report({ file: `brands/${id}/${name}`, offset: 0, length: 1 }, params);
    }
  },
};
