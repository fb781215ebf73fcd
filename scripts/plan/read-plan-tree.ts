import type { Catalogue } from '../../renderer/config/catalogue';
import type { BrandSubject, SharedSubject } from '../../renderer/config/checks/rule';
import { inspectConfig } from '../../renderer/config/inspect-config';
import { loadCatalogue } from '../../renderer/config/load-catalogue';
import { createTextReader } from '../../renderer/config/source/create-text-reader';

/** The configuration of one side of a plan, resolved, with the files that it was made of. */
export interface PlanTree {
  root: string;
  catalogue: Catalogue;
  shared: SharedSubject;
  brands: ReadonlyMap<string, BrandSubject>;
  /** The text of a config file; empty when there is none. */
  readText: (file: string) => string;
}

/** @throws CatalogueError when it does not pass the check */
export function readPlanTree(root: string): PlanTree {
  const catalogue = loadCatalogue(root);
  const brands = new Map<string, BrandSubject>();
  const { shared } = inspectConfig(root, { onBrand: (brand) => brands.set(brand.id, brand) });
  if (!shared) throw new RangeError(`${root} was read a moment ago and cannot be read now`);
  return { root, catalogue, shared, brands, readText: createTextReader(root) };
}
