import { readExpiry, rulesOf, type TokenWire } from './token-wire';

/** Codes of `cause` → fields. They are not confirmed by a test account. */
const fields = {
  205: 'number',
  E301: 'number',
  221: 'holderName',
  316: 'holderName',
  208: 'expiry',
  209: 'expiry',
  325: 'expiry',
  326: 'expiry',
  224: 'cvv',
  E302: 'cvv',
} as const;

/** Mercado Pago, `POST /v1/card_tokens?public_key=` (mercadopago.com.br/developers). Refused fields are codes of `cause`. */
export const mercadopago: TokenWire = {
  buildBody: ({ number, holderName, expiry, cvv }) => {
    const [expiration_month, expiration_year] = readExpiry(expiry);
    const cardholder = { name: holderName };
    return { card_number: number, security_code: cvv, expiration_month, expiration_year, cardholder };
  },
  readFields: (answer) => {
    const { cause = [] } = Object(answer) as { cause?: readonly { code: unknown }[] };
    return rulesOf(
      [cause].flat().map(({ code }) => String(code)),
      fields,
    );
  },
};
