import { createHmac, randomBytes } from 'node:crypto';
import { buildClientKey } from './build-client-key';

/** Key of a process that shares none with others. */
const ownKey = randomBytes(32).toString('hex');

const dayMs = 86_400_000;

/**
 * Address → eight letters, by which alerts count different clients. Nobody can turn them back into the address, and they
 * change each day.
 *
 * @param key shared by the processes of a fleet: `CAPTCHA_KEY`
 */
export function markClient(address: string, key = ownKey, now = new Date()): string {
  const text = `client ${Math.floor(now.getTime() / dayMs)} ${buildClientKey(address, 48)}`;
  // Letters alone: masks take a run of digits for a number.
  const hex = createHmac('sha256', key).update(text).digest('hex').slice(0, 8);
  return hex.replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
}
