import { expect, it } from 'vitest';
import { mask, maskForeign } from './mask';

/** Texts that are slow to search: long words, characters that NFKC makes six of, numbers with gaps, open quotes. */
const slow = ['x', 'x%4', '@', '㌖', '1 ', '1  ', '1.', '(1', '“', '?', '/lead/', '%20', '１ ', 'error #', 'a@ '];

it.each(slow)('masks 150 long texts in less than a second of the processor: %s', (part) => {
  const text = part.repeat(12_800 / part.length);
  const start = process.cpuUsage();
  for (let index = 0; index < 75; index += 1) {
    mask(text);
    maskForeign(text);
  }
  expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
});

it.each([
  ['number 737 typed', 'number [number] typed'],
  ['7 3 7', '[number]'],
  ['4_1_1_1_1_1_1_1', '[number]'],
  ['of ana.silva%40exemplo.com, in', 'of [email] in'],
  ['Minified React error #418; visit /errors/418', 'Minified React error #418; visit /errors/[number]'],
  ['error #418 4111', 'error #418 [number]'],
  ['error #4111111111111111', 'error #[number]'],
  ['12 of 34', '12 of 34'],
  ['"ana a@b.br" and "Rua Flores"', '[text] and [text]'],
  ['"at /lead/1" and "Rua Flores"', '[text] and [text]'],
])('masks foreign text: %s', (text, masked) => {
  expect(maskForeign(text)).toBe(masked);
});

it.each(['5555_5555_5555_4445', '4111%201111%201111%201112', '４１１１１１１１１１１１１１１１', '@ana', 'ana%40'])(
  'masks words of our own and foreign ones alike: %s',
  (personal) => {
    const masked = expect.stringMatching(/^of \[(?:number|email)\] in$/);
    expect([mask(`of ${personal} in`), maskForeign(`of ${personal} in`)]).toEqual([masked, masked]);
  },
);

it.each([
  ['at /payment/pay_8f3kq2 now', 'at /payment/[id] now'],
  ['at /recovery/lead_x-1?utm_source=a now', 'at /recovery/[id][query] now'],
  ['of SUB_1, inv_2', 'of [id], [id]'],
  ['at /payment?contactId=0035g now', 'at /payment[query] now'],
  ['by card_8aa3 and lvp_9abcDEF1 of lvs_777abc', 'by [id] and [id] of [id]'],
  ['at /renew/assinatura-WUP now', 'at /renew/[id] now'],
  ['of https://x.br/payment/aberta-WUP?a=b,', 'of https://x.br/payment/[id][query]'],
  ['GET /api/v2/payment/6f1c2d3e-1a1b-4abc-9def-12a4b6c8d0e1 failed', 'GET /api/v2/payment/[id] failed'],
  ['PATCH /api/v1/Lead/0035g00/phones/validate', 'PATCH /api/v1/Lead/[id]/phones/validate'],
  ['/_next/data/8fK/payment/aberta-WUP.json', '/_next/data/8fK/payment/[id]'],
  ['key 6f1c2d3e-1a1b-4abc-9def-12a4b6c8d0e1 sent', 'key [id] sent'],
  ['at /payment/upsell or /payment/upgrade?a', 'at /payment/upsell or /payment/upgrade[query]'],
  ['at /payment/upsell-secreta now', 'at /payment/[id] now'],
  ['a payload_1, why?', 'a payload_1, why?'],
])('masks ids and queries in words of our own and foreign ones alike: %s', (text, masked) => {
  expect([mask(text), maskForeign(text)]).toEqual([masked, masked]);
});

it('keeps a text without personal data as it was written', () => {
  expect(mask('1º mês, ½ preço™')).toBe('1º mês, ½ preço™');
});

it('cuts a card number after signs that NFKC lengthens', () => {
  expect(mask(`${'ﷺ'.repeat(120)} 4111111111111111`)).not.toContain('4111');
});
