import { readExpiry, rulesOf, type TokenWire } from './token-wire';

const fields = {
  number: 'number',
  holder_name: 'holderName',
  exp_month: 'expiry',
  exp_year: 'expiry',
  cvv: 'cvv',
} as const;

/**
 * Pagar.me, `POST /core/v5/tokens?appId=` (docs.pagar.me "criar token cartão"). A refused field is a key of `errors`
 * such as `request.card.number`; an expired card names the card alone.
 */
export const pagarme: TokenWire = {
  buildBody: ({ number, holderName, expiry, cvv }) => {
    const [exp_month, exp_year] = readExpiry(expiry);
    return { type: 'card', card: { number, holder_name: holderName, exp_month, exp_year, cvv } };
  },
  readFields: (answer) => {
    const { errors = {} } = Object(answer) as { errors?: Record<string, unknown> };
    const names = Object.entries(errors).map(([key, texts]) =>
      /expired|expiration/i.test(String(texts)) ? 'exp_month' : (key.split('.').at(-1) ?? ''),
    );
    return rulesOf(names, fields);
  },
};
