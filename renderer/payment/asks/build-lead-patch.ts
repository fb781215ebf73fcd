import type { FieldValues } from 'react-hook-form';
import { parseBirthDate } from '../../../schemas/api/parse-birth-date';
import type { Address, LeadPatchRequest } from '../../../schemas/generated/types';
import type { AskId } from './list-asks';

type AddressField = keyof Address;

/** Fields of each ask, as the API names them. */
const fieldsOfAsk: Readonly<Record<AskId, readonly string[]>> = {
  'address-br': ['postalCode', 'street', 'number', 'complement', 'district', 'city', 'state'],
  'address-mz': ['addressLine1', 'addressLine2', 'addressLine3', 'city', 'state', 'postalCode', 'country'],
  'birth-date': ['birthDate'],
  'buyer-document': ['cpf', 'registry'],
};

/** Typed values of the asked fields; an empty one is left out. */
export function readAsked(values: FieldValues, asks: readonly AskId[]): Record<string, string> {
  const fields = asks.flatMap((id) => fieldsOfAsk[id]);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value: unknown = values[field];
      return typeof value === 'string' && value !== '' ? [[field, value] as const] : [];
    }),
  );
}

/** Values of all steps: those of these asks are the typed ones, an emptied field included. */
export function mergeAsked(
  known: Readonly<Record<string, string>> = {},
  typed: Readonly<Record<string, string>>,
  asks: readonly AskId[],
): Record<string, string> {
  const fields = asks.flatMap((id) => fieldsOfAsk[id]);
  return { ...Object.fromEntries(Object.entries(known).filter(([field]) => !fields.includes(field))), ...typed };
}

/** Typed values → what the lead learns (spec 3). The address is sent as shown, the date in ISO 8601. */
export function buildLeadPatch(
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
