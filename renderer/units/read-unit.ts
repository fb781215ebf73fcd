import type { SelectedUnit } from '../../schemas/generated/types';

/** Fields of the search of a unit. */
interface UnitFields {
  unit?: string;
  unitName?: string;
  city?: string;
  region?: string;
}

/** Form values → chosen unit; undefined without a choice. */
export function readUnit({ region, city, unit = '', unitName: name = '' }: UnitFields): SelectedUnit | undefined {
  return unit === '' ? undefined : { salesforceId: unit, name, ...(city && { city }), ...(region && { region }) };
}
