import type { Brand, BrandSettings } from '../schemas/generated/types';
import { areas } from './catalogue';
import { foldWords } from './fold-text';

/** How a folder's name matches its brand: code or slug, a common name of the brand, or neither. */
const likeness = { code: 2, name: 1, none: 0 } as const;

/** Brand data that outlive the loaded brand, to name the owner of a value. */
export interface BrandIdentity {
  id: string;
  file: string;
  order: number;
  /** How well the folder's name matches the brand's settings; low for a copy. */
  likeness: number;
}

export function findIdentity(id: string, file: string, brand: Brand): BrandIdentity {
  const stated = [brand.all, ...areas.map((area) => brand[area])].filter((settings) => settings !== undefined);
  return { id, file, order: brand.order, likeness: findLikeness(id, stated) };
}

function findLikeness(id: string, stated: readonly BrandSettings[]): number {
  if (stated.some((settings) => hasCode(settings, id))) return likeness.code;
  return stated.some((settings) => hasName(settings, id)) ? likeness.name : likeness.none;
}

function hasCode({ business, productCode, productSlugs = [] }: BrandSettings, id: string): boolean {
  return [business, productCode, ...productSlugs].some((code) => code?.toLowerCase() === id);
}

/** Whether a folder's name consists of words of a name, or begins the domain. */
function hasName({ businessName = '', productName = '', domain = '' }: BrandSettings, id: string): boolean {
  const words = id.replaceAll('-', ' ');
  const isInName = [businessName, productName].some((name) => ` ${foldWords(name)} `.includes(` ${words} `));
  return isInName || domain.split('.', 1)[0]?.replaceAll('-', '') === id.replaceAll('-', '');
}
