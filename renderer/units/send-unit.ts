import type { SelectedUnit } from '../../schemas/generated/types';
import { explainFailure } from '../contract/explain-failure';
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
    const failure = explainFailure(error, {
      usual: 'lead',
      limited: 'rate_limited',
      own: ['lead_not_found'],
      findErrors: ({ fields }) => (fields?.relationAccount === undefined || isFixed ? {} : { unit: 'invalid' }),
    });
    return failure.fieldErrors ? failure : { ...failure, session: { unit } };
  }
}
