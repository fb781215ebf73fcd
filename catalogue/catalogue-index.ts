import type { Area } from '../schemas/generated/types';
import { type BrandArea, type Catalogue, type CatalogueBrand, type Environment, environments } from './catalogue';

/** Areas of a brand that this environment sells. */
export function listSoldAreas({ areas }: CatalogueBrand): BrandArea[] {
  return Object.values(areas).filter(({ isUnsold }) => !isUnsold);
}

interface CatalogueIndex {
  /** By lowercase product code or slug; areas in the order of the brands. */
  areas: ReadonlyMap<string, readonly BrandArea[]>;
  plans: Readonly<Record<Environment, ReadonlyMap<string, BrandArea>>>;
  brands: ReadonlyMap<string, CatalogueBrand>;
  /** By the design system's product id and area. */
  dsProducts: ReadonlyMap<string, BrandArea>;
}

/** A catalogue never changes, so its index is built once. Lookups stay equally fast with a thousand brands. */
const indexes = new WeakMap<Catalogue, CatalogueIndex>();

/** Areas that claim a product code or slug; ignores case, and a chat's marks of italics unless they are part of the code. */
export function findAreasByProduct(catalogue: Catalogue, product: string): readonly BrandArea[] {
  const { areas } = indexOf(catalogue);
  const name = product.toLowerCase();
  return areas.get(name) ?? areas.get(name.replace(/^[_-]+|[_-]+$/g, '')) ?? [];
}

/** The area that sells its own plan with that id. */
export function findAreaByPlan(catalogue: Catalogue, planId: string, environment: Environment): BrandArea | undefined {
  return indexOf(catalogue).plans[environment].get(planId);
}

export function findBrand(catalogue: Catalogue, brandId: string): CatalogueBrand | undefined {
  return indexOf(catalogue).brands.get(brandId);
}

/** The area whose product has that id in the design system. */
export function findAreaByDsProduct(catalogue: Catalogue, dsProductId: string, area: Area): BrandArea | undefined {
  return indexOf(catalogue).dsProducts.get(`${area} ${dsProductId}`);
}

function indexOf(catalogue: Catalogue): CatalogueIndex {
  let index = indexes.get(catalogue);
  if (!index) {
    index = {
      areas: indexAreas(catalogue),
      plans: indexPlans(catalogue),
      brands: new Map(catalogue.brands.map((brand) => [brand.id, brand])),
      dsProducts: new Map(
        catalogue.brands.flatMap(listSoldAreas).map((area) => [`${area.area} ${area.settings.dsProductId}`, area]),
      ),
    };
    indexes.set(catalogue, index);
  }
  return index;
}

function indexAreas({ brands }: Catalogue): Map<string, BrandArea[]> {
  const areas = new Map<string, BrandArea[]>();
  for (const area of brands.flatMap((brand) => Object.values(brand.areas))) {
    const { productCode, productSlugs = [] } = area.settings;
    for (const code of new Set([productCode, ...productSlugs].map((name) => name.toLowerCase()))) {
      areas.set(code, [...(areas.get(code) ?? []), area]);
    }
  }
  return areas;
}

function indexPlans({ brands }: Catalogue): Record<Environment, Map<string, BrandArea>> {
  const plans = { test: new Map(), homolog: new Map(), production: new Map() } as Record<
    Environment,
    Map<string, BrandArea>
  >;
  for (const area of brands.flatMap((brand) => Object.values(brand.areas))) {
    for (const plan of Object.values(area.settings.plans)) {
      for (const environment of environments) plans[environment].set(plan.planId[environment], area);
    }
  }
  return plans;
}
