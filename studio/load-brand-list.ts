import { buildAssetUrl } from '../catalogue/asset-url';
import type { BrandArea, CatalogueBrand } from '../catalogue/catalogue';
import { defaultLogoWidth } from '../model/default-logo-width';
import type { BrandCard, BrandListProps } from './brand-list-view';
import { type CellMode, cellModes } from './cell';
import { type StudioSources, textOf } from './find-cell';
import { listTemplates, screenName } from './list-cells';
import { listFindings } from './list-findings';
import { listOffers, type OfferSources } from './list-offers';
import { listPictures } from './list-pictures';
import type { StudioAnswer, StudioRequest } from './load-studio-page';
import type { Logo } from './logo-plate';
import { brandUrl, everyBrand, gridUrl } from './studio-links';

/** All brands of the catalogue, or those that match the search. */
export function loadBrandList(request: StudioRequest): StudioAnswer<BrandListProps> {
  const { query, sources, runtime } = request;
  const search = textOf(query.q)?.trim() ?? '';
  return {
    props: {
      title: 'Estúdio',
      findings: runtime.findings,
      search,
      brands: sources.catalogue.brands.filter((brand) => fits(brand, search)).map((brand) => buildCard(brand, request)),
      templates: listTemplates(sources).map((id) => ({ id, name: screenName(id), href: gridUrl(everyBrand, id) })),
    },
  };
}

function fits({ id, areas }: CatalogueBrand, search: string): boolean {
  const names = Object.values(areas).flatMap(({ settings }) => [
    settings.businessName,
    settings.productName,
    settings.productCode,
    ...(settings.productSlugs ?? []),
  ]);
  return [id, ...names].some((name) => name.toLowerCase().includes(search.toLowerCase()));
}

function buildCard(brand: CatalogueBrand, request: StudioRequest): BrandCard {
  const { sources } = request;
  return {
    id: brand.id,
    name: nameOf(brand),
    href: brandUrl(brand.id),
    pictures: listPictures(brand, sources),
    offers: listOffers(brand, offerSourcesOf(request)),
    findings: listFindings(brand, request),
  };
}

/** Prices of today, in the environment of the server. */
export function offerSourcesOf({ sources, runtime }: StudioRequest): OfferSources {
  return { manifests: sources.manifests, environment: runtime.settings.environment, now: new Date() };
}

export function nameOf({ id, areas }: CatalogueBrand): string {
  const [first]: BrandArea[] = Object.values(areas);
  return first?.settings.businessName ?? id;
}

/** Logo of each mode on the mode's surface. */
export function listLogos({ id, areas, theme }: CatalogueBrand, { catalogue }: StudioSources): Logo[] {
  const [first]: BrandArea[] = Object.values(areas);
  const urlOf = (file: string) => buildAssetUrl(catalogue.assets, id, file);
  const logo = urlOf('logo.svg') ?? '';
  const sources: Record<CellMode, string> = { light: logo, dark: urlOf('logo-dark.svg') ?? logo };
  return cellModes.map((mode) => ({
    mode,
    src: sources[mode],
    width: first?.settings.logoWidth ?? defaultLogoWidth,
    ground: theme[mode].surface,
  }));
}
