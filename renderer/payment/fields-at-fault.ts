import { isCardMethod } from '../../schemas/api/is-card-method';
import type { ApiError, PaymentMethodEntry } from '../../schemas/generated/types';
import type { FieldErrors } from '../contract/step-result';

/** Where the parts of a payment's body are typed; the document in the one of two fields that the brand shows. */
const fieldsOfPart = new Map<string, readonly string[]>([
  ['document', ['cpf', 'registry']],
  ['installments', ['installments']],
  ['numberInstallments', ['installments']],
  ['card.holderName', ['cardHolder']],
  ['card.number', ['cardNumber']],
  ['card.expiry', ['cardExpiry']],
  ['card.cvv', ['cardCvv']],
  ['card.company', ['cardCompany']],
]);

/** Parts of a payment's body that are typed before it. */
const partsOfBuyer: readonly string[] = ['name', 'email', 'phone'];

/** Whether an error is about who buys, which no field of a payment's form says. */
export function isAboutBuyer({ fields = {} }: ApiError): boolean {
  return partsOfBuyer.some((part) => Object.hasOwn(fields, part));
}

/** Whether an error says that a saved card is there no more, or is not this buyer's. */
export function isAboutSavedCard({ fields = {} }: ApiError): boolean {
  return Object.keys(fields).some((path) => path.endsWith('.paymentProfileId'));
}

/**
 * The fields of a payment's form that an error is about; undefined where it is about none.
 *
 * @param entries what was sent; after a reload nothing is known of it, and each error is taken for one of the first card
 */
export function fieldsAtFault(
  { fields = {} }: ApiError,
  entries: readonly PaymentMethodEntry[] = [],
): FieldErrors | undefined {
  const errors = Object.entries(fields).flatMap(([path, rule]) => {
    const [, index, part = path] = /^paymentMethods?\.(?:(\d+)\.)?(.+)$/.exec(path) ?? [];
    const prefix = prefixOf(entries, Number(index ?? 0));
    return (fieldsOfPart.get(part) ?? []).map((field) => [`${prefix}${field}`, rule] as const);
  });
  return errors.length > 0 ? Object.fromEntries(errors) : undefined;
}

/** What stands before the names of the fields of an entry: `card2.` for the second card. An entry that was not sent is the last. */
function prefixOf(entries: readonly PaymentMethodEntry[], index: number): string {
  const cards = entries.slice(0, index + 1).filter(({ method }) => isCardMethod(method)).length;
  return cards > 1 ? `card${cards}.` : '';
}
