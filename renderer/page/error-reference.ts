import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';

const cookie = '__Host-reference';
const grammar = /^[0-9A-F]{8}$/;
const keptSeconds = 600;

/** Eight characters that a buyer can read out on the phone. The log has the failure under them. */
export function createReference(): string {
  return randomBytes(4).toString('hex').toUpperCase();
}

/** Passes a reference to the error page in a cookie. That page is a separate request, and its URL stays the buyer's. */
export function noteReference(response: ServerResponse, reference: string): void {
  const attributes = `Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${keptSeconds}`;
  response.appendHeader('set-cookie', `${cookie}=${reference}; ${attributes}`);
}

/** Reference of the failure that led here, also after a reload. A new one for a direct visit. */
export function readReference(cookies: Readonly<Partial<Record<string, string>>>): string {
  const noted = cookies[cookie];
  return noted !== undefined && grammar.test(noted) ? noted : createReference();
}
