import { nationalDigits } from '../../schemas/api/national-digits';
import type { CardCompany, CardData, RefusalCode } from '../../schemas/generated/types';
import values from '../data/magic-values.json' with { type: 'json' };

/** A value that triggers a certain answer. The page /sandbox lists them; tests use them. */
export interface MagicValue {
  /** Field where it is typed. */
  kind:
    | 'card'
    | 'saved'
    | 'holder'
    | 'vault'
    | 'method'
    | 'phone'
    | 'voucher'
    | 'code'
    | 'plan'
    | 'product'
    | 'cpf'
    | 'invoice'
    | 'subscription'
    | 'email';
  /** Field name for people. */
  label: string;
  value: string;
  /** Result: a refusal code, or a word of this table. */
  result: string;
  /** Result in words, for people. */
  text: string;
}

export const magicValues: readonly MagicValue[] = values as MagicValue[];

/** Result of a card number. A valid card outside the table is approved. */
export type CardResult = 'approved' | 'challenge' | RefusalCode;

export function cardResult({ number, holderName }: Pick<CardData, 'number' | 'holderName'>): CardResult {
  if (holderResult(holderName) === 'suspected_fraud') return 'suspected_fraud';
  return (find('card', digits(number), digits) ?? 'approved') as CardResult;
}

/** Effect of the holder's name: `slow`, `cut`, `suspected_fraud` or undefined. */
export function holderResult(holderName: string): string | undefined {
  return find('holder', holderName.trim().toUpperCase(), (value) => value);
}

/** Effect of the holder's name at the provider's token endpoint: `down`, `slow`, `refused`, `expired`, `used` or undefined. */
export function vaultResult(holderName: string): string | undefined {
  return find('vault', holderName.trim().toUpperCase(), (value) => value);
}

/** Effect of a saved card when it pays again: `cvv_required`, `unknown` or undefined. Only its end is stored. */
export function savedCardResult({ last4 }: { last4: string }): string | undefined {
  return find('saved', last4, (value) => digits(value).slice(-4));
}

/** Effect of a CPF at the points partner. Every other account has enough points. */
export function pointsResult(cpf: string): 'approved' | 'few_points' | 'points_insufficient' {
  return (find('cpf', digits(cpf), digits) ?? 'approved') as ReturnType<typeof pointsResult>;
}

/** Effect of an M-Pesa number. `off`: the phone gives no answer. `cut`: the connection breaks after the payment is stored. */
export function phoneResult(phone = ''): 'approved' | 'insufficient_funds' | 'challenge_failed' | 'off' | 'cut' {
  return (find('phone', nationalDigits(phone), nationalDigits) ?? 'approved') as ReturnType<typeof phoneResult>;
}

/** Effect of the beginning of an e-mail: `sold_out`, `ticket_sold_out`, `price` or undefined. */
export function emailResult(email: string): string | undefined {
  const start = email.toLowerCase().split('.', 1)[0];
  return magicValues.find(({ kind, value }) => kind === 'email' && value === `${start}.`)?.result;
}

/** The part of a card that is stored. */
export function cardSummary(card: CardData): { company: CardCompany; last4: string } {
  return { company: card.company, last4: digits(card.number).slice(-4) };
}

function find(kind: MagicValue['kind'], value: string, normalise: (value: string) => string): string | undefined {
  return magicValues.find((magic) => magic.kind === kind && normalise(magic.value) === value)?.result;
}

function digits(text: string): string {
  return text.replace(/\D/g, '');
}
