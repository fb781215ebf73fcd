import { configPaths } from '../../catalogue/config-paths';
import type { Edit } from './edit';
import { listChangedImages, readImage } from './list-changed-images';
import type { PlanTree } from './read-plan-tree';

/** Images that differ, with their sizes in bytes. */
export function listImageEdits(before: PlanTree, after: PlanTree): Edit[] {
  return listChangedImages(before, after).map(({ brandId, name, before: was, after: is }) => {
    const isDrawn = is !== undefined && 'text' in is;
    const file = isDrawn ? configPaths.brand(brandId) : configPaths.image(brandId, name);
    return {
      ...{ kind: 'image', rule: 'image', params: [name], subjects: [brandId] },
      ...{ before: readImage(was)?.length, after: readImage(is)?.length, file, line: 1 },
    };
  });
}
