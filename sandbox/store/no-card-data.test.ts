import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { removeFolder } from '../testing/template-folder';
import { cardEntry, paymentBy, testCard, testLead, testPayment, testRenewal } from '../testing/test-requests';
import { newKey, openTestSandbox } from '../testing/test-sandbox';
import { openPgliteStore } from './pglite-store';

/** Card data and other values that belong in one request only. */
const SECRETS = [
  '4111111111111111',
  '4111 1111 1111 1111',
  '4000000000000002',
  '5555555555554444',
  '8642',
  '11/2033',
  '112033',
  'captcha-canary',
  '52998224725',
  '39053344705',
  '390.533.447-05',
  // Whoever tries all CPFs finds the one of a plain digest.
  createHash('sha256').update('39053344705').digest('hex'),
];
/** Stored on purpose: the invoice needs the document. */
const KEPT = '529.982.247-25';

it('the sandbox stores no card number, CVV, expiry date, captcha token or CPF of the points partner', async () => {
  const sandbox = await openTestSandbox();
  const pay = (body: unknown) => sandbox.call('createPaymentV2', { body, key: newKey() });
  await sandbox.call('createLead', { body: testLead({ captchaToken: 'captcha-canary' }) });
  await pay(testPayment({ document: KEPT }));
  await pay(testPayment({ paymentMethods: [cardEntry({ card: testCard({ number: '4000000000000002' }) })] }));
  await pay(testPayment({ paymentMethods: [cardEntry({ card: testCard({ holderName: '4111111111111111' }) })] }));
  await pay(
    testPayment({
      paymentMethods: [cardEntry({ card: testCard({ number: '5555555555554444', company: 'mastercard' }) })],
    }),
  );
  await pay(testPayment({ paymentMethods: [cardEntry({ card: testCard({ holderName: 'CAIR' }) })] })).catch(() => {});
  await pay(paymentBy('pix'));
  const renewal = { path: { id: 'assinatura-ACME' }, body: testRenewal(), key: newKey() };
  await sandbox.call('renewSubscriptionV2', renewal);
  await sandbox.call('verifyCard', { path: { id: 'oferta-ACME' }, body: { card: testCard() } });
  await sandbox.call('openLiveloSession', { body: { cpf: '390.533.447-05' } });
  expect(await sandbox.admin.listPayments()).toHaveLength(7);
  await sandbox.close();

  const dump = await dumpTables(sandbox.folder);
  expect(dump).toContain(KEPT);
  expect(dump, 'the last four digits are there').toContain('"last4": "1111"');
  // A short secret may occur by chance in an id or hash.
  const standsIn = (secret: string) =>
    secret.length > 6 ? dump.includes(secret) : new RegExp(`(?<![\\w-])${secret}(?![\\w-])`).test(dump);
  expect(SECRETS.filter(standsIn)).toEqual([]);

  // PostgreSQL's log contains every value that a table held. Short secrets occur there by chance.
  const files = readFiles(sandbox.folder);
  expect(files.includes(Buffer.from('ana@example.com'))).toBe(true);
  const long = SECRETS.filter((secret) => secret.length > 6);
  expect(long.filter((secret) => files.includes(Buffer.from(secret)))).toEqual([]);
  removeFolder(sandbox.folder);
});

/** Every row of every table as text. */
async function dumpTables(folder: string): Promise<string> {
  const store = await openPgliteStore(folder);
  type Rows = { rows: { name: string; dump: string | null }[] };
  const names = (await store.db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )) as unknown as Rows;
  expect(names.rows.length).toBeGreaterThanOrEqual(8);
  const dumps: string[] = [];
  for (const { name } of names.rows) {
    const table = sql.identifier(name);
    const { rows } = (await store.db.execute(sql`select json_agg(t)::text as dump from ${table} t`)) as unknown as Rows;
    dumps.push(rows[0]?.dump ?? '');
  }
  await store.close();
  return dumps.join('\n');
}

function readFiles(folder: string): Buffer {
  const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Buffer.concat(files.map((entry) => fs.readFileSync(path.join(entry.parentPath, entry.name))));
}
