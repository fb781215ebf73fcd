import type { BrandArea, Catalogue, Environment } from '../catalogue/catalogue';
import { listSoldAreas } from '../catalogue/catalogue-index';
import { leaveOutPending } from '../catalogue/leave-out-pending';
import { report } from '../renderer/report/report';

/**
 * Selects the plans and areas that an environment may sell. In production a pending id would charge for a product that
 * the backend does not know, so its plan is left out and reported. An area with nothing left to sell stays known as
 * unsold. Other environments sell all, so that an author sees the brand at once.
 *
 * @throws Error when production has nothing left to sell in Brazil, where a visitor without a product is led
 */
export function selectFinished(catalogue: Catalogue, environment: Environment): Catalogue {
  if (environment !== 'production') return catalogue;
  const brands = catalogue.brands.map((brand) => {
    const areas = Object.values(brand.areas).map((area) => [area.area, selectPlans(area)] as const);
    return areas.every(([name, area]) => brand.areas[name] === area)
      ? brand
      : { ...brand, areas: Object.fromEntries(areas) };
  });
  if (!brands.flatMap(listSoldAreas).some(({ area }) => area === 'BR')) {
    throw new Error('Nothing can be sold in production: every brand in Brazil has a pending id (TODO-…).');
  }
  return { ...catalogue, brands };
}

function selectPlans(area: BrandArea): BrandArea {
  const { sold, pending } = leaveOutPending(area);
  if (sold === area) return area;
  const what = `brands/${area.brandId} (${area.area}) is ${sold ? 'sold without some plans' : 'not sold'} in production`;
  report('warning', `${what}: ${pending.join(', ')} pending`, { area: 'config' });
  return sold ?? { ...area, isUnsold: true };
}
