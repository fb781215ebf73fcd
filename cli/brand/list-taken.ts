import type { BrandSubject } from '../../catalogue/subject';
import type { BrandSettings } from '../../schemas/generated/types';

/** Values that belong to one brand only, with their owner. */
export interface Taken {
  /** By product code or slug in small letters. */
  products: ReadonlyMap<string, string>;
  planIds: ReadonlyMap<string, string>;
  /** By dsProductId in small letters. */
  dsProducts: ReadonlyMap<string, string>;
}

export function listTaken(brands: readonly BrandSubject[]): Taken {
  const products = new Map<string, string>();
  const planIds = new Map<string, string>();
  const dsProducts = new Map<string, string>();
  for (const { id, areas } of brands) {
    for (const { settings } of areas) {
      // A brand with mistakes may lack what the types promise.
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
