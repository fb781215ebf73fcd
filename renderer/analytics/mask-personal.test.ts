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
])('an event masks %s in every text', (personal) => {
  const masked = JSON.stringify(maskAll({ utm_source: personal, items: [{ item_name: `de ${personal} aqui` }] }));
  expect(masked).not.toContain(personal);
  expect(masked).not.toMatch(/\d{4}|@/);
});

it.each(['120211234567890128', 'Cj0KCQiA-abc_DEF', 'black-friday-2026'])('the campaign value %s stays', (value) => {
  expect(maskAll({ utm_id: value, value: 1_234_567_890 })).toEqual({ utm_id: value, value: 1_234_567_890 });
});

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const personal = fc.oneof(
  fc.emailAddress(),
  digits(11).map((cpf) => `${cpf.slice(0, 3)}.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-${cpf.slice(9)}`),
  digits(11),
  digits(9).map((phone) => `+55 (11) ${phone.slice(0, 5)}-${phone.slice(5)}`),
);

it('no e-mail, CPF or phone passes, whatever stands around it', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), personal, fc.string({ maxLength: 40 }), (before, value, after) => {
      const { text } = maskAll({ text: `${before} ${value} ${after}` });
      expect(text).not.toContain(value);
    }),
    { numRuns: process.env.NIGHTLY ? 20_000 : 500 },
  );
});
