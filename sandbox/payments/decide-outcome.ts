import { addDays, endOfDay, localDay } from '../../schemas/api/local-day';
import { inPersonMethods, phoneMethods, walletMethods } from '../../schemas/generated/methods-by-trait';
import type { RefusalCode } from '../../schemas/generated/types';
import type { SandboxSettings } from '../sandbox-context';
import type { cards } from '../store/tables';
import { emailOwner } from './card-owner';
import { cardResult, holderResult, phoneResult } from './magic-values';
import { newId } from './new-id';
import { buildBankslip, buildPixCode } from './payment-codes';
import type { PaymentOrder, PaymentPart } from './payment-order';
import type { PaymentRow } from './payment-row';

type DecidedColumns = 'refusal' | 'pixCode' | 'bankslip' | 'redirect' | 'route' | 'expiresAt';

/** Decided result of a payment, not yet written. */
export interface Outcome
  extends Pick<PaymentRow, 'profileIds' | 'canAutopay'>,
    Partial<Pick<PaymentRow, DecidedColumns>> {
  status: 'paid' | 'pending' | 'refused';
  savedCards: Omit<typeof cards.$inferInsert, 'createdAt'>[];
  /** With two cards: index of the card that was refused, or whose bank must confirm. */
  decisiveEntry?: number;
}

const BANKSLIP_DAYS = 3;

/**
 * A request on the phone, by the result of its number: how long it waits, and whether it may be paid by itself. A refusal
 * at its end is stored beforehand.
 */
const pushes = {
  approved: { seconds: 120, canAutopay: true },
  cut: { seconds: 120, canAutopay: true },
  off: { seconds: 20, canAutopay: false },
  challenge_failed: { seconds: 6, canAutopay: false, refusal: 'challenge_failed' },
} as const;

/**
 * Decides an order's outcome by the magic values; pure except for the ids of saved cards. Nothing is taken for 0. Two
 * cards are all or nothing: one refusal refuses the payment, and one challenge holds both.
 */
export function decideOutcome(order: PaymentOrder, token: string, settings: SandboxSettings, now: Date): Outcome {
  const { method, parts, scheduled } = order;
  const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  if (order.amount === 0 && !scheduled) return { status: 'paid', savedCards: [], profileIds: [], canAutopay: false };
  const pushed = phoneMethods.includes(method) ? phoneResult(order.buyer.phone) : undefined;
  if (pushed === 'insufficient_funds') return refusedOutcome(pushed);
  const refusals = parts.map(partRefusal);
  const refusal = refusals.find((code) => code !== undefined);
  if (refusal) return { ...refusedOutcome(refusal), ...decidedBy(order, refusals.indexOf(refusal)) };
  const settled = { ...saveCards(order), canAutopay: false };
  const waiting = { ...settled, status: 'pending', expiresAt: inSeconds(settings.pixSeconds) } as const;
  const atBank = { ...waiting, redirect: `/sandbox/bank?token=${token}`, route: 'payment-verification' } as const;
  const challenged = parts.findIndex(({ card }) => card && cardResult(card) === 'challenge');
  if (challenged >= 0) return { ...atBank, ...decidedBy(order, challenged) };
  if (order.amount === 0) return { ...settled, status: 'paid' };
  // A seller takes the money and confirms it on /sandbox.
  if (inPersonMethods.includes(method)) return { ...settled, status: 'pending' };
  if (pushed) {
    const { seconds, ...push } = pushes[pushed];
    return { ...waiting, ...push, route: 'payment-verification', expiresAt: inSeconds(seconds) };
  }
  if (walletMethods.includes(method)) return { ...atBank, canAutopay: true };
  const amount = parts.find(({ record }) => record.method !== 'livelo')?.record.amount ?? order.amount;
  if (method === 'pix') return { ...waiting, canAutopay: true, pixCode: buildPixCode(token, amount), route: 'pix' };
  if (method !== 'bankslip') return { ...settled, status: 'paid' };
  const { area } = order.offer.product;
  const dueDate = addDays(localDay(area, now), BANKSLIP_DAYS);
  const bankslip = { ...buildBankslip(token, amount, dueDate), url: `/sandbox?bankslip=${token}`, dueDate };
  return { ...waiting, canAutopay: true, bankslip, expiresAt: endOfDay(area, dueDate) };
}

/** Names the deciding card only where there are two. */
function decidedBy({ parts }: PaymentOrder, index: number): Pick<Outcome, 'decisiveEntry'> {
  return parts.filter(({ card }) => card).length > 1 ? { decisiveEntry: index } : {};
}

/** A refusal: nothing is charged and nothing is saved. */
export function refusedOutcome(refusal: RefusalCode): Outcome {
  return { status: 'refused', refusal, savedCards: [], profileIds: [], canAutopay: false };
}

/** Whether the answer is delayed (LENTO). */
export function isSlow(order: PaymentOrder): boolean {
  return order.parts.some(({ card }) => card && holderResult(card.holderName) === 'slow');
}

/** Whether the connection breaks after the payment is stored (CAIR, or a magic number). */
export function cutsConnection(order: PaymentOrder): boolean {
  if (phoneMethods.includes(order.method) && phoneResult(order.buyer.phone) === 'cut') return true;
  return order.parts.some(({ card }) => card && holderResult(card.holderName) === 'cut');
}

function partRefusal({ card }: PaymentPart): RefusalCode | undefined {
  const result = card && cardResult(card);
  return result === undefined || result === 'approved' || result === 'challenge' ? undefined : result;
}

function saveCards(order: PaymentOrder): Pick<Outcome, 'savedCards' | 'profileIds'> {
  const savedCards: Outcome['savedCards'] = [];
  const profileIds: string[] = [];
  const owner = emailOwner(order.typedEmail);
  for (const { record, card, profileId } of order.parts) {
    if (profileId) profileIds.push(profileId);
    if (!owner || !card || !record.company || !record.last4) continue;
    const saved = { id: newId('card'), company: record.company, last4: record.last4, owner };
    savedCards.push(saved);
    profileIds.push(saved.id);
  }
  return { savedCards, profileIds };
}
