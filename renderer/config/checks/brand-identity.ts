import type { Brand, BrandSettings } from '../../../schemas/generated/types';
import { areas } from '../catalogue';
import { foldText } from '../fold-text';

/** What is kept of a brand once it is let go, to say whose something is. */
export interface BrandIdentity {
  id: string;
  file: string;
  order: number;
  /** Whether its folder is called as what the brand says of itself: that of a copy is not. */
  isCalledSo: boolean;
}

export function findIdentity(id: string, file: string, brand: Brand): BrandIdentity {
  const stated = [brand.all, ...areas.map((area) => brand[area])];
  const isCalledSo = stated.some((settings = {}) => {
    const { business, productCode, productSlugs = [] } = settings;
    const codes = [business, productCode, ...productSlugs];
    return codes.some((code) => code?.toLowerCase() === id) || listNames(settings).some((name) => holdsName(name, id));
  });
  return { id, file, order: brand.order, isCalledSo };
}

/** Names for people, in which a folder's name is often a part. */
function listNames({ businessName, productName, domain }: BrandSettings): string[] {
  return [businessName, productName, domain].filter((name) => name !== undefined);
}

/** Whether a name has that of a folder in it, whatever stands between its letters. */
function holdsName(name: string, id: string): boolean {
  return foldText(name)
    .replaceAll(/[^a-z0-9]/g, '')
    .includes(id.replaceAll('-', ''));
}
