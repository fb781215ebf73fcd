import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SandboxAdmin } from '../sandbox-admin';
import type { SeeOther } from './answer-sandbox-form';
import { type BankslipSheet, loadBankslip } from './load-sandbox-page';
import { type Refusal, readForm } from './read-form';

/** Closes /sandbox to all who do not know the token; without a token, to everybody. */
export interface SandboxLock {
  token: string | undefined;
}

/** Props of the page that replaces a locked one. */
export interface LockProps {
  locked: 'asks' | 'wrong-token' | 'without-token';
  /** A buyer prints a slip without a token: its address is the secret. */
  bankslip: BankslipSheet | null;
}

const cookie = '__Host-sandbox';
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=28800';

/** Whether the visitor has already sent the token. */
export function isUnlocked({ token }: SandboxLock, cookies: Readonly<Partial<Record<string, string>>>): boolean {
  return token !== undefined && isSame(cookies[cookie] ?? '', sign(token));
}

export async function loadLock(
  { token }: SandboxLock,
  admin: SandboxAdmin,
  bankslipToken: string | undefined,
): Promise<LockProps> {
  return { locked: token === undefined ? 'without-token' : 'asks', bankslip: await loadBankslip(admin, bankslipToken) };
}

/** The form of a locked page: the right token sets a cookie that is made of it, and does not say it. */
export async function answerLockForm(
  { token }: SandboxLock,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<SeeOther | Refusal | LockProps> {
  const form = await readForm(request);
  if (!(form instanceof URLSearchParams)) return form;
  if (token === undefined) return { locked: 'without-token', bankslip: null };
  if (!isSame(form.get('access') ?? '', token)) return { locked: 'wrong-token', bankslip: null };
  response.appendHeader('set-cookie', `${cookie}=${sign(token)}; ${attributes}`);
  return { destination: '/sandbox' };
}

function sign(token: string): string {
  return createHmac('sha256', token).update(cookie).digest('base64url');
}

/** Takes as long for any text: of equal hashes, not of texts that may differ in length. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}
