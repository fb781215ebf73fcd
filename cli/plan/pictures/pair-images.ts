import type { Plan } from '../build-plan';
import { readAssetSides } from '../compare-assets';
import type { PlanTree } from '../read-plan-tree';
import type { PicturePair } from './write-gallery';

/** Brand ids lack it, so that `acme` with `foo-logo.svg` and `acme-foo` with `logo.svg` differ. */
const separator = '+';

/** Changed logos and other images of brands. */
export function pairImages(
  { edits, renamed }: Pick<Plan, 'edits' | 'renamed'>,
  trees: { before: PlanTree; after: PlanTree },
): PicturePair[] {
  const images = edits.filter(({ path }) => path.startsWith('image.'));
  return images.flatMap(({ subjects, params: [name = ''] }) =>
    subjects.map((brandId) => {
      const end = name.lastIndexOf('.');
      return {
        name: [brandId, ...name.slice(0, end).split('/')].join(separator),
        kind: 'image',
        ending: name.slice(end + 1),
        ...readAssetSides(brandId, name, { ...trees, renamed }),
      };
    }),
  );
}
