import { randomBytes, randomInt } from 'node:crypto';
import type { Shop } from './shops';

/** Input by field name. */
export type Values = Readonly<Record<string, string>>;

/**
 * A buyer with a unique e-mail, so that the ledger can be searched for it. The phone is unique too in shops that send
 * it a code or a request to pay.
 */
export function makeBuyer({ settings, query, pathsOf }: Shop): { name: string; email: string; phone: string } {
  const getsCode = pathsOf(query).includes('/phone-verification');
  return {
    name: "Ana D'Ávila Prado",
    email: `ana.${randomBytes(6).toString('hex')}@exemplo.com.br`,
    phone: settings.country === 'MZ' ? `+258 ${makeMobile()}` : getsCode ? `119${randomInt(1e7, 1e8)}` : '11987654321',
  };
}

/** Number of a phone with M-Pesa, in no table: one request at a time is open on it. */
export function makeMobile(): string {
  return `84 ${randomInt(100, 1_000)} ${randomInt(1_000, 10_000)}`;
}

/** A valid CPF. A person has one session with the points partner at a time. */
export function makeCpf(): string {
  const digits = Array.from({ length: 9 }, () => randomInt(0, 10));
  for (const length of [10, 11]) {
    const sum = digits.reduce((total, digit, index) => total + digit * (length - index), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join('');
}

/** The sandbox approves it. */
export const goodCard = '4111111111111111';

/** Card input; `changes` replaces fields. */
export function makeCard(changes: Values = {}): Values {
  return { cardNumber: goodCard, cardHolder: 'ANA D PRADO', cardExpiry: '12/34', cardCvv: '737', ...changes };
}

/** Document that the shop asks for at payment, by field name; empty if it asks for none. */
export function documentOf({ settings }: Shop): Values {
  const { collectsDocument, document } = settings.payment;
  return collectsDocument ? { [document === 'registry' ? 'registry' : 'cpf']: '529.982.247-25' } : {};
}

/** Address that the shop asks for at payment, by field name, without the state of Brazil, which is chosen. */
export function addressOf({ settings }: Shop): Values {
  return settings.country === 'MZ'
    ? { addressLine1: 'Avenida Eduardo Mondlane 12', city: 'Maputo', state: 'Maputo' }
    : {
        postalCode: '01310-100',
        street: 'Avenida Paulista',
        number: '1000',
        district: 'Bela Vista',
        city: 'São Paulo',
      };
}
