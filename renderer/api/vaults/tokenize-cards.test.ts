import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openVault, type PageVault } from '../../../model/card-vaults';
import { createVault, type SandboxVault } from '../../../sandbox/vault/create-vault';
import type { CardData, VaultProvider } from '../../../schemas/generated/types';
import { ApiCallError } from '../api';
import { tokenizeCards } from './tokenize-cards';

const providers: VaultProvider[] = ['pagarme', 'mercadopago'];
const own = 'https://pay.example';
const card: CardData = {
  holderName: 'ANA PRADO',
  number: '4111111111111111',
  expiry: '12/30',
  cvv: '123',
  company: 'visa',
};

let vault: SandboxVault;
let asked: { url: string; body: unknown }[];
let origin: string;

beforeEach(() => {
  vault = createVault({ now: () => new Date(), slowAnswerMs: 0 });
  asked = [];
  origin = own;
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    asked.push({ url, body: JSON.parse(body) });
    const answer = await vault.answer(new URL(url), { origin, own }, JSON.parse(body));
    if (!answer) throw new TypeError('Failed to fetch');
    return Response.json(answer.body, { status: answer.status });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const open = (provider: VaultProvider): PageVault => openVault({ kind: 'fetch', provider, key: 'pk_test_acme' });

const failureOf = (body: unknown, provider: VaultProvider) =>
  tokenizeCards(body, open(provider)).then(
    () => undefined,
    (error: unknown) => (error instanceof ApiCallError ? { status: error.status, ...error.body } : error),
  );

describe.each(providers)('the vault of %s', (provider) => {
  it('gives a token for each card of a payment, and no card stays in the body', async () => {
    const second = { ...card, number: '5555555555554444', company: 'mastercard' as const };
    const body = {
      amount: 2,
      paymentMethods: [
        { amount: 1, card },
        { amount: 1, card: second },
      ],
    };
    const sent = await tokenizeCards(body, open(provider));
    expect(sent).toEqual({
      amount: 2,
      paymentMethods: [
        { amount: 1, cardToken: { token: expect.any(String), company: 'visa', last4: '1111', provider } },
        { amount: 1, cardToken: { token: expect.any(String), company: 'mastercard', last4: '4444', provider } },
      ],
    });
    const [first, other] = (sent as unknown as { paymentMethods: { cardToken: never }[] }).paymentMethods;
    expect(vault.redeem(first?.cardToken as never)).toEqual({ ...card, expiry: '12/2030' });
    expect(vault.redeem(other?.cardToken as never)?.number).toBe(second.number);
  });

  it('makes a new token for each try, and one that was used is worth nothing', async () => {
    const [one, two] = await Promise.all([
      tokenizeCards({ card }, open(provider)),
      tokenizeCards({ card }, open(provider)),
    ]);
    const [first, second] = [one, two].map((body) => (body as unknown as { cardToken: never }).cardToken);
    expect(first).not.toEqual(second);
    expect(vault.redeem(first as never)).toBeDefined();
    expect(vault.redeem(first as never)).toBeUndefined();
  });

  it.each<[field: keyof CardData, value: string, rule: string]>([
    ['number', '4111111111111112', 'card-number'],
    ['holderName', '', 'card-holder'],
    ['expiry', '12/20', 'card-expiry'],
    ['cvv', '1', 'card-cvv'],
  ])('names a refused %s as a field of the body', async (field, value, rule) => {
    const body = { paymentMethods: [{ card }, { card: { ...card, [field]: value } }] };
    expect(await failureOf(body, provider)).toMatchObject({
      status: 0,
      code: 'invalid_request',
      outcome: 'none',
      fields: { [`paymentMethods.1.card.${field}`]: rule },
    });
  });

  it.each<[title: string, prepare: () => void, holderName?: string]>([
    ['is down', () => undefined, 'COFRE FORA'],
    [
      'does not know the site',
      () => {
        origin = 'https://other.example';
      },
    ],
  ])('takes nothing when it %s', async (_, prepare, holderName = card.holderName) => {
    prepare();
    expect(await failureOf({ card: { ...card, holderName } }, provider)).toEqual({
      status: 0,
      code: 'card_vault_unavailable',
      retryable: true,
      outcome: 'none',
    });
  });

  it('is asked nothing by a body without a card', async () => {
    const body = { amount: 1, paymentMethods: [{ method: 'pix', amount: 1 }] };
    expect(await tokenizeCards(body, open(provider))).toEqual(body);
    expect(asked).toEqual([]);
  });
});
