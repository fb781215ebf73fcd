import { randomUUID } from 'node:crypto';
import type { CardData, VaultProvider } from '../../schemas/generated/types';

/** An answer of an endpoint; undefined ends the connection without one. */
export type VaultAnswer = { status: number; body: object } | undefined;

/** A card as a provider reads it; its company is the provider's to find. */
export type TypedCard = Omit<CardData, 'company'>;

/** How a provider's token endpoint reads and answers. */
export interface TokenDialect {
  /** Query parameter of the public key. */
  keyParam: string;
  read: (body: unknown) => TypedCard;
  give: (card: TypedCard, made: { token: string; endsAt: Date }) => VaultAnswer;
  refuseFields: (fields: readonly (keyof TypedCard)[]) => VaultAnswer;
  /** Refuses the seller: 401 for its key, 403 for the site that asks. */
  refuse: (status: 401 | 403) => VaultAnswer;
}

const lastFour = ({ number }: TypedCard) => number.replace(/\D/g, '').slice(-4);
const expiryOf = (month: unknown, year: unknown) => `${String(month ?? '').padStart(2, '0')}/${year ?? ''}`;

/** Pagar.me: docs.pagar.me "criar token cartão". */
const pagarme: TokenDialect = {
  keyParam: 'appId',
  read: (body) => {
    const { number, holder_name, exp_month, exp_year, cvv } = Object(Object(body).card);
    return {
      number: String(number ?? ''),
      holderName: String(holder_name ?? ''),
      expiry: expiryOf(exp_month, exp_year),
      cvv: String(cvv ?? ''),
    };
  },
  give: (card, { token, endsAt }) => ({
    status: 200,
    body: {
      id: token,
      type: 'card',
      created_at: new Date().toISOString(),
      expires_at: endsAt.toISOString(),
      card: { last_four_digits: lastFour(card), holder_name: card.holderName },
    },
  }),
  refuseFields: (fields) => {
    const texts = {
      number: ['card.number', 'The number field is not a valid card number'],
      holderName: ['card.holder_name', 'The holder_name field is required.'],
      expiry: ['card', 'The card expiration date is invalid.'],
      cvv: ['card.cvv', 'The cvv field is not a valid number.'],
    } as const;
    const errors = Object.fromEntries(fields.map((field) => [`request.${texts[field][0]}`, [texts[field][1]]]));
    return { status: 422, body: { message: 'The request is invalid.', errors } };
  },
  refuse: (status) => ({ status, body: { message: status === 401 ? 'Unauthorized' : 'Forbidden' } }),
};

/** Mercado Pago: mercadopago.com.br/developers "card tokens". */
const mercadopago: TokenDialect = {
  keyParam: 'public_key',
  read: (body) => {
    const { card_number, cardholder, expiration_month, expiration_year, security_code } = Object(body);
    return {
      number: String(card_number ?? ''),
      holderName: String(Object(cardholder).name ?? ''),
      expiry: expiryOf(expiration_month, expiration_year),
      cvv: String(security_code ?? ''),
    };
  },
  give: (card, { token, endsAt }) => ({
    status: 201,
    body: {
      id: token.replace('token_', ''),
      status: 'active',
      date_due: endsAt.toISOString(),
      first_six_digits: card.number.slice(0, 6),
      last_four_digits: lastFour(card),
    },
  }),
  refuseFields: (fields) => {
    const codes = { number: 'E301', holderName: '316', expiry: '325', cvv: 'E302' } as const;
    const cause = fields.map((field) => ({ code: codes[field], description: `invalid ${field}` }));
    return { status: 400, body: { message: 'invalid parameters', error: 'bad_request', status: 400, cause } };
  },
  refuse: (status) => ({ status, body: { message: 'unauthorized', status, request_id: randomUUID(), cause: [] } }),
};

export const tokenDialects: Readonly<Record<VaultProvider, TokenDialect>> = { pagarme, mercadopago };
