import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SandboxAdmin } from '../sandbox-admin';
import type { SeeOther } from './answer-sandbox-form';
import { type BankslipSheet, loadBankslip } from './load-sandbox-page';
import { type Refusal, readForm } from './read-form';

/** Lock of /sandbox: open only with the token; without a token, closed to everybody. */
export interface SandboxLock {
  token: string | undefined;
}

/** Props of the page that replaces a locked one. */
export interface LockProps {
  locked: 'asks' | 'wrong-token' | 'without-token';
  /** A slip can be printed without a token: its URL is the secret. */
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

/** Handles the form of a locked page. The right token sets a cookie that is derived from it and does not reveal it. */
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

/** Compares hashes of equal length, so that the time reveals nothing. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}
