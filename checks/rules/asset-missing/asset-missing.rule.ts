import {
  findMiscalled,
  findNamedByPath,
  findStandIn,
  isImage,
  listNamedImages,
  requiredImages,
} from '../../../catalogue/brand-images';
import { suggest } from '../../../catalogue/find-nearest';
import type { BrandSubject } from '../../../catalogue/subject';
import { ofBrands, type Report } from '../rule';

/**
 * Checks that files exist: images that every brand needs, images named in theme, settings and flows, and videos of
 * flows.
 */
export const rule = ofBrands((brand, report) => {
  const { id, file, files, images } = brand;
  const reported = new Set<string>();
  for (const name of requiredImages) {
    if (files.includes(name)) continue;
    reported.add(name);
    report({ file, path: [] }, { file: name, brand: id, ...findStandIn(brand, name) });
  }
  for (const { name, place } of listNamedImages(brand)) {
    // An image name that is invalid in a theme is reported as a token.
    if (files.includes(name) || (place.file === brand.theme?.file && !isImage(name))) continue;
    // A missing image is one finding for all flows; a misspelt name is fixed at each place.
    const named = findNamedByPath(name, images);
    const isGone = (named ?? suggest(name, images).nearest) === undefined;
    if (isGone && reported.has(name)) continue;
    reported.add(name);
    const { similar } = findMiscalled(brand, name);
    if (similar !== undefined) report(place, { file: name, brand: id, similar });
    else if (named !== undefined) {
      report(place, { file: name, brand: id, nearest: named }, { kind: 'set-value', value: named });
    } else report(place, { file: name, brand: id, found: name, allowed: images }, 'nearest-value');
  }
  reportMissingMedia(brand, report);
});

function reportMissingMedia({ id, areas, files, media }: BrandSubject, report: Report): void {
  const reported = new Set<string>();
  for (const { file, facts } of areas.flatMap(({ flows }) => flows)) {
    for (const { name, path } of facts.media) {
      const key = `${file} ${name}`;
      if (files.includes(name) || reported.has(key)) continue;
      reported.add(key);
      report({ file, path }, { file: name, brand: id, found: name, allowed: media }, 'nearest-value');
    }
  }
}
