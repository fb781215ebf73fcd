import type { FieldValues } from 'react-hook-form';
import { asCallError, explainFailure } from '../../contract/explain-failure';
import type { StepContext } from '../../contract/step-contract';
import type { FieldErrors, StepResult } from '../../contract/step-result';
import type { SessionPatch } from '../../session/session';
import { buildLeadPatch, mergeAsked, readAsked } from './build-lead-patch';
import type { AskId } from './list-asks';

/** Patch of the session once the lead has the data, or the step's result when it could not be told. */
export type SentAsked = { session: SessionPatch } | { result: StepResult };

/**
 * Sends asked data with the lead (spec 7), before the step goes on. Data that the lead has are not sent again. A buyer
 * without a lead has paid already.
 */
export async function sendAsked(
  values: FieldValues,
  { session, checkout, api }: Pick<StepContext<unknown>, 'session' | 'checkout' | 'api'>,
  asks: readonly AskId[],
): Promise<SentAsked> {
  const { leadId, asked } = session;
  const typed = readAsked(values, asks);
  const told = asked?.leadId === leadId ? readAsked(asked?.values ?? {}, asks) : undefined;
  const isKnown = JSON.stringify(told) === JSON.stringify(typed);
  const known = mergeAsked(asked?.values, typed, asks);
  if (leadId === null || asks.length === 0 || isKnown) return { session: {} };
  try {
    const body = { ...buildLeadPatch(typed, asks), business: checkout.settings.business };
    await api('updateLead', { path: { leadId }, body });
    return { session: { asked: { values: known, leadId } } };
  } catch (error) {
    const { fields } = asCallError(error).body;
    const own = ['lead_not_found'];
    const { formError } = explainFailure(error, { usual: 'asked_unsent', limited: 'rate_limited', own });
    return {
      result: {
        kind: 'stay',
        session: { asked: { values: known } },
        ...(formError && { formError: { ...formError, outcome: 'none' } }),
        ...(fields && { fieldErrors: errorsOfLead(fields) }),
      },
    };
  }
}

/** `address.city` → the field `city`. */
function errorsOfLead(fields: Readonly<Record<string, string>>): FieldErrors {
  return Object.fromEntries(Object.entries(fields).map(([path, rule]) => [path.split('.').at(-1) ?? path, rule]));
}
