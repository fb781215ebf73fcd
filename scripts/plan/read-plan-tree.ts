import type { Catalogue } from '../../renderer/config/catalogue';
import type { JsonPlace } from '../../renderer/config/findings/config-finding';
import { loadCatalogue } from '../../renderer/config/load-catalogue';
import { createTextReader } from '../../renderer/config/source/create-text-reader';
import { createJsonReader } from '../../renderer/config/source/json-text';
import type { BrandSubject, SharedSubject } from '../../renderer/config/subject';

/** The configuration of one side of a plan, resolved, with the files that it was made of. */
export interface PlanTree {
  root: string;
  catalogue: Catalogue;
  shared: SharedSubject;
  brands: ReadonlyMap<string, BrandSubject>;
  /** File and line of a value; of one that is not there, of the nearest thing above it. */
  locate: (place: JsonPlace) => { file: string; line: number };
}

/**
 * @throws CatalogueError when it does not pass the check
 */
export function readPlanTree(root: string): PlanTree {
  const brands = new Map<string, BrandSubject>();
  const catalogue = loadCatalogue(root, {
    onBrand: (brand) => brands.set(brand.id, brand),
  });
  const [{ shared } = { shared: undefined }] = brands.values();
  if (!shared) throw new RangeError(`${root} has no brands`);
  const readJson = createJsonReader(createTextReader(root));
  const locate: PlanTree['locate'] = ({ file, path }) => ({ file, line: readJson(file).lineOf(path) });
  return { root, catalogue, shared, brands, locate };
}
