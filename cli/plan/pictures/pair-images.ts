import { listChangedImages, readImage } from '../list-changed-images';
import type { PlanTree } from '../read-plan-tree';
import type { PicturePair } from './picture';

/** Logos and other images of brands that differ. */
export function pairImages(before: PlanTree, after: PlanTree): PicturePair[] {
  return listChangedImages(before, after).map(({ brandId, name, before: was, after: is }) => {
    const end = name.lastIndexOf('.');
    return {
      name: `${brandId}-${name.slice(0, end).replaceAll('/', '-')}`,
      kind: 'image',
      ending: name.slice(end + 1),
      before: readImage(was),
      after: readImage(is),
    };
  });
}
