import fs from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { copyTemplate, removeFolder } from '../testing/template-folder';
import { cardEntry, paymentBy, testCard, testPayment } from '../testing/test-requests';
import { newKey, openTestSandbox, type TestSandbox } from '../testing/test-sandbox';

async function open(dataDir: string): Promise<TestSandbox> {
  const sandbox = await openTestSandbox({ dataDir, slowAnswerMs: 6_000 });
  onTestFinished(() => sandbox.close());
  return sandbox;
}

it('a sandbox that lost its folder to another process writes nothing more to it', async () => {
  const folder = await copyTemplate();
  const crashed = `${folder}-crashed`;
  onTestFinished(() => [folder, crashed].forEach(removeFolder));
  const lock = (of: string) => path.join(of, 'sandbox.lock');
  const loser = await open(folder);
  const { answer: pix } = await loser.call('createPaymentV2', { body: paymentBy('pix'), key: newKey() });
  const slowKey = newKey();
  const slow = testPayment({ paymentMethods: [cardEntry({ card: testCard({ holderName: 'LENTO' }) })] });
  const underWay = loser.call('createPaymentV2', { body: slow, key: slowKey });
  await expect.poll(() => loser.admin.findPayment(slowKey)).toMatchObject({ status: 'processing' });

  fs.rmdirSync(lock(folder));
  await expect.poll(() => loser.isHealthy()).toBe(false);
  const winner = await open(folder);
  const { answer: paid } = await winner.call('createPaymentV2', { body: testPayment(), key: newKey() });

  const key = newKey();
  const refused = await loser.call('createPaymentV2', { body: testPayment(), key });
  expect(refused).toMatchObject({ status: 503, error: { code: 'backend_unavailable', outcome: 'none' } });
  await expect(loser.admin.settle(pix.token, 'paid')).rejects.toThrow();
  await expect(loser.admin.listPayments()).rejects.toThrow();
  expect(await underWay).toMatchObject({ status: 500, error: { code: 'internal_error', outcome: 'unknown' } });
  await loser.close();

  // State of the folder right after the winner's process was killed.
  fs.cpSync(folder, crashed, { recursive: true });
  fs.rmdirSync(lock(crashed));
  const next = await open(crashed);
  expect((await next.admin.findPayment(paid.token))?.status).toBe('paid');
  expect((await next.admin.findPayment(pix.token))?.status).toBe('pending');
  expect((await next.admin.findPayment(slowKey))?.status).toBe('refused');
  expect(await next.admin.findPayment(key)).toBeUndefined();
  expect(await next.admin.listPayments()).toHaveLength(3);
});
