import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { nationalDigits } from '../../schemas/api/national-digits';
import { type ApiFailure, rateLimited, unprocessable } from '../api-failure';
import { fillText, type MessageTextKey } from '../payments/message-text';
import type { SandboxContext } from '../sandbox-context';
import { hasPhone } from '../store/has-phone';
import type { Database } from '../store/store';
import { codes, messages } from '../store/tables';

const GOOD_FOR_MS = 5 * 60_000;
const RESEND_AFTER_MS = 30_000;
const MAXIMUM_WRONG_TRIES = 5;

/** Recipient of a code. */
export interface CodeTarget {
  /** Subject that the code confirms: a lead id or a points session id. */
  subject: string;
  kind: 'sms' | 'email';
  recipient: string;
  text: MessageTextKey;
  /** Whether the recipient waits for the next code, whoever asks for it. */
  isQuiet?: boolean;
}

/**
 * Sends a new six-digit code, never 000000. Only /sandbox shows it. One statement reads the last code and writes the
 * new one, so that parallel requests send only one.
 *
 * @throws ApiFailure 429 before `resendAt` of the last code, or of another one to a quiet recipient
 */
export async function sendCode(
  context: SandboxContext,
  { subject, kind, recipient, text, isQuiet = false }: CodeTarget,
): Promise<{ expiresAt: string; resendAt: string }> {
  const now = context.now();
  const code = String(randomInt(1, 1_000_000)).padStart(6, '0');
  const expiresAt = new Date(now.getTime() + GOOD_FOR_MS);
  const resendAt = new Date(now.getTime() + RESEND_AFTER_MS);
  const values = { code, wrongTries: 0, expiresAt, resendAt };
  const isSent = await context.store.db.transaction(async (tx) => {
    if (isQuiet) await checkPhone(tx, recipient, now);
    const written = await tx
      .insert(codes)
      .values({ subject, ...values })
      .onConflictDoUpdate({ target: codes.subject, set: values, setWhere: lte(codes.resendAt, now) })
      .returning();
    if (written.length === 0) return false;
    await tx.insert(messages).values({ kind, recipient, text: fillText(text, { code }), createdAt: now });
    return true;
  });
  // No row: the code was used a moment ago.
  if (!isSent) throw (await waitForNext(context, subject, now)) ?? rateLimited(1);
  return { expiresAt: expiresAt.toISOString(), resendAt: resendAt.toISOString() };
}

/** Throws 429 when the phone has just got a code, of any lead and in any spelling. */
async function checkPhone(tx: Database, phone: string, now: Date): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${nationalDigits(phone)}))`);
  const [sent] = await tx
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.kind, 'sms'),
        gt(messages.createdAt, new Date(now.getTime() - RESEND_AFTER_MS)),
        hasPhone(messages.recipient, phone),
      ),
    )
    .orderBy(desc(messages.createdAt))
    .limit(1);
  if (sent) throw rateLimited(Math.ceil((sent.createdAt.getTime() + RESEND_AFTER_MS - now.getTime()) / 1000));
}

/**
 * Checks a code. One statement reads the code and counts a wrong one, so that parallel guesses get five tries in total.
 *
 * @param uses `again` keeps a correct code valid until it expires, because a lost answer makes the page send it again
 * @throws ApiFailure 422 `code_invalid` or `code_expired`, 429 after too many wrong codes
 */
export async function checkCode(
  context: SandboxContext,
  subject: string,
  typed: string,
  uses: 'once' | 'again',
): Promise<void> {
  const now = context.now();
  const [sent] = await context.store.db
    .update(codes)
    .set({ wrongTries: sql`${codes.wrongTries} + case when ${codes.code} = ${typed} then 0 else 1 end` })
    .where(and(eq(codes.subject, subject), lt(codes.wrongTries, MAXIMUM_WRONG_TRIES)))
    .returning();
  // No code was sent, or too many wrong ones were typed.
  if (!sent) throw (await waitForNext(context, subject, now)) ?? unprocessable('code_invalid');
  if (sent.code !== typed) throw unprocessable('code_invalid');
  if (sent.expiresAt <= now) throw unprocessable('code_expired');
  if (uses === 'again') return;
  const used = await context.store.db
    .delete(codes)
    .where(and(eq(codes.subject, subject), eq(codes.code, typed)))
    .returning();
  if (used.length === 0) throw unprocessable('code_invalid');
}

/** 429 until the next code may be sent; undefined when none was sent. */
async function waitForNext(context: SandboxContext, subject: string, now: Date): Promise<ApiFailure | undefined> {
  const [sent] = await context.store.db.select().from(codes).where(eq(codes.subject, subject));
  return sent && rateLimited(Math.ceil((sent.resendAt.getTime() - now.getTime()) / 1000));
}
