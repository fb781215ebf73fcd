import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { removeFolder } from '../testing/template-folder';
import { paymentBy } from '../testing/test-requests';
import { newKey, openTestSandbox } from '../testing/test-sandbox';
import { openPgliteStore } from './pglite-store';

const cutOff = sql`update payments set status = 'processing', owner = 1`;
const fillDisk = [
  sql`create function fill_disk() returns trigger language plpgsql as
    $$ begin raise exception 'No space left on device'; end $$`,
  sql`create trigger fill_disk before update on payments for each row execute function fill_disk()`,
];

/** A folder with a payment that a crash interrupted, on a full disk. */
async function breakFolder({ isCutOff }: { isCutOff: boolean }): Promise<{ folder: string; token: string }> {
  const sandbox = await openTestSandbox();
  const { folder } = sandbox;
  onTestFinished(() => removeFolder(folder));
  const { answer } = await sandbox.call('createPaymentV2', { body: paymentBy('pix'), key: newKey() });
  await sandbox.close();
  const store = await openPgliteStore(folder);
  for (const statement of isCutOff ? [cutOff, ...fillDisk] : fillDisk) await store.db.execute(statement);
  await store.close();
  return { folder, token: answer.token };
}

/** Everything that a printed error shows. */
async function printedErrorOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({ name: 'StoreError', message: expect.stringContaining('(P0001)') });
  return [error, (error as Error).cause].map((part) => `${String(part)} ${JSON.stringify(part)}`).join(' ');
}

const buyer = /ana|@example|98765|update|payments/i;

it('a database error at start is reported, and no buyer’s data with it', async () => {
  const { folder } = await breakFolder({ isCutOff: true });
  expect(await printedErrorOf(openTestSandbox({ dataDir: folder }))).not.toMatch(buyer);
});

it('a database error while a payment settles is reported, and no buyer’s data with it', async () => {
  const { folder, token } = await breakFolder({ isCutOff: false });
  const sandbox = await openTestSandbox({ dataDir: folder });
  onTestFinished(() => sandbox.close());
  expect(await printedErrorOf(sandbox.admin.settle(token, 'paid'))).not.toMatch(buyer);
});

it('an error that does not come from the database stays unchanged', async () => {
  const sandbox = await openTestSandbox();
  onTestFinished(async () => {
    await sandbox.close();
    removeFolder(sandbox.folder);
  });
  await expect(sandbox.admin.settle('pay_unknown', 'paid')).rejects.toThrow('no payment pay_unknown');
});
