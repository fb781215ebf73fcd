import type { BrandSubject } from '../../catalogue/subject';
import { buildLink, type Link } from '../../scripts/setup/list-links';

/** Where the first step of a brand is in each area whose flows can be used. */
export function linkBrand({ areas }: BrandSubject): Link[] {
  return areas
    .filter(({ flows }) => flows.length > 0)
    .map(({ area, settings, flows }) => buildLink({ area, settings, flows: flows.map(({ flow }) => flow) }));
}
