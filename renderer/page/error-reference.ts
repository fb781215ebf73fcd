import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';

const cookie = '__Host-reference';
const grammar = /^[0-9A-F]{8}$/;
const keptSeconds = 600;

/** Eight signs that a buyer can read out on the phone, under which a failure is in the log. */
export function createReference(): string {
  return randomBytes(4).toString('hex').toUpperCase();
}

/** Hands a reference to the page that a failure leads to, which is a request of its own; its address stays the buyer's. */
export function noteReference(response: ServerResponse, reference: string): void {
  const attributes = `Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${keptSeconds}`;
  response.appendHeader('set-cookie', `${cookie}=${reference}; ${attributes}`);
}

/** The reference of the failure that led here, as often as the page is loaded; a new one for who comes by another way. */
export function readReference(cookies: Readonly<Partial<Record<string, string>>>): string {
  const noted = cookies[cookie];
  return noted !== undefined && grammar.test(noted) ? noted : createReference();
}
