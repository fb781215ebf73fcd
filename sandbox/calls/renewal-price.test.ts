import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentMethodEntry } from '../../schemas/generated/types';
import { removeFolder } from '../testing/template-folder';
import { cardEntry, testCard } from '../testing/test-requests';
import { newKey, openTestSandbox, type TestSandbox } from '../testing/test-sandbox';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await openTestSandbox();
});

afterAll(async () => {
  await sandbox.close();
  removeFolder(sandbox.folder);
});

async function verifiedCard(id: string, amount: number): Promise<PaymentMethodEntry> {
  const { answer } = await sandbox.call('verifyCard', { path: { id }, body: { card: testCard() } });
  return { method: 'default-credit-card', amount, paymentProfileId: answer.paymentProfileId };
}

const typedCard = async (_id: string, amount: number) => cardEntry({ amount, installments: 1 });

describe.each([
  ['assinatura-ACME', 9_900],
  ['oferta-ACME', 8_910],
  ['assinatura-MOZ', 18_720],
  ['oferta-MOZ', 16_848],
])('%s is renewed for the amount that it was loaded with', (demoId, price) => {
  it.each([
    ['v1', 'a typed card', typedCard],
    ['v2', 'a typed card', typedCard],
    ['v1', 'a verified card', verifiedCard],
    ['v2', 'a verified card', verifiedCard],
  ] as const)('by %s and %s', async (version, card, buildEntry) => {
    const path = { id: `${demoId}-${version}-${card.split(' ')[1]}` };
    const { answer } = await sandbox.call('loadSubscription', { path });
    const { amount, plan, productCode } = answer;
    expect(amount).toBe(price);
    const entry = await buildEntry(path.id, amount);
    const shared = { business: `${productCode}-BUSINESS`, planId: plan.id };
    const key = newKey();
    const renewed =
      version === 'v1'
        ? await sandbox.call('renewSubscriptionV1', { path, body: { ...shared, paymentMethod: entry }, key })
        : await sandbox.call('renewSubscriptionV2', {
            path,
            body: { ...shared, amount, paymentMethods: [entry] },
            key,
          });
    expect(renewed.answer.status).toBe('paid');
    expect((await sandbox.admin.findPayment(key))?.amount).toBe(price);
  });
});
