import { expect, it } from 'vitest';
import { readExamples } from './read-examples';

const lead = { leadId: 'lead_8f3kq2', name: 'Ana Prado', email: 'ana@example.com', phone: '(11) 98765-4321' };

function readOne(stated: object, defaults: object = {}): object | undefined {
  return readExamples({ defaults, examples: [{ name: 'usual', label: 'normal', ...stated }] })[0];
}

it('a state has the defaults of its file, and replaces those that it states', () => {
  const defaults = { brand: 'acme', presets: ['lead'], data: { regions: ['SP'], city: 'Bauru' } };
  expect(readOne({ data: { regions: [] } }, defaults)).toEqual({
    name: 'usual',
    label: 'normal',
    brand: 'acme',
    session: lead,
    data: { regions: [] },
  });
});

it('a session changes its presets, and null removes a field', () => {
  const session = { phone: null, purchase: { status: 'paid' } };
  expect(readOne({ presets: ['lead', 'pending'], session })).toMatchObject({
    session: { name: lead.name, purchase: { amount: 114000, status: 'paid' } },
  });
  expect(readOne({ presets: ['lead', 'pending'], session })).not.toHaveProperty('session.phone');
});

it.each([
  ['an unknown key', { brands: 'acme' }, /schema.*brands/],
  ['an unknown preset', { presets: ['leads'] }, /preset "leads"/],
  ['a session that lacks a required field', { session: { purchase: { status: 'paid' } } }, /"usual".*token/],
])('%s is an error', (_, stated, message) => {
  expect(() => readOne(stated)).toThrow(message);
});
