import type { FieldValues } from 'react-hook-form';
import { ApiCallError } from '../../api/api';
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
    if (!(error instanceof ApiCallError)) throw error;
    const fieldErrors = errorsOfLead(error.body.fields);
    const formError = { code: codeOf(error), outcome: 'none' as const };
    const kept: SessionPatch = { asked: { values: known } };
    return { result: { kind: 'stay', session: kept, formError, ...(fieldErrors && { fieldErrors }) } };
  }
}

/** `address.city` → the field `city`. */
function errorsOfLead(fields: Readonly<Record<string, string>> = {}): FieldErrors | undefined {
  const errors = Object.entries(fields).map(([path, rule]) => [path.split('.').at(-1) ?? path, rule] as const);
  return errors.length === 0 ? undefined : Object.fromEntries(errors);
}

function codeOf({ status, body }: ApiCallError): string {
  if (status === 0) return 'network';
  if (status === 429) return 'rate_limited';
  return body.code === 'lead_not_found' ? body.code : 'asked_unsent';
}
