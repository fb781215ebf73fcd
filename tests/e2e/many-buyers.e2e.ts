import { randomUUID } from 'node:crypto';
import { loadCatalogue } from '../../renderer/config/load-catalogue';
import type { AdminPayment } from '../../sandbox/admin-rows';
import { createSandbox } from '../../sandbox/create-sandbox';
import type {
  LeadRequest,
  PaymentMethodEntry,
  PaymentRequest,
  PaymentStatusAnswer,
} from '../../schemas/generated/types';
import { buildSandboxCatalogue } from '../../scripts/serve/build-sandbox-catalogue';
import { documentOf, goodCard, makeBuyer } from './buyer';
import { OwnServer } from './own-server';
import { type Shop, shops } from './shops';
import { expect, test } from './test';

const buyersAtOnce = 50;
const purchaseCount = process.env.NIGHTLY ? 1_000 : 100;

/** The sandbox declines it. */
const badCard = '4000000000000002';

/** What was asked for under one key, and what its buyer was told at the end. */
interface Purchase {
  key: string;
  email: string;
  amount: number;
  expected: 'paid' | 'refused';
  told: string;
}

const sellers = shops.filter(
  ({ settings }) => settings.payment.methods?.includes('credit-card') && sellsFirstPlan(settings),
);

test.describe.configure({ timeout: process.env.NIGHTLY ? 900_000 : 120_000 });

test(`${buyersAtOnce} buyers at once, ${purchaseCount} purchases in all brands: the ledger has what each was told, once`, async () => {
  const server = await OwnServer.start();
  try {
    const purchases: Purchase[] = [];
    let next = 0;
    const buyOneAfterTheOther = async () => {
      while (next < purchaseCount) {
        const number = next;
        next += 1;
        const shop = sellers[number % sellers.length] as Shop;
        purchases.push(await new Buyer(server.origin, shop).buy(chooseWay(shop, number)));
      }
    };
    await Promise.all(Array.from({ length: buyersAtOnce }, buyOneAfterTheOther));
    expect(await server.drain()).toBe(0);

    expect(purchases).toHaveLength(purchaseCount);
    expect(purchases.filter(({ told, expected }) => told !== expected)).toEqual([]);
    const ledger = await readLedger(server.dataDir);
    const inLedger = ledger.map(({ idempotencyKey: key, email, amount, status }) => ({
      key,
      email,
      amount,
      told: status,
    }));
    const asTold = purchases.map(({ expected: _, ...purchase }) => purchase);
    expect(inLedger.toSorted(byKey)).toEqual(asTold.toSorted(byKey));
  } finally {
    await server.stop();
  }
});

const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1);

/** Whether the plan that the link shows is paid at once, so that there is a charge. */
function sellsFirstPlan({ payment, plans }: Shop['settings']): boolean {
  const [first] = payment.planTypes ?? [];
  const plan = first && plans[first];
  return plan !== undefined && plan.trial === undefined;
}

type Way = 'card' | 'card sent twice' | 'declined card' | 'pix';

function chooseWay({ settings }: Shop, number: number): Way {
  const ways: Way[] = ['card', 'card sent twice', 'declined card', 'pix'];
  const way = ways[Math.floor(number / sellers.length) % ways.length] ?? 'card';
  return way === 'pix' && !settings.payment.methods?.includes('pix') ? 'card' : way;
}

/** What the pages of one buyer send, from the link to the receipt. */
class Buyer {
  private readonly who: ReturnType<typeof makeBuyer>;
  private readonly key = randomUUID();

  constructor(
    private readonly origin: string,
    private readonly shop: Shop,
  ) {
    this.who = makeBuyer(shop);
  }

  async buy(way: Way): Promise<Purchase> {
    await this.open('/lead');
    await this.sendLead();
    await this.open('/payment');
    const sent = [this.pay(way), ...(way === 'card sent twice' ? [this.pay(way)] : [])];
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    // The second of two may come while the first is worked on.
    const allowed = way === 'declined card' ? [422] : [200, 409];
    expect({ shop: this.shop.name, way, odd: statuses.filter((status) => !allowed.includes(status)) }).toMatchObject({
      odd: [],
    });
    if (way === 'pix') await this.payAtBank();
    const { key, shop, who } = this;
    const expected = way === 'declined card' ? 'refused' : 'paid';
    return { key, email: who.email, amount: shop.amount, expected, told: await this.waitForEnd() };
  }

  private async open(path: string): Promise<void> {
    const page = await fetch(`${this.origin}${path}?${this.shop.query}`);
    const isShops = (await page.text()).includes(`"product":{"code":"${this.shop.settings.productCode}"`);
    expect({ status: page.status, isShops }).toEqual({ status: 200, isShops: true });
  }

  private async sendLead(): Promise<void> {
    const lead: LeadRequest = { ...this.who, ...this.order() };
    expect((await this.post('/api/v1/lead', lead)).status).toBe(200);
  }

  private pay(way: Way): Promise<Response> {
    const { shop, who } = this;
    const [document] = Object.values(documentOf(shop));
    const number = way === 'declined card' ? badCard : goodCard;
    const card = { holderName: 'ANA D PRADO', number, expiry: '12/2034', cvv: '737', company: 'visa' } as const;
    const entry: PaymentMethodEntry =
      way === 'pix'
        ? { method: 'pix', amount: shop.amount }
        : { method: 'credit-card', amount: shop.amount, installments: 1, card };
    const payment: PaymentRequest = {
      ...who,
      ...this.order(),
      ...(document && { document }),
      amount: shop.amount,
      operation: 'direct',
      captchaToken: 'token',
      paymentMethods: [entry],
    };
    return this.post('/api/v2/payment', payment, { 'idempotency-key': this.key });
  }

  private order() {
    const { business, productCode, payment, plans } = this.shop.settings;
    const [planType = 'yearly'] = payment.planTypes ?? [];
    const planId = plans[planType]?.planId.test ?? '';
    return { business, productCode, planType, planId, seller: 'performance', source: 'direto' };
  }

  private async payAtBank(): Promise<void> {
    const { token } = await this.readStatus();
    const answer = await fetch(`${this.origin}/sandbox`, {
      method: 'POST',
      headers: { origin: this.origin, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ token, action: 'paid' }),
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
  }

  private async waitForEnd(): Promise<string> {
    let status = 'pending';
    const poll = async () => {
      ({ status } = await this.readStatus());
      return status;
    };
    await expect.poll(poll, { timeout: 60_000 }).not.toBe('pending');
    return status;
  }

  private async readStatus(): Promise<PaymentStatusAnswer> {
    const answer = await fetch(`${this.origin}/api/v2/payment/${this.key}`);
    expect(answer.status).toBe(200);
    return (await answer.json()) as PaymentStatusAnswer;
  }

  private post(path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return fetch(`${this.origin}${path}`, {
      method: 'POST',
      headers: { origin: this.origin, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }
}

/** All rows of the database that a server has left. */
async function readLedger(dataDir: string): Promise<AdminPayment[]> {
  const sandbox = await createSandbox({
    catalogue: buildSandboxCatalogue(loadCatalogue(process.cwd()), 'test'),
    dataDir,
  });
  try {
    return await sandbox.admin.listPayments(10 * purchaseCount);
  } finally {
    await sandbox.close();
  }
}
