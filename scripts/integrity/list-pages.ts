import type { BrandArea } from '../../catalogue/catalogue';
import { loadCatalogue } from '../../checks/load-catalogue';
import { listGivers } from '../../model/flow/list-givers';
import { selectFlow } from '../../model/flow/select-flow';
import { parseCheckoutUrl } from '../../model/location/parse-checkout-url';
import { manifests } from '../../templates/manifests.generated';
import type { PageToSee } from './look-at-page';

export interface ListedPages {
  pages: PageToSee[];
  /** Origins that brands link to. */
  linkOrigins: ReadonlySet<string>;
}

/** A person whom no backend knows. */
const nobody = { name: 'Conferência de Integridade', email: 'conferencia@example.com', phone: '11987654321' };

/**
 * Lists the pages that a daily check opens: first step and card screen of every brand.
 *
 * @param root folder of `brands/` and `flows/`
 * @param origin of the checkout
 */
export function listPages(root: string, origin: string): ListedPages {
  const areas = loadCatalogue(root).brands.flatMap((brand) => Object.values(brand.areas));
  const links = areas.flatMap((area) => JSON.stringify(area).match(/https:\/\/[^"\\\s)<]+/g) ?? []);
  return {
    pages: areas.flatMap((area) => listOf(area, origin)),
    linkOrigins: new Set(links.filter((link) => URL.canParse(link)).map((link) => new URL(link).origin)),
  };
}

function listOf({ brandId, area, settings, flows }: BrandArea, origin: string): PageToSee[] {
  const { productCode, forcedFlows = [] } = settings;
  const query = new URLSearchParams({ product: productCode, ...(area === 'MZ' && { lang: 'pt-MZ' }) });
  const flow = selectFlow(flows, forcedFlows, parseCheckoutUrl(`/?${query}`, manifests), manifests);
  const pageOf = (route: string): PageToSee => ({
    name: `${brandId} ${area} ${route}`,
    url: `${origin}${route}?${query}`,
  });
  const manifestOf = ({ templateId }: (typeof flow.steps)[number]) => manifests[templateId];
  const [first] = flow.steps.map(manifestOf);
  const card = flow.steps.find((step) => manifestOf(step).hasCardFields && !manifestOf(step).route.includes('{'));
  const savedAt = Date.now();
  const owner = `${productCode}:${area}`;
  // Of a buyer who has sent the first step (renderer/session/browser-storage.ts).
  const stored = {
    [`dataForm:${owner}`]: JSON.stringify({ ...nobody, savedAt }),
    [`dataLead:${owner}`]: JSON.stringify({ leadId: 'integrity-check', productCode, area, savedAt }),
  };
  const page = pageOf(first?.route ?? '/');
  if (!card) return [page];
  const opensCard = listGivers(flow, card, manifests).every(({ need }) => need === 'lead');
  return [page, { ...pageOf(manifestOf(card).route), stored, opensCard }];
}
