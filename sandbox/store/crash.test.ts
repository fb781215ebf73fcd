import { spawn } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it, type TestContext } from 'vitest';
import { copyTemplate, removeFolder } from '../testing/template-folder';
import { cardEntry, testCard, testPayment } from '../testing/test-requests';
import { newKey, openTestSandbox, type TestSandbox } from '../testing/test-sandbox';

const CHILD = path.join(import.meta.dirname, '../testing/crash-child.ts');

function removeAfter({ onTestFinished }: TestContext, sandbox: TestSandbox): TestSandbox {
  onTestFinished(async () => {
    await sandbox.close();
    removeFolder(sandbox.folder);
  });
  return sandbox;
}

/** Starts a process that sends a payment and is killed. Returns its folder, opened again. */
async function crash(
  context: TestContext,
  key: string,
  moment: 'after-commit' | 'before-commit',
): Promise<TestSandbox> {
  const folder = await copyTemplate();
  const child = spawn(process.execPath, ['--import', 'tsx', CHILD, folder, key, moment], { stdio: 'inherit' });
  const signal = await new Promise((resolve) => child.on('exit', (_code, by) => resolve(by)));
  expect(signal).toBe('SIGKILL');
  // It opens because the lock of a killed process is taken over.
  return removeAfter(context, await openTestSandbox({ dataDir: folder }));
}

const paymentOf = (holderName: string) =>
  testPayment({ paymentMethods: [cardEntry({ card: testCard({ holderName }) })] });

describe('a process killed with SIGKILL', () => {
  it.concurrent('between commit and answer loses no payment and makes no second charge', async (context) => {
    const key = newKey();
    const sandbox = await crash(context, key, 'after-commit');
    const { answer } = await sandbox.call('loadPayment', { path: { token: key } });
    expect(answer).toMatchObject({ status: 'paid', amount: 114_000 });
    const again = await sandbox.call('createPaymentV2', { body: paymentOf('CAIR'), key });
    expect(again.answer).toMatchObject({ token: answer.token, status: 'paid' });
    expect(await sandbox.admin.listPayments()).toHaveLength(1);
    expect(await sandbox.admin.listSubscriptions()).toHaveLength(1);
  });

  it.concurrent('before the commit leaves a refused payment, and the buyer pays with a new key', async (context) => {
    const key = newKey();
    const sandbox = await crash(context, key, 'before-commit');
    const { answer } = await sandbox.call('loadPayment', { path: { token: key } });
    expect(answer).toMatchObject({ status: 'refused', refusal: { code: 'processing_error' } });
    const again = await sandbox.call('createPaymentV2', { body: paymentOf('LENTO'), key });
    expect(again).toMatchObject({
      status: 422,
      error: { code: 'processing_error', retryable: true, outcome: 'none' },
    });
    const anew = await sandbox.call('createPaymentV2', { body: paymentOf('ANA PRADO'), key: newKey() });
    expect(anew.answer.status).toBe('paid');
    expect(await sandbox.admin.listSubscriptions()).toHaveLength(1);
  });
});

describe('a sandbox that closes', () => {
  it('answers quick payments, aborts slow payments, and refuses the slow payments at the next start', async (context) => {
    const first = await openTestSandbox({ slowAnswerMs: 60_000 });
    const [slowKey, quickKey] = [newKey(), newKey()];
    const slow = first.call('createPaymentV2', { body: paymentOf('LENTO'), key: slowKey });
    const broken = expect(slow).rejects.toThrow();
    await expect.poll(async () => (await first.call('loadPayment', { path: { token: slowKey } })).status).toBe(200);
    const quick = first.call('createPaymentV2', { body: paymentOf('ANA PRADO'), key: quickKey });
    await first.close();
    await broken;
    expect((await quick).answer.status).toBe('paid');
    expect(await first.isHealthy()).toBe(false);
    expect((await first.fetch(new Request('http://sandbox.invalid/api/v1/product/ACME'))).status).toBe(503);
    const second = await openTestSandbox({ dataDir: first.folder });
    removeAfter(context, second);
    expect((await second.admin.findPayment(slowKey))?.status).toBe('refused');
    expect((await second.admin.findPayment(quickKey))?.status).toBe('paid');
  });
});
