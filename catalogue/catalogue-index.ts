import type { Area } from '../schemas/generated/types';
import { type BrandArea, type Catalogue, type CatalogueBrand, type Environment, environments } from './catalogue';

/** Areas of a brand that this environment sells. */
export function listSoldAreas({ areas }: CatalogueBrand): BrandArea[] {
  return Object.values(areas).filter(({ isUnsold }) => !isUnsold);
}

/** A catalogue never changes, so its index is built once. Lookups stay equally fast with a thousand brands. */
const indexes = new WeakMap<Catalogue, ReturnType<typeof buildIndex>>();

/** Areas that claim a product code or slug; ignores case, and a chat's marks of italics unless they are part of the code. */
export function findAreasByProduct(catalogue: Catalogue, product: string): readonly BrandArea[] {
  const { areas } = indexOf(catalogue);
  const name = product.toLowerCase();
  return areas.get(name) ?? areas.get(name.replace(/^[_-]+|[_-]+$/g, '')) ?? [];
}

/** The area that sells its own plan with that id. */
export function findAreaByPlan(catalogue: Catalogue, planId: string, environment: Environment): BrandArea | undefined {
  return indexOf(catalogue).plans.get(`${environment} ${planId}`);
}

export function findBrand(catalogue: Catalogue, brandId: string): CatalogueBrand | undefined {
  return indexOf(catalogue).brands.get(brandId);
}

/** The area whose product has that id in the design system. */
export function findAreaByDsProduct(catalogue: Catalogue, dsProductId: string, area: Area): BrandArea | undefined {
  return indexOf(catalogue).dsProducts.get(`${area} ${dsProductId}`);
}

function indexOf(catalogue: Catalogue): ReturnType<typeof buildIndex> {
  const index = indexes.get(catalogue) ?? buildIndex(catalogue);
  indexes.set(catalogue, index);
  return index;
}

function buildIndex({ brands }: Catalogue) {
  const all = brands.flatMap((brand) => Object.values(brand.areas));
  /** By lowercase product code or slug; areas in the order of the brands. */
  const areas = new Map<string, BrandArea[]>();
  for (const area of all) {
    const { productCode, productSlugs = [] } = area.settings;
    for (const code of new Set([productCode, ...productSlugs].map((name) => name.toLowerCase()))) {
      areas.set(code, [...(areas.get(code) ?? []), area]);
    }
  }
  const plans = all.flatMap((area) => Object.values(area.settings.plans).map(({ planId }) => ({ area, planId })));
  return {
    areas,
    /** By environment and plan id. */
    plans: new Map(
      environments.flatMap((environment) =>
        plans.map(({ area, planId }) => [`${environment} ${planId[environment]}`, area] as const),
      ),
    ),
    brands: new Map(brands.map((brand) => [brand.id, brand])),
    /** By area and the design system's product id. */
    dsProducts: new Map(
      brands.flatMap(listSoldAreas).map((area) => [`${area.area} ${area.settings.dsProductId}`, area]),
    ),
  };
}
