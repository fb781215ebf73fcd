import { expect, it } from 'vitest';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { knownDocument } from './known-document';

const cpf = '390.533.447-05';
const cnpj = '11.444.777/0001-61';
const cnpjOfLetters = '1A.2B3.C45/0001-90';

it.each<[title: string, payment: object, document: string | null, expected: string | undefined]>([
  ['sends a CPF to a brand that asks for a CPF', { collectsDocument: true, document: 'cpf' }, cpf, cpf],
  ['sends a CNPJ to a brand that takes both kinds', { collectsDocument: true, document: 'registry' }, cnpj, cnpj],
  ['sends no CNPJ to a brand that asks for a CPF', { collectsDocument: true, document: 'cpf' }, cnpj, undefined],
  [
    'sends no CNPJ with letters to a brand that asks for a CPF',
    { collectsDocument: true, document: 'cpf' },
    cnpjOfLetters,
    undefined,
  ],
  ['sends nothing to a brand that asks for no document', { collectsDocument: false }, cpf, undefined],
  ['sends nothing before the buyer types a document', { collectsDocument: true, document: 'cpf' }, null, undefined],
])('the checkout %s', (_, payment, document, expected) => {
  const { settings } = makeCheckoutView();
  const own = { ...settings, payment: { ...settings.payment, ...payment } };
  expect(knownDocument({ settings: own }, { document })).toBe(expected);
});
