import { isImage, listNamedImages, requiredImages } from '../brand-images';
import type { Rule } from '../rule';

/** Images that every brand brings, and those that its theme, settings and flows name. */
export const rule: Rule = {
  subject: 'brand',
  check: (brand, report) => {
    const { id, file, files, images } = brand;
    for (const name of requiredImages) if (!files.includes(name)) report({ file, path: [] }, { file: name, brand: id });
    for (const { name, place } of listNamedImages(brand)) {
      // A theme's picture that can be none is told as a token.
      if (files.includes(name) || (place.file === brand.theme?.file && !isImage(name))) continue;
      report(place, { file: name, brand: id, found: name, allowed: images }, 'nearest-value');
    }
  },
};
