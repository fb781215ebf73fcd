import type { Brand } from '../../../schemas/generated/types';
import { areas } from '../catalogue';

/** What is kept of a brand once it is let go, to say whose something is. */
export interface BrandIdentity {
  id: string;
  file: string;
  order: number;
  /** Whether its folder is called as its business, its code or one of its slugs is: that of a copy is not. */
  isCalledSo: boolean;
}

export function findIdentity(id: string, file: string, brand: Brand): BrandIdentity {
  const stated = [brand.all, ...areas.map((area) => brand[area])];
  const isCalledSo = stated.some((settings) => {
    const { business, productCode, productSlugs } = settings ?? {};
    if (business?.toLowerCase() === id || productCode?.toLowerCase() === id) return true;
    return productSlugs?.some((slug) => slug.toLowerCase() === id) ?? false;
  });
  return { id, file, order: brand.order, isCalledSo };
}
