import type { PaymentMethodEntry } from '../../schemas/generated/types';
import type { FieldErrors, FormError } from '../contract/step-result';
import { describeCard } from './entries-of-purchase';
import { prefixOf } from './fields-at-fault';

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
