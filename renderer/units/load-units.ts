import type { FranchiseUnit, SelectedUnit } from '../../schemas/generated/types';
import { explainFailure } from '../contract/explain-failure';
import type { Load, StayResult, StepContext } from '../contract/step-contract';
import { foldText } from '../forms/fold-text';

/** Lists for the current choice: all regions, the chosen region's cities, the chosen city's units. */
export interface UnitLists {
  regions: readonly string[];
  region?: string | undefined;
  cities?: readonly string[] | undefined;
  city?: string | undefined;
  units?: readonly FranchiseUnit[] | undefined;
  /** `salesforceId` of the chosen unit. */
  unit?: string | undefined;
}

/** A new choice. */
export interface UnitSearch {
  region: string;
  city?: string;
  /** Lists already loaded, which are not requested again. */
  known: UnitLists;
}

/** Loads the lists for the new choice, else for the stored unit. A list with one entry selects it. */
export const loadUnits: Load<unknown, UnitLists, UnitSearch> = async (context, search) => {
  const { session, checkout, api, signal } = context;
  const { known, ...wanted }: Partial<UnitSearch> = search ?? session.unit ?? {};
  const params = { brand: checkout.settings.business, country: checkout.settings.country };

  const regions = known?.regions ?? (await api('loadFranchiseRegions', { params })).map(({ region }) => region);
  const region = choose(regions, isText(wanted.region));
  if (region === undefined) return { regions };

  signal.throwIfAborted();
  const askCities = async () =>
    (await api('loadFranchiseCities', { params: { ...params, region } })).map(({ city }) => city);
  const cities = (region === known?.region && known.cities) || (await askCities());
  const city = choose(cities, isText(wanted.city));
  if (city === undefined) return { regions, region, cities };

  signal.throwIfAborted();
  const units = await api('loadFranchiseUnits', { params: { ...params, region, city } });
  const ids = units.map(({ salesforceId }) => salesforceId);
  return { regions, region, cities, city, units, unit: choose(ids, (id) => id === session.unit?.salesforceId) };
};

/** The wanted entry of a list, else its only entry. */
function choose(list: readonly string[], isWanted: (entry: string) => boolean): string | undefined {
  return list.find(isWanted) ?? (list.length === 1 ? list[0] : undefined);
}

/** The form may have normalized an apostrophe or hyphen in a stored name. */
function isText(wanted: string | undefined): (entry: string) => boolean {
  return (entry) => wanted !== undefined && foldText(entry) === foldText(wanted);
}

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

/**
 * Sends the lead's unit to the backend. A buyer who has paid has no lead any more.
 *
 * @param isFixed whether the buyer cannot choose another one
 * @returns what the step tells after a failure; the unit stays chosen unless the backend refuses it
 */
export async function sendUnit(
  unit: SelectedUnit,
  { session: { leadId }, checkout, api }: Pick<StepContext<unknown>, 'session' | 'checkout' | 'api'>,
  isFixed = false,
): Promise<StayResult | undefined> {
  if (leadId === null) return undefined;
  try {
    const body = { relationAccount: unit.salesforceId, business: checkout.settings.business };
    await api('updateLead', { path: { leadId }, body });
    return undefined;
  } catch (error) {
    const failure = explainFailure(error, {
      usual: 'lead',
      limited: 'rate_limited',
      own: ['lead_not_found'],
      findErrors: ({ fields }) => (fields?.relationAccount === undefined || isFixed ? {} : { unit: 'invalid' }),
    });
    return failure.fieldErrors ? failure : { ...failure, session: { unit } };
  }
}
