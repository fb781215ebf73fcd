import { type Column, type SQL, sql } from 'drizzle-orm';
import { countryCode, nationalDigits } from '../../schemas/api/national-digits';

/** Whether a column holds this phone, in any spelling. */
export function hasPhone(column: Column, phone: string): SQL {
  const digits = sql`regexp_replace(${column}, '\\D', '', 'g')`;
  return sql`regexp_replace(${digits}, ${countryCode.source}, '') = ${nationalDigits(phone)}`;
}
