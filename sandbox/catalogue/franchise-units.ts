import type { Area } from '../../schemas/generated/types';
import unitNames from '../data/franchise-units.json' with { type: 'json' };

export interface Unit {
  country: Area;
  region: string;
  city: string;
  salesforceId: string;
  name: string;
}

/** Country → region → city → id of a unit → its name. */
type UnitNames = Record<Area, Record<string, Record<string, Record<string, string>>>>;

/** Every business has the same units. */
export const units = listUnits(unitNames);

function listUnits(names: UnitNames): Unit[] {
  return (['BR', 'MZ'] as const).flatMap((country) =>
    Object.entries(names[country]).flatMap(([region, cities]) =>
      Object.entries(cities).flatMap(([city, inCity]) =>
        Object.entries(inCity).map(([salesforceId, name]) => ({ country, region, city, salesforceId, name })),
      ),
    ),
  );
}
