import type { BrandArea, Catalogue } from '../../catalogue/catalogue';
import { entryUrl } from '../../catalogue/entry-url';
import { manifests } from '../../templates/manifests.generated';

export interface Link {
  /** Brand and area in words. */
  name: string;
  /** URL of the first step of the area's default flow. */
  href: string;
}

/** A link for each area of each brand. */
export function listLinks({ brands }: Catalogue): Link[] {
  return brands.flatMap(({ areas }) => Object.values(areas)).map(buildLink);
}

/** The link of one area. */
export function buildLink(brandArea: Pick<BrandArea, 'area' | 'settings' | 'flows'>): Link {
  const { area, settings } = brandArea;
  return { name: `${settings.businessName} (${area})`, href: entryUrl(brandArea, manifests) };
}
