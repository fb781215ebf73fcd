import type { Catalogue } from '../../catalogue/catalogue';
import { createJsonReader, type JsonPlace } from '../../catalogue/source/json-text';
import type { BrandSubject, SharedSubject } from '../../catalogue/subject';
import { loadInspected } from '../../checks/load-catalogue';

/** Resolved configuration before or after a change (`guiche plan`), with its source files. */
export interface PlanTree {
  root: string;
  catalogue: Catalogue;
  shared: SharedSubject;
  brands: ReadonlyMap<string, BrandSubject>;
  /** File and line of a value; for a missing value, of its nearest parent. */
  locate: (place: JsonPlace) => { file: string; line: number };
}

/** @throws CatalogueError when it fails the check */
export function readPlanTree(root: string): PlanTree {
  const { catalogue, inspection } = loadInspected(root);
  const { shared } = inspection;
  const brands = new Map(inspection.brands.map((brand) => [brand.id, brand]));
  if (!shared || brands.size === 0) throw new RangeError(`${root} has no brands`);
  const readJson = createJsonReader(inspection.files);
  const locate: PlanTree['locate'] = ({ file, path }) => ({ file, line: readJson(file).lineOf(path) });
  return { root, catalogue, shared, brands, locate };
}
