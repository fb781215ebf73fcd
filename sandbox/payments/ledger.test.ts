import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { openPgliteStore } from '../store/pglite-store';
import { payments } from '../store/tables';
import { removeFolder } from '../testing/template-folder';
import { testPayment } from '../testing/test-requests';
import { newKey, openTestSandbox } from '../testing/test-sandbox';
import { findPayment } from './ledger';

it('a token finds its own payment before one whose idempotency key is the same text', async () => {
  const sandbox = await openTestSandbox();
  onTestFinished(() => removeFolder(sandbox.folder));
  const pay = async () => (await sandbox.call('createPaymentV2', { body: testPayment(), key: newKey() })).answer.token;
  const [other, token] = [await pay(), await pay()];
  await sandbox.close();
  const { db, close } = await openPgliteStore(sandbox.folder);
  onTestFinished(close);
  await db.update(payments).set({ idempotencyKey: token }).where(eq(payments.token, other));
  // The last updated row comes last.
  await db.update(payments).set({ name: 'Bia Lima' }).where(eq(payments.token, token));
  expect(await findPayment(db, token)).toMatchObject({ token });
});
