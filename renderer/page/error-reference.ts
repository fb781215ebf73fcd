import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';

const cookie = '__Host-reference';
const grammar = /^([0-9A-F]{8})(?:\.([a-z_-]{1,40})\.(\d{3}))?$/;
const lifetimeSeconds = 600;

/** The failed call behind the error page: code of the contract, and HTTP status. */
export interface FailureCause {
  code: string;
  status?: number;
}

/** Eight characters that a buyer can read out on the phone. The log has the failure under them. */
export function createReference(): string {
  return randomBytes(4).toString('hex').toUpperCase();
}

/**
 * Passes a reference and its cause to the error page in a cookie. That page is a separate request, and its URL stays
 * the buyer's.
 */
export function noteReference(response: ServerResponse, reference: string, cause?: FailureCause): void {
  const attributes = `Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${lifetimeSeconds}`;
  const value = cause?.status === undefined ? reference : `${reference}.${cause.code}.${cause.status}`;
  response.appendHeader('set-cookie', `${cookie}=${value}; ${attributes}`);
}

/** Reference of the failure that led here, also after a reload. A new one for a direct visit. */
export function readReference(cookies: Readonly<Partial<Record<string, string>>>): {
  reference: string;
  cause?: FailureCause;
} {
  const [, reference, code, status] = grammar.exec(cookies[cookie] ?? '') ?? [];
  if (reference === undefined) return { reference: createReference() };
  return code === undefined ? { reference } : { reference, cause: { code, status: Number(status) } };
}
