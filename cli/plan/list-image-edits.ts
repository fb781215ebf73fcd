import { configPaths } from '../../catalogue/config-paths';
import { compareColors } from './compare-colors';
import type { Edit } from './edit';
import { listChangedImages, readImage } from './list-changed-images';
import type { PlanTree } from './read-plan-tree';

/** Images that differ, with their sizes in bytes, and the colours of an SVG that both sides have. */
export function listImageEdits(before: PlanTree, after: PlanTree): Edit[] {
  return listChangedImages(before, after).map(({ brandId, name, before: was, after: is }) => {
    const isDrawn = is !== undefined && 'text' in is;
    const file = isDrawn ? configPaths.brand(brandId) : configPaths.image(brandId, name);
    const [old, now] = [readImage(was), readImage(is)];
    const isSvg = old && now && name.endsWith('.svg');
    return {
      ...{ kind: 'image', rule: 'image', params: [name], subjects: [brandId] },
      ...{ before: old?.length, after: now?.length, file, line: 1 },
      ...(isSvg ? { colors: compareColors(String(old), String(now)) } : {}),
    };
  });
}
