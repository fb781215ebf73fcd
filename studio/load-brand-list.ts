import type { BrandArea, CatalogueBrand } from '../catalogue/catalogue';
import { textOf } from './find-cell';
import { listTemplates, screenName } from './list-cells';
import { listFindings } from './list-findings';
import { listOffers, type OfferSources } from './list-offers';
import { listPictures } from './list-pictures';
import type { StudioRequest } from './load-studio-page';
import { brandUrl, everyBrand, gridUrl } from './studio-links';

export type BrandListProps = ReturnType<typeof loadBrandList>['props'];
export type BrandCard = ReturnType<typeof buildCard>;

/** All brands of the catalogue, or those that match the search. New brands appear automatically. */
export function loadBrandList(request: StudioRequest) {
  const { query, sources, runtime } = request;
  const search = textOf(query.q)?.trim() ?? '';
  return {
    props: {
      title: 'Estúdio',
      findings: runtime.findings,
      /** Search text. */
      search,
      brands: sources.catalogue.brands.filter((brand) => fits(brand, search)).map((brand) => buildCard(brand, request)),
      /** Templates with links to their cells in every brand. */
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

function buildCard(brand: CatalogueBrand, request: StudioRequest) {
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
