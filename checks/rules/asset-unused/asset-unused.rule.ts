import { posix } from 'node:path';
import {
  findDrawing,
  findStandIn,
  knownImages,
  listNamedImages,
  requiredImages,
} from '../../../catalogue/brand-images';
import { configPaths } from '../../../catalogue/config-paths';
import { findNearest } from '../../../catalogue/find-nearest';
import type { BrandSubject } from '../../../catalogue/subject';
import { ofBrands, type Report } from '../rule';

/** Reports an image that nothing shows, and a video that nothing plays. */
export const rule = ofBrands((brand, report) => {
  if (!brand.theme || brand.areas.some(({ lacksFlow }) => lacksFlow)) return;
  // A misnamed theme file may name the images.
  if (brand.unread.some(({ intended }) => intended?.file === brand.theme?.file && !intended?.isThere)) return;
  const { images } = brand;
  reportUnusedMedia(brand, report);
  const unused = images.filter((name) => !knownImages.includes(name));
  if (unused.length === 0) return;
  const named = listNamedImages(brand).map(({ name }) => name);
  // Images that are probably meant by a misspelt name are reported there: names with a folder, and those that every
  // brand needs, too.
  const missing = named.filter((name) => !images.includes(name));
  const standIns = requiredImages.flatMap((name) => (images.includes(name) ? [] : findStandIn(brand, name).similar));
  const intended = [
    ...missing.flatMap((name) => [posix.basename(name), findNearest(name, images)]),
    ...standIns.map((file) => file && posix.basename(file)),
  ];
  for (const name of unused.filter((one) => !named.includes(one) && !intended.includes(one))) {
    const drawing = findDrawing(name);
    const advice = drawing === undefined ? {} : { [images.includes(drawing) ? 'there' : 'drawing']: drawing };
    const place = { file: configPaths.image(brand.id, name), offset: 0, length: 1 };
    report(place, { file: name, brand: brand.id, ...advice });
  }
});

/** A file that is probably meant by a misspelt name is reported there. */
function reportUnusedMedia({ id, areas, media }: BrandSubject, report: Report): void {
  if (media.length === 0) return;
  const named = areas.flatMap(({ flows }) => flows.flatMap(({ facts }) => facts.media.map(({ name }) => name)));
  const intended = named.filter((name) => !media.includes(name)).map((name) => findNearest(name, media));
  for (const name of media.filter((one) => !named.includes(one) && !intended.includes(one)))
    report({ file: configPaths.image(id, name), offset: 0, length: 1 }, { file: name, brand: id });
}
