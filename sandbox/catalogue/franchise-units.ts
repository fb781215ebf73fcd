import type { Area } from '../../schemas/generated/types';
import rows from '../data/franchise-units.json' with { type: 'json' };

export interface Unit {
  country: Area;
  region: string;
  city: string;
  salesforceId: string;
  name: string;
}

/** Every business has the same units. */
export const units = rows as readonly Unit[];
