import { posix } from 'node:path';
import {
  findDrawing,
  findStandIn,
  knownImages,
  listNamedImages,
  requiredImages,
} from '../../../catalogue/brand-images';
import { configPaths } from '../../../catalogue/config-paths';
import { findNearest } from '../../../catalogue/findings/find-nearest';
import type { Rule } from '../rule';

/** Reports an image that nothing shows. */
export const rule: Rule = {
  subject: 'brand',
  check: (brand, report) => {
    if (!brand.theme || brand.areas.some(({ hasBrokenFlow }) => hasBrokenFlow)) return;
    // A misnamed theme file may name the images.
    if (brand.unread.some(({ meant }) => meant?.file === brand.theme?.file && !meant?.isThere)) return;
    const { images } = brand;
    const unused = images.filter((name) => !knownImages.includes(name));
    if (unused.length === 0) return;
    const named = listNamedImages(brand).map(({ name }) => name);
    // Images that are probably meant by a misspelt name are reported there: names with a folder, and those that every
    // brand needs, too.
    const missing = named.filter((name) => !images.includes(name));
    const standIns = requiredImages.flatMap((name) => (images.includes(name) ? [] : findStandIn(brand, name).beside));
    const meant = [
      ...missing.flatMap((name) => [posix.basename(name), findNearest(name, images)]),
      ...standIns.map((file) => file && posix.basename(file)),
    ];
    for (const name of unused.filter((one) => !named.includes(one) && !meant.includes(one))) {
      const drawing = findDrawing(name);
      const advice = drawing === undefined ? {} : { [images.includes(drawing) ? 'there' : 'drawing']: drawing };
      const place = { file: configPaths.image(brand.id, name), offset: 0, length: 1 };
      report(place, { file: name, brand: brand.id, ...advice });
    }
  },
};
