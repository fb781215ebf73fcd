import type { BrandArea, CatalogueBrand } from './catalogue';
import type { ConfigFiles } from './config-files';

/** What only all brands together show: codes, slugs and places that are claimed twice, a first brand without Brazil. */
export function checkBrands(files: ConfigFiles, brands: readonly CatalogueBrand[]): void {
  const claims = new Map<string, string>();
  const orders = new Map<number, string>();
  for (const brand of brands) {
    const file = `brands/${brand.id}/brand.json`;
    const other = orders.get(brand.order);
    if (other) files.add(file, ['order'], 'order-duplicate', `a ordem ${brand.order} já é de "${other}"`);
    orders.set(brand.order, brand.id);
    for (const area of Object.values(brand.areas)) checkClaims(files, file, area, claims);
    for (const area of Object.values(brand.areas)) checkForcedFlows(files, file, area);
  }
  if (brands.length > 0 && !brands.some(({ areas }) => areas.BR)) {
    files.add(
      `brands/${brands[0]?.id}/brand.json`,
      [],
      'first-brand',
      'nenhuma marca vende no Brasil: falta a marca de reserva',
    );
  }
}

function checkClaims(files: ConfigFiles, file: string, area: BrandArea, claims: Map<string, string>): void {
  const { productCode, productSlugs = [] } = area.settings;
  for (const claim of [productCode, ...productSlugs]) {
    if (claim === undefined) continue;
    const key = claim.toLowerCase();
    const owner = claims.get(key);
    if (owner !== undefined && owner !== area.brandId) {
      files.add(file, [area.area], 'product-code-duplicate', `"${claim}" já é da marca "${owner}"`);
    }
    claims.set(key, area.brandId);
  }
}

function checkForcedFlows(files: ConfigFiles, file: string, { area, flows, settings }: BrandArea): void {
  const ids = flows.map(({ id }) => id);
  for (const { flow } of settings.forcedFlows ?? []) {
    if (!ids.includes(flow))
      files.add(file, [area, 'forcedFlows'], 'forced-flow-missing', `não há fluxo com o id "${flow}"`);
  }
  for (const id of ids.filter((id, index) => ids.indexOf(id) !== index)) {
    files.add(file, [area, 'flows'], 'flow-id-duplicate', `dois fluxos têm o id "${id}"`);
  }
}
