import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskAll } from './mask-personal';

it.each([
  'ana@example.com',
  'ana%40example.com',
  '529.982.247-25',
  '52998224725',
  '+55 (11) 98765-4321',
  '4111 1111 1111 1111',
  '4111111111111111',
  '4111111111111112',
  '378282246310006',
  '5555_5555_5555_4445',
  '4111%201111%201111%201112',
  '6362970000457013123',
])('an event masks %s in every text', (personal) => {
  const masked = JSON.stringify(maskAll({ utm_source: personal, items: [{ item_name: `de ${personal} aqui` }] }));
  expect(masked).not.toContain(personal);
  expect(masked).not.toMatch(/\d{4}|@/);
});

const ofBing = '0123456789abcdef0123456789012345';
const ofGoogle = `Cj0KCQiA-abc_123456789012-${'x'.repeat(30)}`;

it.each([
  ['utm_id', '120211234567890128'],
  ['msclkid', ofBing],
  ['gclid', ofGoogle],
  ['utm_campaign', 'black-friday-2026'],
])('the %s %s of an advertisement stays', (key, value) => {
  expect(maskAll({ [key]: value, value: 1_234_567_890 })).toEqual({ [key]: value, value: 1_234_567_890 });
});

it.each([
  ['utm_source', '120211234567890128'],
  ['utm_id', '4111111111111112'],
  ['gclid', '4111111111111112'],
  ['msclkid', `${ofBing} 52998224725`],
])('a %s of another shape is masked: %s', (key, value) => {
  expect(maskAll({ [key]: value })[key]).not.toMatch(/\d{9}/);
});

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const personal = fc.oneof(
  fc.emailAddress(),
  digits(11).map((cpf) => `${cpf.slice(0, 3)}.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-${cpf.slice(9)}`),
  digits(11),
  fc.integer({ min: 13, max: 19 }).chain(digits),
  digits(9).map((phone) => `+55 (11) ${phone.slice(0, 5)}-${phone.slice(5)}`),
);

it('no e-mail, CPF, phone or card number passes, whatever stands around it', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), personal, fc.string({ maxLength: 40 }), (before, value, after) => {
      const { text } = maskAll({ text: `${before} ${value} ${after}` });
      expect(text).not.toContain(value);
    }),
    { numRuns: process.env.NIGHTLY ? 20_000 : 500 },
  );
});
