import type { BrandSubject } from '../../catalogue/subject';
import type { BrandSettings } from '../../schemas/generated/types';

/** Values that belong to one brand only, with their owner. */
export interface Taken {
  /** By lowercase product code or slug. */
  products: ReadonlyMap<string, string>;
  planIds: ReadonlyMap<string, string>;
  /** By lowercase dsProductId. */
  dsProducts: ReadonlyMap<string, string>;
}

export function listTaken(brands: readonly BrandSubject[]): Taken {
  const products = new Map<string, string>();
  const planIds = new Map<string, string>();
  const dsProducts = new Map<string, string>();
  for (const { id, areas } of brands) {
    for (const { settings } of areas) {
      // A brand with mistakes may lack fields that its type requires.
      const { productCode, productSlugs = [], dsProductId, plans = {} }: BrandSettings = settings;
      if (dsProductId !== undefined) dsProducts.set(dsProductId.toLowerCase(), id);
      for (const name of productSlugs.concat(productCode ?? [])) products.set(name.toLowerCase(), id);
      for (const plan of Object.values(plans)) {
        for (const planId of Object.values(plan?.planId ?? {})) planIds.set(planId, id);
      }
    }
  }
  return { products, planIds, dsProducts };
}
