import { expect, it, onTestFinished } from 'vitest';
import type { PaymentRequest } from '../../schemas/generated/types';
import { removeFolder } from '../testing/template-folder';
import { paymentBy } from '../testing/test-requests';
import { newKey, openTestSandbox } from '../testing/test-sandbox';
import { loadSandboxPage } from './load-sandbox-page';

const monthlySale = { amount: 9_900, planId: 'acme-monthly-test', planType: 'monthly' } as const;

it.each<[sale: Partial<PaymentRequest>, method: string]>([
  [{}, 'pix'],
  [{ type: 'bolsa' }, 'pix · bolsa'],
  [{ operation: 'sale-invoice', type: 'bolsa' }, 'pix · sale-invoice · bolsa'],
  [{ ...monthlySale, operation: 'invoice', invoiceId: 'aberta-ACME-1' }, 'pix · invoice · aberta-ACME-1'],
])('the sandbox page lists a payment with %j as "%s"', async (sale, method) => {
  const sandbox = await openTestSandbox();
  onTestFinished(async () => {
    await sandbox.close();
    removeFolder(sandbox.folder);
  });
  await sandbox.call('createPaymentV2', { body: paymentBy('pix', sale), key: newKey() });
  const { payments } = await loadSandboxPage(sandbox.admin, undefined);
  expect(payments).toMatchObject([{ method }]);
});
