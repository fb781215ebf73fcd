import type { PageVault } from '../../../model/card-vaults';
import type { ApiError, CardData, CardToken, VaultProvider } from '../../../schemas/generated/types';
import { report } from '../../report/report';
import { ApiCallError } from '../api';
import { mercadopago } from './mercadopago';
import { pagarme } from './pagarme';
import type { TokenWire } from './token-wire';

const wires: Readonly<Record<VaultProvider, TokenWire>> = { pagarme, mercadopago };

/** A phone that waits longer has no connection. */
const longestMs = 15_000;

/**
 * Sends the cards of a body to the provider, and puts their tokens in their place. Each call makes new tokens: they
 * serve once and end after a minute.
 *
 * @throws ApiCallError status 0 and outcome `none`: nothing was sent to our server. `fields` names refused fields of the
 * body
 */
export async function tokenizeCards<Body>(body: Body, vault: PageVault): Promise<Body> {
  return (await exchange(body, '', vault)) as Body;
}

async function exchange(value: unknown, path: string, vault: PageVault): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((item, index) => exchange(item, `${path}${index}.`, vault)));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(async ([key, item]) =>
    key === 'card'
      ? ['cardToken', await tokenize(item as CardData, `${path}card.`, vault)]
      : [key, await exchange(item, `${path}${key}.`, vault)],
  );
  return Object.fromEntries(await Promise.all(entries));
}

async function tokenize(card: CardData, path: string, { provider, url }: PageVault): Promise<CardToken> {
  const wire = wires[provider];
  const { status, answer } = await post(url, wire.buildBody(card));
  const { id } = Object(answer) as { id?: unknown };
  if (status < 300 && typeof id === 'string')
    return { token: id, company: card.company, last4: card.number.slice(-4), provider };
  const fields = Object.entries(wire.readFields(answer)).map(([field, rule]) => [`${path}${field}`, rule] as const);
  if (fields.length > 0) throw failure('invalid_request', Object.fromEntries(fields));
  if (globalThis.navigator?.onLine === false) throw failure('backend_unavailable');
  // A wrong key or an unknown site needs somebody; an outage passes.
  const level = status >= 400 && status < 500 ? 'error' : 'warning';
  report(level, 'the card vault gives no token', { area: 'vault', code: String(status) });
  throw failure('card_vault_unavailable');
}

/** Status 0 and no answer without a connection. The body is in no report. */
async function post(url: string, body: object): Promise<{ status: number; answer: unknown }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      // Neither cookies nor the page's address, which may hold an id.
      credentials: 'omit',
      referrerPolicy: 'origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(longestMs),
    });
    return { status: response.status, answer: await response.json().catch(() => undefined) };
  } catch {
    return { status: 0, answer: undefined };
  }
}

function failure(code: ApiError['code'], fields?: Readonly<Record<string, string>>): ApiCallError {
  return new ApiCallError(0, { code, retryable: true, outcome: 'none', ...(fields && { fields }) });
}
