import { listChangedImages, readImage } from '../list-changed-images';
import type { PlanTree } from '../read-plan-tree';
import type { PicturePair } from './picture';

/** Brand ids lack it, so that `acme` with `foo-logo.svg` and `acme-foo` with `logo.svg` differ. */
const separator = '+';

/** Logos and other images of brands that differ. */
export function pairImages(before: PlanTree, after: PlanTree): PicturePair[] {
  return listChangedImages(before, after).map(({ brandId, name, before: was, after: is }) => {
    const end = name.lastIndexOf('.');
    return {
      name: [brandId, ...name.slice(0, end).split('/')].join(separator),
      kind: 'image',
      ending: name.slice(end + 1),
      before: readImage(was),
      after: readImage(is),
    };
  });
}
