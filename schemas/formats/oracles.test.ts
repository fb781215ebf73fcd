import { readdirSync } from 'node:fs';
import { cnpj, cpf } from 'cpf-cnpj-validator';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCardNumber } from './card-number.ts';
import { isCardNumberFilled } from './card-number-filled.ts';
import { isCnpj } from './cnpj.ts';
import { isCpf } from './cpf.ts';
import { isRegistry } from './registry.ts';

const digits = (length: number) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });

/** A text with one character replaced by another of the same alphabet. */
const replaced = (text: string, at: number, step: number, alphabet: string) => {
  const place = at % text.length;
  const now = alphabet.indexOf(text.charAt(place));
  const other = alphabet.charAt((now + 1 + (step % (alphabet.length - 1))) % alphabet.length);
  return text.slice(0, place) + other + text.slice(place + 1);
};

describe('the CPF rule compared with another library', () => {
  // cpf-cnpj-validator also rejects 123.456.789-09, although its check digits are valid.
  const stems = digits(9).map((stem) => stem.join(''));
  const numbers = stems
    .filter((stem) => stem !== '123456789')
    .map((stem) => stem + cpf.verifierDigit(stem))
    .map((stem) => stem + cpf.verifierDigit(stem));

  it('accepts every valid CPF, with or without mask', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const repeated = /^(\d)\1+$/.test(number);
        for (const typed of [number, cpf.format(number)]) {
          expect(isCpf(typed)).toBe(!repeated);
          expect(isCpf(typed)).toBe(cpf.isValid(typed, true));
          expect(isRegistry(typed)).toBe(!repeated);
        }
      }),
      { examples: [...'0123456789'].map((digit) => [digit.repeat(11)]) },
    );
  });

  it('agrees on a CPF with one wrong digit', () => {
    fc.assert(
      fc.property(numbers, fc.nat(), fc.nat(), (number, at, step) => {
        const typed = replaced(number, at, step, '0123456789');
        fc.pre(!typed.startsWith('123456789'));
        expect(isCpf(typed)).toBe(cpf.isValid(typed, true));
        expect(isCpf(cpf.format(typed))).toBe(cpf.isValid(typed, true));
      }),
      { numRuns: 1000 },
    );
  });

  it('agrees on any 11 digits', () => {
    fc.assert(
      fc.property(digits(11), (typed) => {
        const number = typed.join('');
        fc.pre(!number.startsWith('123456789'));
        expect(isCpf(number)).toBe(cpf.isValid(number, true));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the CNPJ rule compared with another library', () => {
  const places = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const letters = fc.array(fc.constantFrom(...places), { minLength: 12, maxLength: 12 });
  const numbers = fc
    .oneof(letters, digits(12))
    .map((stem) => stem.join(''))
    .map((stem) => stem + cnpj.verifierDigit(stem))
    .map((stem) => stem + cnpj.verifierDigit(stem));

  it('accepts every valid CNPJ, with digits or letters, with or without mask, in either case', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const repeated = /^(\d)\1+$/.test(number);
        for (const typed of [number, cnpj.format(number)]) {
          expect(isCnpj(typed)).toBe(!repeated);
          expect(isCnpj(typed)).toBe(cnpj.isValid(typed, true));
          expect(isCnpj(typed.toLowerCase())).toBe(!repeated);
          expect(isRegistry(typed)).toBe(!repeated);
        }
      }),
      { examples: [...'0123456789'].map((digit) => [digit.repeat(14)]) },
    );
  });

  it('agrees on a CNPJ with one wrong character', () => {
    fc.assert(
      fc.property(numbers, fc.nat(), fc.nat(), (number, at, step) => {
        const typed = replaced(number, at, step, places);
        expect(isCnpj(typed)).toBe(cnpj.isValid(typed, true));
        expect(isCnpj(cnpj.format(typed))).toBe(cnpj.isValid(cnpj.format(typed), true));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the checksum of a card number', () => {
  /** The checksum by definition: sums the digits of the doubled digits. */
  const checksum = (number: string) =>
    [...number]
      .toReversed()
      .flatMap((digit, index) => [...String(Number(digit) * (index % 2 === 0 ? 1 : 2))])
      .reduce((sum, digit) => sum + Number(digit), 0);
  const numbers = fc
    .integer({ min: 13, max: 15 })
    .chain(digits)
    .map((stem) => stem.join(''))
    .map((stem) => stem + ((10 - (checksum(`${stem}0`) % 10)) % 10))
    .filter((number) => checksum(number) > 0);

  it('accepts every number of 14 to 16 digits with a valid check digit', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        expect(isCardNumber(number)).toBe(true);
        expect(isCardNumberFilled(number.replace(/(\d{4})/g, '$1 '))).toBe(true);
      }),
    );
  });

  it('refuses every number with one wrong digit', () => {
    fc.assert(
      fc.property(numbers, fc.nat(), fc.nat(), (number, at, step) => {
        const typed = replaced(number, at, step, '0123456789');
        expect(isCardNumber(typed)).toBe(false);
        expect(isCardNumberFilled(typed)).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('every rule', async () => {
  const ruleIds = readdirSync(new URL('.', import.meta.url))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -'.ts'.length));
  const rules = await Promise.all(
    ruleIds.map(async (id) => ({
      id,
      exported: (await import(/* @vite-ignore */ `./${id}.ts`)) as Record<string, unknown>,
    })),
  );
  const formats = rules.flatMap(({ exported }) => Object.values(exported) as ((value: string) => unknown)[]);

  it.each(rules)('$id exports one function, named after its file', ({ id, exported }) => {
    const name = `is-${id}`.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
    expect(Object.keys(exported)).toEqual([name]);
    expect(exported[name]).toBeTypeOf('function');
  });

  it('returns true or false for any text, and the same result again', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...'0aÁ @.+-/()\u0301\u00a0\udc00\ud800') }),
    );
    fc.assert(
      fc.property(text, (typed) => {
        for (const format of formats) {
          const answer = format(typed);
          expect(answer).toBeTypeOf('boolean');
          expect(format(typed)).toBe(answer);
        }
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['one letter and an @', `${'a'.repeat(1e5)}@`],
    ['dots', `aa@${'a.'.repeat(5e4)}`],
    ['hyphens', `aa@${'a-'.repeat(5e4)}`],
    ['spaces before a letter', `${' '.repeat(1e5)}a`],
    ['spaces after a letter', `a${' '.repeat(1e5)}`],
    ['spaces between a letter and a symbol', `a${' '.repeat(1e5)}!`],
    ['words', `${'a '.repeat(5e4)}!`],
    ['words and gaps', 'a  '.repeat(3e4)],
    ['digits', '1'.repeat(1e5)],
    ['digits and spaces', '1 '.repeat(5e4)],
    ['masks', `111${'.-/ '.repeat(25_000)}x`],
    ['a slash between many spaces', `05${' '.repeat(5e4)}/${' '.repeat(5e4)}x`],
    ['a + prefix', `+${'1'.repeat(1e5)}x`],
    ['combining marks', `a${'\u0301\u0316'.repeat(5e4)}`],
    ['lone surrogates', '\udc00'.repeat(1e5)],
  ])('checks a pasted text of 100 kB in less than a second: %s', (_shape, pasted) => {
    const start = process.cpuUsage();
    for (const format of formats) format(pasted);
    const { user, system } = process.cpuUsage(start);
    expect(user + system).toBeLessThan(1_000_000);
  });
});
