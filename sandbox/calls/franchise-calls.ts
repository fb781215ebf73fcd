import { invalidRequest } from '../api-failure';
import type { CallHandlers } from '../call-handler';
import { type Unit, units } from '../catalogue/franchise-units';

export const franchiseCalls: CallHandlers<'loadFranchiseCities' | 'loadFranchiseRegions' | 'loadFranchiseUnits'> = {
  async loadFranchiseCities(_context, { query }) {
    const brand = brandOf(query.brand);
    const found = select({ country: query.country, region: query.region });
    return distinct(found, (unit) => `${unit.region}/${unit.city}`).map(({ city, country, region }) => ({
      city,
      brand,
      country,
      region,
    }));
  },

  async loadFranchiseRegions(_context, { query }) {
    const brand = brandOf(query.brand);
    const found = select({ country: query.country });
    return distinct(found, (unit) => unit.region).map(({ region, country }) => ({ region, brand, country }));
  },

  async loadFranchiseUnits(_context, { query }) {
    brandOf(query.brand);
    const { country, region, city } = query;
    return select({ country, region, city }).map(({ salesforceId, name }) => ({ salesforceId, name }));
  },
};

function brandOf(brand: string | undefined): string {
  if (brand === undefined || brand === '' || brand.length > 64) throw invalidRequest({ brand: 'required' });
  return brand;
}

/** Units that match all given fields. */
function select(wanted: { country?: string | undefined; region?: string | undefined; city?: string | undefined }) {
  const keys = Object.keys(wanted) as (keyof typeof wanted)[];
  return units.filter((unit) => keys.every((key) => matches(unit, key, wanted[key])));
}

function matches(unit: Unit, key: 'country' | 'region' | 'city', value: string | undefined): boolean {
  return value === undefined || value === '' || unit[key] === value;
}

function distinct<T>(values: readonly T[], keyOf: (value: T) => string): T[] {
  return [...new Map(values.map((value) => [keyOf(value), value])).values()];
}
