import type { BrandSubject } from '../../catalogue/subject';
import { buildLink, type Link } from '../../scripts/setup/list-links';

/** URL of a brand's first step in each area with usable flows. */
export function linkBrand({ areas }: BrandSubject): Link[] {
  return areas
    .filter(({ flows }) => flows.length > 0)
    .map(({ area, settings, flows }) => buildLink({ area, settings, flows: flows.map(({ flow }) => flow) }));
}
