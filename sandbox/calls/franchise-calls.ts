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
function select(wanted: Partial<Record<'country' | 'region' | 'city', string | undefined>>): Unit[] {
  const { country, region, city } = wanted;
  const fits = (value: string, given: string | undefined) => !given || given === value;
  return units.filter((unit) => fits(unit.country, country) && fits(unit.region, region) && fits(unit.city, city));
}

function distinct<T>(values: readonly T[], keyOf: (value: T) => string): T[] {
  return [...new Map(values.map((value) => [keyOf(value), value])).values()];
}
