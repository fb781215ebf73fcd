import type { BrandArea, Catalogue, CatalogueBrand } from './catalogue';

interface CatalogueIndex {
  /** By product code or slug in small letters, in the order of the brands. */
  areas: ReadonlyMap<string, readonly BrandArea[]>;
  brands: ReadonlyMap<string, CatalogueBrand>;
}

/** A catalogue never changes, so that its index is made once: the thousandth brand costs a request what the first does. */
const indexes = new WeakMap<Catalogue, CatalogueIndex>();

/** The areas that claim a product code or slug, whatever its case. */
export function findAreasByProduct(catalogue: Catalogue, product: string): readonly BrandArea[] {
  return indexOf(catalogue).areas.get(product.toLowerCase()) ?? [];
}

export function findBrand(catalogue: Catalogue, brandId: string): CatalogueBrand | undefined {
  return indexOf(catalogue).brands.get(brandId);
}

function indexOf(catalogue: Catalogue): CatalogueIndex {
  let index = indexes.get(catalogue);
  if (!index) {
    index = { areas: indexAreas(catalogue), brands: new Map(catalogue.brands.map((brand) => [brand.id, brand])) };
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
