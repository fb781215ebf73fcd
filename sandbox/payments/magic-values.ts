import type { CardCompany, CardData, RefusalCode } from '../../schemas/generated/types';
import values from '../data/magic-values.json' with { type: 'json' };

/** A value that makes the sandbox answer in a certain way; the page /sandbox prints them, tests read them. */
export interface MagicValue {
  /** Where it is entered. */
  kind: 'card' | 'holder' | 'method' | 'voucher' | 'code' | 'plan' | 'product' | 'cpf' | 'invoice' | 'subscription';
  /** The field, for people. */
  label: string;
  value: string;
  /** What comes of it: a refusal code, or a word of this table. */
  result: string;
  /** What comes of it, for people. */
  text: string;
}

export const magicValues: readonly MagicValue[] = values as MagicValue[];

/** What a card does: any valid card that is not in the table is approved. */
export type CardResult = 'approved' | 'challenge' | RefusalCode;

export function cardResult({ number, holderName }: Pick<CardData, 'number' | 'holderName'>): CardResult {
  if (holderResult(holderName) === 'suspected_fraud') return 'suspected_fraud';
  return (find('card', digits(number), digits) ?? 'approved') as CardResult;
}

/** What the name on the card does besides: `slow`, `cut`, `suspected_fraud` or nothing. */
export function holderResult(holderName: string): string | undefined {
  return find('holder', holderName.trim().toUpperCase(), (value) => value);
}

/** What a CPF of the points partner does; every other account has enough points. */
export function pointsResult(cpf: string): 'approved' | 'points_insufficient' {
  return find('cpf', digits(cpf), digits) === 'points_insufficient' ? 'points_insufficient' : 'approved';
}

/** What is kept of a card. */
export function cardSummary(card: CardData): { company: CardCompany; last4: string } {
  return { company: card.company, last4: digits(card.number).slice(-4) };
}

function find(kind: MagicValue['kind'], value: string, normalise: (value: string) => string): string | undefined {
  return magicValues.find((magic) => magic.kind === kind && normalise(magic.value) === value)?.result;
}

function digits(text: string): string {
  return text.replace(/\D/g, '');
}
