import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { PageVault } from '../../model/card-vaults';
import { makeCaptchaToken } from '../../renderer/api/make-captcha-token';
import { mercadopago } from '../../renderer/api/vaults/mercadopago';
import { pagarme } from '../../renderer/api/vaults/pagarme';
import type {
  CardData,
  LeadRequest,
  PaymentMethodEntry,
  PaymentRequest,
  PaymentStatusAnswer,
} from '../../schemas/generated/types';
import { documentOf, goodCard, makeBuyer } from './buyer';
import type { Shop } from './shops';

/** The sandbox declines it. */
const badCard = '4000000000000002';

/** Request under one key, and the final answer to the buyer. */
export interface Purchase {
  key: string;
  email: string;
  amount: number;
  expected: 'paid' | 'refused';
  reported: string;
}

export type Way = 'card' | 'card sent twice' | 'declined card' | 'pix';

/** Sends the calls of one buyer's pages, from the link to the receipt. */
export class ApiBuyer {
  private readonly who: ReturnType<typeof makeBuyer>;
  /** Of all their payments. */
  readonly key = randomUUID();

  constructor(
    private readonly origin: string,
    private readonly shop: Shop,
  ) {
    this.who = makeBuyer(shop);
  }

  get email(): string {
    return this.who.email;
  }

  async buy(way: Way): Promise<Purchase> {
    await this.open('/lead');
    await this.sendLead();
    await this.open('/payment');
    const sent = [this.pay(way), ...(way === 'card sent twice' ? [this.pay(way)] : [])];
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    // The second of two requests may arrive while the first is in progress.
    const odd = statuses.filter((status) => !this.listAllowed(way).includes(status));
    expect({ shop: this.shop.name, way, odd }).toMatchObject({ odd: [] });
    if (way === 'pix') await this.payAtBank();
    const { key, shop, who } = this;
    const expected = way === 'declined card' ? 'refused' : 'paid';
    return { key, email: who.email, amount: shop.amount, expected, reported: await this.waitForEnd() };
  }

  async open(path: string): Promise<void> {
    const page = await this.send(() => fetch(`${this.origin}${path}?${this.shop.query}`));
    const isShops = (await page.text()).includes(`"product":{"code":"${this.shop.settings.productCode}"`);
    expect({ status: page.status, isShops }).toEqual({ status: 200, isShops: true });
  }

  /** Statuses that a payment of that way may get. */
  protected listAllowed(way: Way): number[] {
    return way === 'declined card' ? [422] : [200, 409];
  }

  /** Makes a request and sends it. A subclass may do so again. */
  protected send(request: () => Promise<Response>): Promise<Response> {
    return request();
  }

  private async sendLead(): Promise<void> {
    const answer = await this.send(async () => {
      const captchaToken = await makeCaptchaToken('lead', this.origin);
      const lead: LeadRequest = { ...this.who, ...this.order(), ...(captchaToken && { captchaToken }) };
      return this.post('/api/v1/lead', lead);
    });
    expect(answer.status).toBe(200);
  }

  /** Sends the payment with this buyer's single key. */
  async pay(way: Way): Promise<Response> {
    return this.send(async () => {
      const payment = await this.makePayment(way);
      return this.post('/api/v2/payment', payment, { 'idempotency-key': this.key });
    });
  }

  /** Body of a payment, with a token of its own. */
  async makePayment(way: Way): Promise<PaymentRequest> {
    const { shop, who } = this;
    const [document] = Object.values(documentOf(shop));
    const number = way === 'declined card' ? badCard : goodCard;
    const card = { holderName: 'ANA D PRADO', number, expiry: '12/2034', cvv: '737', company: 'visa' } as const;
    const entry: PaymentMethodEntry =
      way === 'pix'
        ? { method: 'pix', amount: shop.amount }
        : { method: 'credit-card', amount: shop.amount, installments: 1, ...(await this.sendCard(card)) };
    const captchaToken = await makeCaptchaToken('payment', this.origin);
    return {
      ...who,
      ...this.order(),
      ...(document && { document }),
      amount: shop.amount,
      operation: 'direct',
      ...(captchaToken && { captchaToken }),
      paymentMethods: [entry],
    };
  }

  /** The card, or its token where the shop's page sends it to a provider. */
  private async sendCard(card: CardData): Promise<Pick<PaymentMethodEntry, 'card' | 'cardToken'>> {
    if (this.shop.settings.payment.vault?.kind !== 'fetch') return { card };
    const page = await this.send(() => fetch(`${this.origin}/payment?${this.shop.query}`));
    const [, content = ''] = /name="card-vault" content="([^"]*)"/.exec(await page.text()) ?? [];
    const { provider, url } = JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as PageVault;
    const wire = provider === 'pagarme' ? pagarme : mercadopago;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { origin: this.origin, 'content-type': 'application/json' },
      body: JSON.stringify(wire.buildBody(card)),
    });
    const { id: token } = (await answer.json()) as { id: string };
    return { cardToken: { token, provider, company: card.company, last4: card.number.slice(-4) } };
  }

  private order() {
    const { business, productCode, payment, plans } = this.shop.settings;
    const [planType = 'yearly'] = payment.planTypes ?? [];
    const planId = plans[planType]?.planId.test ?? '';
    return { business, productCode, planType, planId, seller: 'performance', source: 'direto' };
  }

  private async payAtBank(): Promise<void> {
    const { token, status } = await this.readStatus();
    // A server that died may have left it refused.
    if (status !== 'pending') return;
    const answer = await this.send(() =>
      fetch(`${this.origin}/sandbox`, {
        method: 'POST',
        headers: { origin: this.origin, 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams({ token, action: 'paid' }),
        redirect: 'manual',
      }),
    );
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
    const answer = await this.send(() => fetch(`${this.origin}/api/v2/payment/${this.key}`));
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
