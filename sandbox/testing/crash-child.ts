import { createSandbox } from '../create-sandbox';
import { testCatalogue } from './test-catalogue';
import { cardEntry, testCard, testPayment } from './test-requests';

/**
 * Separate process that sends one payment and dies by SIGKILL. Arguments: folder or database URL, Idempotency-Key,
 * `after-commit` (before the answer) or `before-commit` (during the work).
 */
const [place = '', key = '', moment = ''] = process.argv.slice(2);
const holderName = moment === 'after-commit' ? 'CAIR' : 'LENTO';
const body = testPayment({ paymentMethods: [cardEntry({ card: testCard({ holderName }) })] });
const headers = { 'content-type': 'application/json', 'idempotency-key': key };

const where = place.startsWith('postgres') ? { databaseUrl: place } : { dataDir: place };
const sandbox = await createSandbox({ catalogue: testCatalogue(), ...where });
const request = (path: string, init: RequestInit) => sandbox.fetch(new Request(`http://sandbox.invalid${path}`, init));
const answer = request('/api/v2/payment', { method: 'POST', headers, body: JSON.stringify(body) });
if (moment === 'before-commit') {
  while ((await request(`/api/v2/payment/${key}`, {})).status !== 200) await new Promise(setImmediate);
} else {
  // The payment is committed, and its answer never leaves: CAIR rejects at that moment.
  await answer.catch(() => {});
}
process.kill(process.pid, 'SIGKILL');
