import { buildAssetUrl, findLogo } from '../../catalogue/asset-url';
import type { BrandArea, Catalogue, CatalogueBrand, Environment } from '../../catalogue/catalogue';
import { listSoldAreas } from '../../catalogue/catalogue-index';
import { entryUrl } from '../../catalogue/entry-url';
import { selectFirstPlan } from '../../catalogue/select-first-plan';
import { nameOfFlow } from '../../model/flow/name-of-flow';
import { firstStep, type Manifests } from '../../model/flow/resolve-step';
import { formatAmount } from '../../model/money/format-amount';
import { type FlowLink, listFlowLinks } from './list-flow-links';

/** Brands that wear their own face; more would make the page heavy. */
const mostFaces = 24;

interface HomeSettings {
  environment: Environment;
  /** The seller's backend; undefined when the sandbox replaces it. */
  backendUrl: string | undefined;
  isStudioOn: boolean;
}

export type HomeProps = ReturnType<typeof loadHome>['props'];
export type Shop = ReturnType<typeof listShops>[number];

/**
 * Spec 2: `/` loads no product. With the sandbox on, it shows the catalogue; otherwise it names nothing.
 *
 * @returns props of the page, and the themes of the brands whose faces it wears
 */
export function loadHome(
  catalogue: Catalogue,
  { environment, backendUrl, isStudioOn }: HomeSettings,
  manifests: Manifests,
) {
  if (backendUrl !== undefined) return { props: { title: 'Checkout', shops: [], tools: [] }, faces: [] };
  const brands = catalogue.brands.filter((brand) => listSoldAreas(brand).length > 0);
  const shops = brands.flatMap((brand) => listShops(brand, manifests, catalogue, environment));
  const studio = { name: 'Estúdio', detail: 'todas as telas, em todos os estados', href: '/studio' };
  const sandbox = { name: 'Sandbox', detail: 'pagamentos, cadastros e valores de teste', href: '/sandbox' };
  return {
    props: { title: 'Lojas de demonstração', shops, tools: [sandbox, ...(isStudioOn ? [studio] : [])] },
    faces: brands.slice(0, mostFaces).map(({ theme }) => theme),
  };
}

/** A brand's areas, as they look on their own pages. */
function listShops(brand: CatalogueBrand, manifests: Manifests, { assets }: Catalogue, environment: Environment) {
  const { id } = brand;
  const listed = listSoldAreas(brand);
  return listed.map((brandArea) => ({
    brandId: id,
    logo: findLogo(brandArea, assets),
    picture: buildAssetUrl(assets, id, 'product.svg') ?? null,
    /** Null when the brand sells in one country. */
    country: listed.length > 1 ? nameOfCountry(brandArea.area) : null,
    ...buildOffer(brandArea),
    ...buildLinks(brandArea, manifests, environment),
  }));
}

/** Name of an area's country in Portuguese. */
export function nameOfCountry(area: BrandArea['area']): string {
  return new Intl.DisplayNames('pt-BR', { type: 'region' }).of(area) ?? area;
}

function buildOffer({ settings }: BrandArea) {
  const plan = selectFirstPlan(settings);
  return {
    name: settings.businessName,
    mode: settings.mode,
    language: settings.language,
    productName: settings.productName,
    /** Of the first plan. */
    planName: plan?.name ?? null,
    price: plan ? formatAmount(plan.amount, settings.currency) : null,
  };
}

function buildLinks(brandArea: BrandArea, manifests: Manifests, environment: Environment) {
  const href = entryUrl(brandArea, manifests);
  const others = listFlowLinks(brandArea, manifests, environment).filter((link) => link.href !== href);
  const isSale = ({ flow }: FlowLink) => manifests[firstStep(flow).templateId].entry === undefined;
  const toLink = ({ flow, href: url }: FlowLink) => ({ name: nameOfFlow(flow), href: url });
  return {
    /** URL of the default flow. */
    href,
    /** Other flows that sell. */
    flows: others.filter(isSale).map(toLink),
    /** Flows that begin with an invoice or a subscription. */
    entries: others.filter((link) => !isSale(link)).map(toLink),
  };
}
