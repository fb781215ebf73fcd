import { createHash, randomBytes } from 'node:crypto';

/** An unguessable id of the grammar [A-Za-z0-9_-]{1,64}, such as `pay_…` with 128 random bits. */
export function newId(prefix: 'lead' | 'pay' | 'card' | 'sub' | 'ctr' | 'lvs' | 'lvp'): string {
  return `${prefix}_${randomBytes(16).toString('base64url')}`;
}

/** Decimal digits derived only from the text. */
export function digitsOf(text: string, count: number): string {
  const number = BigInt(`0x${createHash('sha256').update(text).digest('hex')}`);
  return number.toString().padStart(count, '0').slice(-count);
}
