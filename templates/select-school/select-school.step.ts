import { ApiCallError } from '../../renderer/api/api';
import type { Load, Submit } from '../../renderer/contract/step-contract';
import { foldText } from '../../renderer/forms/fold-text';
import { listAsks } from '../../renderer/payment/asks/list-asks';
import { sendAsked } from '../../renderer/payment/asks/send-asked';
import type { FranchiseUnit, SelectSchoolForm, SelectSchoolStepProps } from '../../schemas/generated/types';

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

/**
 * Loads the lists for the new choice, else for the stored unit. A list with one entry selects it. A flow with a single
 * unit makes no call.
 */
export const load: Load<SelectSchoolStepProps, UnitLists, UnitSearch> = async (context, search) => {
  const { step, session, checkout, api, signal } = context;
  if (step.props.unit) return { regions: [] };
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

/**
 * Sends the lead's unit to the backend, stores it and continues. After a failed call, the next press sends it again.
 */
export const submit: Submit<SelectSchoolStepProps, SelectSchoolForm> = async (values, context) => {
  const { step, session, checkout, api } = context;
  const { region, city, unit: salesforceId = '', unitName: name = '' } = values;
  const unit = step.props.unit ?? { salesforceId, name, ...(city && { city }), ...(region && { region }) };
  if (unit.salesforceId === '') return { kind: 'stay' };
  const { leadId } = session;
  try {
    // A buyer who has paid has no lead any more.
    if (leadId !== null) {
      const body = { relationAccount: unit.salesforceId, business: checkout.settings.business };
      await api('updateLead', { path: { leadId }, body });
    }
    const asked = await sendAsked(values, context, listAsks(checkout, step.props, false));
    return 'result' in asked ? asked.result : { kind: 'next', session: { ...asked.session, unit } };
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    const isUnitRefused = error.body.fields?.relationAccount !== undefined && !step.props.unit;
    if (isUnitRefused) return { kind: 'stay', fieldErrors: { unit: 'invalid' } };
    return { kind: 'stay', formError: { code: codeOf(error) }, session: { unit } };
  }
};

function codeOf({ status, body }: ApiCallError): string {
  if (status === 0) return 'network';
  if (status === 429) return 'rate_limited';
  return body.code === 'lead_not_found' ? body.code : 'lead';
}
