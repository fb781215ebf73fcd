import { randomInt } from 'node:crypto';
import { and, eq, lt, lte, sql } from 'drizzle-orm';
import { type ApiFailure, rateLimited, unprocessable } from '../api-failure';
import { fillText, type MessageTextKey } from '../payments/message-text';
import type { SandboxContext } from '../sandbox-context';
import { codes, messages } from '../store/tables';

const GOOD_FOR_MS = 5 * 60_000;
const RESEND_AFTER_MS = 30_000;
const MAXIMUM_WRONG_TRIES = 5;

/** Where a code goes. */
export interface CodeTarget {
  /** What the code proves: a lead id or a points session id. */
  subject: string;
  kind: 'sms' | 'email';
  recipient: string;
  text: MessageTextKey;
}

/**
 * Sends a new code of six digits, never 000000; only /sandbox shows it. Looking at the last one and writing the new one
 * is one statement: of any number of requests at the same moment one sends a code.
 *
 * @throws ApiFailure 429 before `resendAt` of the last one
 */
export async function sendCode(
  context: SandboxContext,
  { subject, kind, recipient, text }: CodeTarget,
): Promise<{ expiresAt: string; resendAt: string }> {
  const now = context.now();
  const code = String(randomInt(1, 1_000_000)).padStart(6, '0');
  const expiresAt = new Date(now.getTime() + GOOD_FOR_MS);
  const resendAt = new Date(now.getTime() + RESEND_AFTER_MS);
  const values = { code, wrongTries: 0, expiresAt, resendAt };
  const isSent = await context.store.db.transaction(async (tx) => {
    const written = await tx
      .insert(codes)
      .values({ subject, ...values })
      .onConflictDoUpdate({ target: codes.subject, set: values, setWhere: lte(codes.resendAt, now) })
      .returning();
    if (written.length === 0) return false;
    await tx.insert(messages).values({ kind, recipient, text: fillText(text, { code }), createdAt: now });
    return true;
  });
  // Without a row it was used up just now.
  if (!isSent) throw (await waitForNext(context, subject, now)) ?? rateLimited(1);
  return { expiresAt: expiresAt.toISOString(), resendAt: resendAt.toISOString() };
}

/**
 * Checks a code. Looking at a typed code and counting a wrong one is one statement: of any
 * number of guesses at the same moment no more than five are looked at.
 *
 * @param uses `again` keeps a right code good for its time: its answer may have been lost, and it is sent once more
 * @throws ApiFailure 422 `code_invalid` or `code_expired`, 429 after too many wrong ones
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
  if (!sent) throw await refusalWithoutLook(context, subject, now);
  if (sent.code !== typed) throw unprocessable('code_invalid');
  if (sent.expiresAt <= now) throw unprocessable('code_expired');
  if (uses === 'again') return;
  const used = await context.store.db
    .delete(codes)
    .where(and(eq(codes.subject, subject), eq(codes.code, typed)))
    .returning();
  if (used.length === 0) throw unprocessable('code_invalid');
}

/** Why no code was looked at: none was sent, or too many wrong ones were typed. */
async function refusalWithoutLook(context: SandboxContext, subject: string, now: Date): Promise<ApiFailure> {
  return (await waitForNext(context, subject, now)) ?? unprocessable('code_invalid');
}

/** 429 until the next code may be sent; undefined when none was. */
async function waitForNext(context: SandboxContext, subject: string, now: Date): Promise<ApiFailure | undefined> {
  const [sent] = await context.store.db.select().from(codes).where(eq(codes.subject, subject));
  return sent && rateLimited(Math.ceil((sent.resendAt.getTime() - now.getTime()) / 1000));
}
