import { and, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import { nationalDigits } from '../../schemas/api/national-digits';
import { phoneMethods } from '../../schemas/generated/methods-by-trait';
import type { ApiError, PaymentAnswer } from '../../schemas/generated/types';
import { rateLimited } from '../api-failure';
import type { SandboxContext } from '../sandbox-context';
import { hasPhone } from '../store/has-phone';
import type { Database } from '../store/store';
import { cards, messages, payments } from '../store/tables';
import type { Outcome } from './decide-outcome';
import { keepSubscription } from './keep-subscription';
import { phoneResult } from './magic-values';
import { messageText } from './message-text';
import type { PaymentOrder } from './payment-order';
import type { PaymentRow } from './payment-row';
import { type LastChecks, withLastChecks } from './with-last-checks';

/** Finds a row by payment token, else by Idempotency-Key. */
export async function findPayment(db: Database, tokenOrKey: string): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(or(eq(payments.token, tokenOrKey), eq(payments.idempotencyKey, tokenOrKey)))
    .orderBy(desc(eq(payments.token, tokenOrKey)))
    .limit(1);
  return row;
}

/** Data that identify a request. */
export interface PaymentClaim {
  key: string;
  token: string;
  fingerprint: string;
  call: string;
}

/**
 * Commits the payment's row as `processing` before any work.
 *
 * @returns undefined when the key already has a row
 * @throws ApiFailure 429 while the buyer's phone has an open request
 */
export async function beginPayment(
  { store, now }: SandboxContext,
  { key, token, fingerprint, call }: PaymentClaim,
  order: PaymentOrder,
): Promise<PaymentRow | undefined> {
  const { offer, parts, buyer, upgradedPlanId: _, ...rest } = order;
  const insert = async (db: Database) => {
    const [row] = await db
      .insert(payments)
      .values({
        ...rest,
        ...buyer,
        token,
        idempotencyKey: key,
        fingerprint,
        call,
        owner: store.owner,
        status: 'processing',
        entries: parts.map(({ record }) => record),
        currency: offer.product.currency,
        productCode: offer.product.productCode,
        planId: offer.plan.id,
        planName: offer.plan.planName,
        planType: offer.plan.planType,
        profileIds: [],
        canAutopay: false,
        createdAt: now(),
      })
      .onConflictDoNothing({ target: payments.idempotencyKey })
      .returning();
    return row;
  };
  if (!phoneMethods.includes(order.method)) return insert(store.db);
  return store.db.transaction(async (tx) => {
    await checkPush(tx, key, buyer.phone, now());
    return insert(tx);
  });
}

/** One open request on a phone, in any spelling. A number of the magic table stands for many phones. */
async function checkPush(tx: Database, key: string, phone: string | undefined, now: Date): Promise<void> {
  if (phone === undefined || phoneResult(phone) !== 'approved') return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${nationalDigits(phone)}))`);
  const [open] = await tx
    .select()
    .from(payments)
    .where(
      and(
        ne(payments.idempotencyKey, key),
        inArray(payments.method, phoneMethods),
        hasPhone(payments.phone, phone),
        or(eq(payments.status, 'processing'), and(eq(payments.status, 'pending'), gt(payments.expiresAt, now))),
      ),
    )
    .limit(1);
  if (open) throw rateLimited(Math.ceil(((open.expiresAt ?? now).getTime() - now.getTime()) / 1000));
}

/** First answer of a payment call, stored for repeated requests. */
export interface FirstAnswer {
  status: number;
  body: PaymentAnswer | ApiError;
}

/**
 * Writes the outcome of a `processing` row and its effects in one commit.
 *
 * @returns the written row, or undefined when it was settled meanwhile
 */
export async function finishPayment(
  context: SandboxContext,
  begun: PaymentRow,
  outcome: Outcome,
  checks: LastChecks,
  answer: (row: PaymentRow) => FirstAnswer,
): Promise<PaymentRow | undefined> {
  return context.store.db.transaction(async (tx) => {
    const isOwn = and(
      eq(payments.token, begun.token),
      eq(payments.status, 'processing'),
      eq(payments.owner, begun.owner),
    );
    const [locked] = await tx.select().from(payments).where(isOwn).for('update');
    if (!locked) return undefined;
    const { savedCards, decisiveEntry, ...decided } = await withLastChecks(tx, begun, outcome, checks);
    const next: PaymentRow = {
      ...begun,
      ...decided,
      entries: begun.entries.map((entry, at) => (at === decisiveEntry ? { ...entry, isDecisive: true } : entry)),
      settledAt: decided.status === 'pending' ? null : context.now(),
    };
    const { status: answerStatus, body: answerBody } = answer(next);
    const [row] = await tx
      .update(payments)
      .set({ ...next, answerStatus, answerBody })
      .where(isOwn)
      .returning();
    if (!row) throw new Error('a locked payment changed');
    if (savedCards.length > 0) {
      await tx.insert(cards).values(savedCards.map((card) => ({ ...card, createdAt: context.now() })));
    }
    await recordConsequences(context, tx, row);
    return row;
  });
}

/** Writes the effects of a payment's status: the paid plan's subscription and the e-mail. */
export async function recordConsequences(context: SandboxContext, tx: Database, row: PaymentRow): Promise<void> {
  const createdAt = context.now();
  if (row.status === 'paid' && row.invoiceId === null) {
    await keepSubscription(context, tx, row, row.settledAt ?? createdAt);
  }
  const text = messageText(row);
  if (text && row.email) await tx.insert(messages).values({ kind: 'email', recipient: row.email, text, createdAt });
}
