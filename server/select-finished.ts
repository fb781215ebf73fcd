import type { BrandArea, Catalogue, CatalogueBrand, Environment } from '../catalogue/catalogue';
import { isPendingId } from '../catalogue/pending-id';
import { report } from '../renderer/report/report';

/**
 * What an environment may sell. In production an area with a pending id would charge for a product that the backend does
 * not know, so it is left out and reported. Other environments show it, so that its author sees the brand at once.
 *
 * @throws Error when production has nothing left to sell in Brazil, where a visitor without a product is led
 */
export function selectFinished(catalogue: Catalogue, environment: Environment): Catalogue {
  if (environment !== 'production') return catalogue;
  const brands = catalogue.brands.flatMap(selectAreas);
  if (!brands.some(({ areas }) => areas.BR)) {
    throw new Error('Nothing can be sold in production: every brand in Brazil has a pending id (TODO-…).');
  }
  return { ...catalogue, brands };
}

function selectAreas(brand: CatalogueBrand): CatalogueBrand[] {
  const areas = Object.values(brand.areas);
  const finished = areas.filter(isFinished);
  if (finished.length === areas.length) return [brand];
  return finished.length === 0
    ? []
    : [{ ...brand, areas: Object.fromEntries(finished.map((area) => [area.area, area])) }];
}

function isFinished({ brandId, area, settings }: BrandArea): boolean {
  const pending = listPending(settings, []);
  if (pending.length === 0) return true;
  report('warning', `brands/${brandId} (${area}) is not sold in production: ${pending.join(', ')} pending`, {
    area: 'config',
  });
  return false;
}

/** Keys with a pending id, such as `plans.yearly.planId`; those of other environments do not matter. */
function listPending(value: unknown, at: readonly string[]): string[] {
  if (typeof value === 'string') return isPendingId(value) ? [at.join('.').replace(/\.production$/, '')] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'test' || key === 'homolog' ? [] : listPending(part, [...at, key]),
  );
}
