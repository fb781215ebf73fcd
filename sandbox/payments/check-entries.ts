import { and, eq, inArray } from 'drizzle-orm';
import { priceEntries } from '../../model/money/price-entries';
import { isCardMethod } from '../../schemas/api/is-card-method';
import { maskPhone } from '../../schemas/api/mask-phone';
import { unifyMethod } from '../../schemas/api/unify-method';
import { atOnceMethods, phoneMethods } from '../../schemas/generated/methods-by-trait';
import type {
  CardCompany,
  CardData,
  CardToken,
  PaymentMethod,
  PaymentMethodEntry,
} from '../../schemas/generated/types';
import { invalidRequest, unprocessable } from '../api-failure';
import { dropUndefined } from '../drop-undefined';
import type { SandboxContext } from '../sandbox-context';
import type { PaymentEntryRecord } from '../store/records';
import { cards, pointsSessions } from '../store/tables';
import { emailOwner, subscriptionOwner } from './card-owner';
import { cardSummary, savedCardResult } from './magic-values';
import { methodOf, type PaymentOrder, type PaymentPart, type Sale } from './payment-order';

/** Currency of what points are worth. */
export const pointsCurrency = 'BRL';

/**
 * Checks a payment's entries against its plan: offered method, allowed combination, card or saved card, company,
 * installments and points.
 *
 * @throws ApiFailure 422 `invalid_request` with the entry's fields, 422 `method_unavailable` or `points_insufficient`
 */
export async function checkEntries(
  context: SandboxContext,
  sale: Sale,
  entries: readonly PaymentMethodEntry[],
): Promise<Pick<PaymentOrder, 'method' | 'parts' | 'charged'>> {
  const method = combinedMethod(entries);
  const offered = sale.offer.plan.paymentMethods.map(unifyMethod);
  if (!isOffered(method, offered)) throw unprocessable('method_unavailable');
  const parts: PaymentPart[] = [];
  for (const [index, entry] of entries.entries()) {
    // A trial charges nothing today, by one card.
    refuseIf(entries.length > 1 && entry.amount === 0, `paymentMethods.${index}.amount`, 'card-amount');
    // A free purchase needs no card and spends no points.
    parts.push(
      sale.plan.amount === 0
        ? { record: { method: methodOf(entry), amount: 0, installments: 1 } }
        : await checkEntry(context, sale, entry, index),
    );
  }
  const prices = priceEntries(sale.plan, parts.map(toPrice));
  return { method, parts, charged: prices.reduce((sum, { total }) => sum + total, 0) };
}

/** Part of a payment, for its price. Only cards have installments, and interest. */
function toPrice({ record: { amount, installments, method } }: PaymentPart) {
  return { amount, ...(isInstallable(method) && { installments }) };
}

function isInstallable(method: PaymentMethodEntry['method']): boolean {
  return isCardMethod(method) && !atOnceMethods.includes(method);
}

/** Method of the whole payment. Two cards count as one method; points may accompany one other method. */
function combinedMethod(entries: readonly PaymentMethodEntry[]): PaymentMethod | 'livelo' {
  const money = entries.filter((entry) => entry.method !== 'livelo');
  const [first, second, ...more] = money;
  if (entries.length - money.length > 1 || more.length > 0) throw invalidRequest({ paymentMethods: 'combination' });
  if (!first) return 'livelo';
  if (!second) {
    if (first.method === 'credit-card+credit-card') throw invalidRequest({ paymentMethods: 'combination' });
    return methodOf(first);
  }
  const areCards = money.length === entries.length && [first, second].every((entry) => isTypedCard(entry));
  if (!areCards) throw invalidRequest({ paymentMethods: 'combination' });
  return 'credit-card+credit-card';
}

/** Whether a method is offered. The partner decides on points. A saved card pays wherever a card does. */
function isOffered(method: PaymentMethod | 'livelo', offered: readonly string[]): boolean {
  if (method === 'livelo') return true;
  return offered.includes(method) || (method === 'default-credit-card' && offered.includes('credit-card'));
}

/** Whether a new card is typed. `default-credit-card` and `paymentProfileId` name a saved one. */
function isTypedCard({ method }: PaymentMethodEntry): boolean {
  return isCardMethod(method) && method !== 'default-credit-card';
}

/** Whether the buyer confirms on the phone. */
function isPush({ method }: PaymentMethodEntry): boolean {
  return phoneMethods.includes(method);
}

async function checkEntry(
  context: SandboxContext,
  sale: Sale,
  entry: PaymentMethodEntry,
  index: number,
): Promise<PaymentPart> {
  const { offer } = sale;
  const path = `paymentMethods.${index}`;
  const { cardToken, paymentProfileId: profileId, cvv, pointsToken, installments = 1 } = entry;
  refuseIf(entry.card && cardToken, `${path}.cardToken`, 'unexpected');
  const card = cardToken ? redeemCard(context, cardToken) : entry.card;
  const takesCard = isTypedCard(entry);
  const takesProfile = isCardMethod(entry.method);
  refuseIf(card && !takesCard, `${path}.card`, 'unexpected');
  refuseIf(profileId && !takesProfile, `${path}.paymentProfileId`, 'unexpected');
  refuseIf(card && profileId, `${path}.paymentProfileId`, 'unexpected');
  refuseIf(cvv && !profileId, `${path}.cvv`, 'unexpected');
  refuseIf(takesCard && !card && !profileId, `${path}.card`, 'required');
  refuseIf(entry.method === 'default-credit-card' && !profileId, `${path}.paymentProfileId`, 'required');
  refuseIf(
    !pointsToken === (entry.method === 'livelo'),
    `${path}.pointsToken`,
    pointsToken ? 'unexpected' : 'required',
  );
  refuseIf(card && !offer.product.companies.includes(card.company), `${path}.card.company`, 'card-company');
  const offered = isInstallable(entry.method) ? sale.plan.installments.map(({ id }) => id) : [];
  const choices = offered.length > 0 ? offered : [1];
  refuseIf(!choices.includes(installments), `${path}.installments`, 'installments');
  if (pointsToken !== undefined) await checkPoints(context, sale, pointsToken, entry.amount);
  const saved = profileId === undefined ? undefined : await findCard(context, sale, profileId);
  const reuse = saved && savedCardResult(saved);
  refuseIf(profileId && (!saved || reuse === 'unknown'), `${path}.paymentProfileId`, 'unknown');
  refuseIf(reuse === 'cvv_required' && !cvv, `${path}.cvv`, 'required');
  const summary = card ? cardSummary(card) : saved;
  const record = dropUndefined<PaymentEntryRecord>({
    method: methodOf(entry),
    amount: entry.amount,
    installments,
    company: summary?.company,
    last4: summary?.last4,
    phone: sale.buyer.phone && isPush(entry) ? maskPhone(sale.buyer.phone) : undefined,
  });
  return { record, card, profileId, pointsToken };
}

function refuseIf(isWrong: unknown, path: string, rule: string): void {
  if (isWrong) throw invalidRequest({ [path]: rule });
}

/**
 * Card of a provider's token.
 *
 * @throws ApiFailure 422 `card_token_invalid`: nothing is taken
 */
export function redeemCard({ vault }: SandboxContext, token: CardToken): CardData {
  const card = vault.redeem(token);
  if (!card) throw unprocessable('card_token_invalid');
  return card;
}

/** Checks that points cover their part, in the currency of the price. */
async function checkPoints(
  { store, now }: SandboxContext,
  { plan }: Sale,
  pointsToken: string,
  amount: number,
): Promise<void> {
  if (plan.currency !== pointsCurrency) throw unprocessable('method_unavailable');
  const [session] = await store.db.select().from(pointsSessions).where(eq(pointsSessions.pointsToken, pointsToken));
  const isGood = session?.tokenExpiresAt && session.tokenExpiresAt > now() && session.spentBy === null;
  if (!isGood || session.amount < amount) throw unprocessable('points_insufficient');
}

/** Finds the buyer's saved card. Another buyer's card counts as unknown. */
async function findCard(
  context: SandboxContext,
  { buyer, subscriptionId }: Sale,
  id: string,
): Promise<{ company: CardCompany; last4: string } | undefined> {
  const owners = [emailOwner(buyer.email), subscriptionId && subscriptionOwner(subscriptionId)];
  const isTheirs = and(
    eq(cards.id, id),
    inArray(
      cards.owner,
      owners.filter((owner) => owner !== undefined),
    ),
  );
  const [row] = await context.store.db.select().from(cards).where(isTheirs);
  return row && { company: row.company as CardCompany, last4: row.last4 };
}
