import { addDays, endOfDay, localDay } from '../../schemas/api/local-day';
import { inPersonMethods, phoneMethods, walletMethods } from '../../schemas/generated/methods-by-trait';
import type { Area, RefusalCode } from '../../schemas/generated/types';
import type { SandboxSettings } from '../sandbox-context';
import type { cards } from '../store/tables';
import { buildBankslip } from './bankslip-code';
import { emailOwner } from './card-owner';
import { cardResult, holderResult, phoneResult } from './magic-values';
import { newId } from './new-id';
import type { PaymentOrder, PaymentPart } from './payment-order';
import type { PaymentRow } from './payment-row';
import { buildPixCode } from './pix-code';

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
/** Seconds until a request on the phone ends, and until the magic numbers end it. */
const PUSH_SECONDS = { usual: 120, refused: 6, off: 20 };

/**
 * Decides an order's outcome by the magic values; pure except for the ids of saved cards. Nothing is taken for 0. Two
 * cards are all or nothing: one refusal refuses the payment, and one challenge holds both.
 */
export function decideOutcome(order: PaymentOrder, token: string, settings: SandboxSettings, now: Date): Outcome {
  if (order.amount === 0 && !order.scheduled)
    return { status: 'paid', savedCards: [], profileIds: [], canAutopay: false };
  if (phoneMethods.includes(order.method) && phoneResult(order.buyer.phone) === 'insufficient_funds')
    return refusedOutcome('insufficient_funds');
  const refusals = order.parts.map(partRefusal);
  const refusal = refusals.find((code) => code !== undefined);
  if (refusal) return { ...refusedOutcome(refusal), ...decidedBy(order, refusals.indexOf(refusal)) };
  const { savedCards, profileIds } = saveCards(order);
  const settled = { savedCards, profileIds, canAutopay: false };
  const expiresAt = new Date(now.getTime() + settings.pixSeconds * 1000);
  const challenged = order.parts.findIndex(({ card }) => card && cardResult(card) === 'challenge');
  if (challenged >= 0) {
    const redirect = bankPage(token);
    const waiting = { ...settled, ...decidedBy(order, challenged) };
    return { ...waiting, status: 'pending', redirect, route: 'payment-verification', expiresAt };
  }
  if (order.amount === 0) return { ...settled, status: 'paid' };
  const waiting = { ...settled, status: 'pending', canAutopay: true } as const;
  const amount = order.parts.find(({ record }) => record.method !== 'livelo')?.record.amount ?? order.amount;
  // A seller takes the money and confirms it on /sandbox.
  if (inPersonMethods.includes(order.method)) return { ...settled, status: 'pending' };
  if (phoneMethods.includes(order.method)) return { ...waiting, ...pushToPhone(order.buyer.phone, now) };
  if (walletMethods.includes(order.method))
    return { ...waiting, redirect: bankPage(token), route: 'payment-verification', expiresAt };
  switch (order.method) {
    case 'pix':
      return { ...waiting, pixCode: buildPixCode(token, amount), route: 'pix', expiresAt };
    case 'bankslip':
      return { ...waiting, ...waitForBankslip(token, amount, order.offer.product.area, now) };
    default:
      return { ...settled, status: 'paid' };
  }
}

function bankPage(token: string): string {
  return `/sandbox/bank?token=${token}`;
}

/**
 * A request on the phone. By magic number, the buyer refuses it there, or the phone is off and the request expires.
 * A refusal at its end is stored beforehand.
 */
function pushToPhone(phone: string | undefined, now: Date): Pick<Outcome, 'canAutopay' | 'route'> & Partial<Outcome> {
  const result = phoneResult(phone);
  const seconds =
    result === 'challenge_failed' ? PUSH_SECONDS.refused : PUSH_SECONDS[result === 'off' ? 'off' : 'usual'];
  return {
    route: 'payment-verification',
    expiresAt: new Date(now.getTime() + seconds * 1000),
    canAutopay: result === 'approved' || result === 'cut',
    ...(result === 'challenge_failed' ? { refusal: result } : {}),
  };
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

function waitForBankslip(
  token: string,
  amount: number,
  area: Area,
  now: Date,
): Pick<Outcome, 'bankslip' | 'expiresAt'> {
  const dueDate = addDays(localDay(area, now), BANKSLIP_DAYS);
  const bankslip = { ...buildBankslip(token, amount, dueDate), url: `/sandbox?bankslip=${token}`, dueDate };
  return { bankslip, expiresAt: endOfDay(area, dueDate) };
}
