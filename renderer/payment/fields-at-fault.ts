import { isCardMethod } from '../../schemas/api/is-card-method';
import type { ApiError, PaymentMethodEntry } from '../../schemas/generated/types';
import type { FieldErrors, FormError } from '../contract/step-contract';
import { describeCard } from './entries-of-purchase';

/** Part of a payment's body → form fields. The brand shows one of the two document fields. */
const fieldsOfPart = new Map<string, readonly string[]>([
  ['document', ['cpf', 'registry']],
  ['installments', ['installments']],
  ['numberInstallments', ['installments']],
  ['card.holderName', ['cardHolder']],
  ['card.number', ['cardNumber']],
  ['card.expiry', ['cardExpiry']],
  ['card.cvv', ['cardCvv']],
  ['card.company', ['cardCompany']],
  ['cvv', ['cardCvv']],
  ['amount', ['amount']],
]);

/** Parts of a payment's body that an earlier step asks for. */
const partsOfBuyer: readonly string[] = ['name', 'email', 'phone'];

/** Whether an error concerns the buyer's data, which the payment form does not show. */
export function isAboutBuyer({ fields = {} }: ApiError): boolean {
  return partsOfBuyer.some((part) => Object.hasOwn(fields, part));
}

/** Whether an error concerns the invoice's document. */
export function isAboutDocument({ fields = {} }: ApiError): boolean {
  return Object.hasOwn(fields, 'document');
}

/** Whether an error says that a saved card is gone or belongs to another buyer. */
export function isAboutSavedCard({ fields = {} }: ApiError): boolean {
  return Object.keys(fields).some((path) => path.endsWith('.paymentProfileId'));
}

/** Whether an error asks for the security code of a saved card, or refuses the one that was sent. */
export function isAboutSavedCvv({ fields = {} }: ApiError): boolean {
  return Object.keys(fields).some((path) => /^paymentMethods?\.(?:\d+\.)?cvv$/.test(path));
}

/**
 * Payment form fields that an error concerns; undefined when there are none.
 *
 * @param entries the entries sent; unknown after a reload, when each error counts for the first card
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

/** Field name prefix of an entry: `card2.` for the second card. An index outside the entries means the last one. */
function prefixOf(entries: readonly PaymentMethodEntry[], index: number): string {
  const cards = entries.slice(0, index + 1).filter(({ method }) => isCardMethod(method)).length;
  return cards > 1 ? `card${cards}.` : '';
}

/** Card refusal code → field, and the rule whose message the field shows. */
const faults: Readonly<Record<string, readonly [field: string, rule: string]>> = {
  wrong_number: ['cardNumber', 'card-number'],
  expired_card: ['cardExpiry', 'card-expiry'],
  wrong_cvv: ['cardCvv', 'card-cvv'],
};

interface Refusal {
  code: string;
  /** Of two cards: index of the refused one in the entries. */
  entry?: number | undefined;
}

interface RefusedCard extends Pick<FormError, 'refusedCard' | 'field'> {
  fieldErrors?: FieldErrors;
}

/**
 * Card part of a refusal: the field at fault and, of two cards, the refused one. That one takes the
 * focus.
 *
 * @param entries the entries sent; unknown after a reload, when the form is empty
 */
export function describeRefusal({ code, entry }: Refusal, entries: readonly PaymentMethodEntry[] = []): RefusedCard {
  const fault = faults[code];
  if (entry === undefined) return fault ? { fieldErrors: Object.fromEntries([fault]) } : {};
  const refused = entries[entry];
  if (!refused) return { refusedCard: null };
  const [name, rule] = fault ?? ['cardNumber', 'card-refused'];
  const field = `${prefixOf(entries, entry)}${name}`;
  return { fieldErrors: { [field]: rule }, refusedCard: describeCard(refused) ?? null, field };
}
