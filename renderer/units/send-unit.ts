import type { SelectedUnit } from '../../schemas/generated/types';
import { ApiCallError } from '../api/api';
import type { StepContext } from '../contract/step-contract';
import type { StayResult } from '../contract/step-result';

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
    if (!(error instanceof ApiCallError)) throw error;
    const isRefused = error.body.fields?.relationAccount !== undefined && !isFixed;
    if (isRefused) return { kind: 'stay', fieldErrors: { unit: 'invalid' } };
    return { kind: 'stay', formError: { code: codeOf(error) }, session: { unit } };
  }
}

function codeOf({ status, body }: ApiCallError): string {
  if (status === 0) return 'network';
  if (status === 429) return 'rate_limited';
  return body.code === 'lead_not_found' ? body.code : 'lead';
}
