import type { BrandArea, Catalogue } from '../../renderer/config/catalogue';
import { stepUrl } from '../../renderer/flow/next-step-url';
import { firstStep } from '../../renderer/flow/resolve-step';
import { selectFlow } from '../../renderer/flow/select-flow';
import { manifests } from '../../templates/manifests.generated';

export interface Link {
  /** Brand and area in words. */
  name: string;
  /** Path and query of the first step of the area's default flow. */
  href: string;
}

/** A link for each area of each brand. */
export function listLinks({ brands }: Catalogue): Link[] {
  return brands.flatMap(({ areas }) => Object.values(areas)).map(buildLink);
}

/** The link of one area. */
export function buildLink({ area, settings, flows }: Pick<BrandArea, 'area' | 'settings' | 'flows'>): Link {
  const search = new URLSearchParams({ product: settings.productCode, ...(area === 'MZ' ? { lang: 'pt-MZ' } : {}) });
  const step = firstStep(selectFlow(flows, settings.forcedFlows ?? [], {}));
  return { name: `${settings.businessName} (${area})`, href: stepUrl(step, manifests, search.toString()) };
}
