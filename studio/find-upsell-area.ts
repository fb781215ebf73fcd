import type { BrandArea, Catalogue } from '../catalogue/catalogue';
import { findAreaByDsProduct } from '../catalogue/catalogue-index';
import type { Flow } from '../schemas/generated/types';

/** Area of the product that a flow's upsell sells. Without one, another product of the area, for cells with an offer. */
export function findUpsellArea(area: BrandArea, flow: Flow | undefined, catalogue: Catalogue): BrandArea | undefined {
  const { dsProductId = '' } = flow?.props?.upsell ?? {};
  const others = catalogue.brands
    .flatMap(({ areas }) => areas[area.area] ?? [])
    .filter((one) => one.brandId !== area.brandId);
  return findAreaByDsProduct(catalogue, dsProductId, area.area) ?? others[0];
}
