import type { FieldValues } from 'react-hook-form';
import { parseBirthDate } from '../../../schemas/api/parse-birth-date';
import type { Address, LeadPatchRequest } from '../../../schemas/generated/types';
import { asCallError, explainFailure } from '../../contract/explain-failure';
import type { FieldErrors, StepContext, StepResult } from '../../contract/step-contract';
import type { SessionPatch } from '../../session/session';
import type { AskId } from './list-asks';

/** Patch of the session once the lead has the data, or the step's result when it could not be told. */
export type SentExtraFields = { session: SessionPatch } | { result: StepResult };

/**
 * Sends asked data with the lead (spec 7), before the step goes on. Data that the lead has are not sent again. A buyer
 * without a lead has paid already.
 */
export async function sendExtraFields(
  values: FieldValues,
  { session, checkout, api }: Pick<StepContext<unknown>, 'session' | 'checkout' | 'api'>,
  asks: readonly AskId[],
): Promise<SentExtraFields> {
  const { leadId, asked } = session;
  const typed = readExtraFields(values, asks);
  const sent = asked?.leadId === leadId ? readExtraFields(asked?.values ?? {}, asks) : undefined;
  const isKnown = JSON.stringify(sent) === JSON.stringify(typed);
  const known = mergeExtraFields(asked?.values, typed, asks);
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

type AddressField = keyof Address;

/** Fields of each ask, as the API names them. */
const fieldsOfAsk: Readonly<Record<AskId, readonly string[]>> = {
  'address-br': ['postalCode', 'street', 'number', 'complement', 'district', 'city', 'state'],
  'address-mz': ['addressLine1', 'addressLine2', 'addressLine3', 'city', 'state', 'postalCode', 'country'],
  'birth-date': ['birthDate'],
  'buyer-document': ['cpf', 'registry'],
};

/** Typed values of the asked fields; an empty one is left out. */
function readExtraFields(values: FieldValues, asks: readonly AskId[]): Record<string, string> {
  const fields = asks.flatMap((id) => fieldsOfAsk[id]);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value: unknown = values[field];
      return typeof value === 'string' && value !== '' ? [[field, value] as const] : [];
    }),
  );
}

/** Values of all steps: those of these asks are the typed ones, an emptied field included. */
function mergeExtraFields(
  known: Readonly<Record<string, string>> = {},
  typed: Readonly<Record<string, string>>,
  asks: readonly AskId[],
): Record<string, string> {
  const fields = asks.flatMap((id) => fieldsOfAsk[id]);
  return { ...Object.fromEntries(Object.entries(known).filter(([field]) => !fields.includes(field))), ...typed };
}

/** Typed values → what the lead learns (spec 3). The address is sent as shown, the date in ISO 8601. */
function buildLeadPatch(
  { birthDate, cpf, registry, ...typed }: Readonly<Record<string, string>>,
  asks: readonly AskId[],
): Omit<LeadPatchRequest, 'business'> {
  const document = registry ?? cpf;
  const address = asks.find((id) => id.startsWith('address'));
  const day = birthDate === undefined ? undefined : parseBirthDate(birthDate);
  const { city = '', state = '', ...lines } = address ? (typed as Partial<Record<AddressField, string>>) : {};
  return {
    ...(day === undefined ? {} : { birthDate: day }),
    ...(document === undefined ? {} : { document: document.replace(/[^0-9A-Za-z]/g, '').toUpperCase() }),
    ...(address ? { address: { ...lines, city, state } } : {}),
  };
}
