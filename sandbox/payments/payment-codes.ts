import { createHash } from 'node:crypto';
import { generatePixPayload } from '@brazilian-utils/brazilian-utils/generate-pix-payload';
import { digitsOf } from './new-id';

/** E-mail key at a domain that nobody can own (RFC 2606): the code is valid but pays nobody. */
const KEY = 'sandbox@example.com';

/**
 * Static BR Code (EMV, CRC-16) for an amount in centavos. Its transaction id derives from the payment's token.
 *
 * @throws RangeError when the amount does not fit into a BR Code
 */
export function buildPixCode(token: string, amount: number): string {
  const code = generatePixPayload({
    key: KEY,
    merchantName: 'Sandbox Guiche',
    merchantCity: 'Sao Paulo',
    amount: amount / 100,
    txid: createHash('sha256').update(token).digest('hex').slice(0, 25).toUpperCase(),
  });
  if (code === null) throw new RangeError(`no BR Code over ${amount}`);
  return code;
}

/** No bank has this number, so nothing can be paid by mistake. */
const BANK = '999';
const CURRENCY_REAL = '9';
const DAY_MS = 86_400_000;
/** Date of factor 1000 in the cycle since 22/02/2025; each cycle has the factors 1000 to 9999. */
const CYCLE_START = Date.UTC(2025, 1, 22);
const FIRST_FACTOR = 1000;
const FACTORS = 9000;

/**
 * Barcode (44 digits) and typeable line (47 digits) of a bankslip (Carta-Circular BCB 2.926/2000): mod 10 in the line's
 * fields, mod 11 over the barcode.
 *
 * @param amount minor units of BRL, at most 10 digits
 * @param dueDate ISO 8601 date
 */
export function buildBankslip(token: string, amount: number, dueDate: string): { line: string; barcode: string } {
  const factor = String(dueFactor(dueDate));
  const value = String(amount).padStart(10, '0');
  const free = digitsOf(token, 25);
  const check = mod11(BANK + CURRENCY_REAL + factor + value + free);
  const fields = [BANK + CURRENCY_REAL + free.slice(0, 5), free.slice(5, 15), free.slice(15)];
  return {
    barcode: BANK + CURRENCY_REAL + check + factor + value + free,
    line: fields.map((field) => field + mod10(field)).join('') + check + factor + value,
  };
}

/** Days since the cycle's start; 9999 is followed by 1000. */
function dueFactor(dueDate: string): number {
  const days = Math.round((Date.parse(`${dueDate}T00:00:00Z`) - CYCLE_START) / DAY_MS);
  return FIRST_FACTOR + (((days % FACTORS) + FACTORS) % FACTORS);
}

/** Weights 2, 1, 2, … from the right; adds the digits of each product. */
function mod10(digits: string): number {
  const sum = weigh(digits, [2, 1]).reduce((total, product) => total + Math.floor(product / 10) + (product % 10), 0);
  return (10 - (sum % 10)) % 10;
}

/** Weights 2 to 9 from the right; 0, 10 and 11 become 1. */
function mod11(digits: string): number {
  const sum = weigh(digits, [2, 3, 4, 5, 6, 7, 8, 9]).reduce((total, product) => total + product, 0);
  const check = 11 - (sum % 11);
  return check > 9 ? 1 : check;
}

function weigh(digits: string, weights: readonly number[]): number[] {
  return [...digits].reverse().map((digit, index) => Number(digit) * (weights[index % weights.length] ?? 0));
}
