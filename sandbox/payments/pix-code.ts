import { createHash } from 'node:crypto';
import { generatePixPayload } from '@brazilian-utils/brazilian-utils/generate-pix-payload';

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
