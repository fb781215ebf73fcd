import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mendEmail } from './mend-email';
import { mendCode, mendText } from './mend-text';
import { mendWord } from './mend-word';

it.each([
  ['BLACK.', 'BLACK'],
  ['“BLACK”', 'BLACK'],
  ['ＢＬＡＣＫ', 'BLACK'],
  ['𝗕𝗟𝗔𝗖𝗞', 'BLACK'],
  ['*BLACK*', 'BLACK'],
  ['(BLACK)', 'BLACK'],
  ['“[*BLACK*]”,', 'BLACK'],
  ['(BLACK', 'BLACK'],
  ['<BLACK>', 'BLACK'],
  ['<BLACK', 'BLACK'],
  ['BLA\u200bCK\u2060', 'BLACK'],
  ['BLA\u200cCK', 'BLACK'],
  ['BLACK´', 'BLACK'],
  ['BLACK–10', 'BLACK-10'],
  ['MS/', 'MS'],
  ['MS_', 'MS_'],
  ['１００', '100'],
  ['nº 12', 'nº 12'],
  ['Travessa (fundos)', 'Travessa (fundos)'],
  ['(Ana) (SP)', '(Ana) (SP)'],
  ['Acme S.A.', 'Acme S.A.'],
])('the code %j is read as %j', (written, code) => {
  expect(mendCode(written)).toBe(code);
});

it.each([
  ['_BLACK_', 'BLACK'],
  ['_*BLACK*_', 'BLACK'],
  ['*_“BLACK_10”_*', 'BLACK_10'],
  ['- BLACK-10', 'BLACK-10'],
  ['—', ''],
])('the word %j is read as %j', (written, word) => {
  expect(mendWord(written)).toBe(word);
});

it.each([
  ['<ana@example.com>', 'ana@example.com'],
  ['Ana Prado <ana@example.com>,', 'ana@example.com'],
  ['"Prado, Ana" <mailto:ana@example.com>', 'ana@example.com'],
  ['mailto:ana@example.com?subject=Oi', 'ana@example.com'],
  ['_ana@example.com_', 'ana@example.com'],
  ['_ana@example.com', '_ana@example.com'],
  ['ana souza@example.com', 'ana souza@example.com'],
])('the e-mail %j is read as %j', (written, address) => {
  expect(mendEmail(written)).toBe(address);
});

it('a name keeps its own apostrophe, and pictures stay joined', () => {
  expect(mendText(' “D’Ávila 👩\u200d💻”. ')).toBe('D’Ávila 👩\u200d💻');
});

it('mending a text again changes nothing', () => {
  const signs = [..."a1 .,()[]*~_-“”'´º/<>@?", '%20', '\u200b', '\u200d', '\u0301', 'Ａ', '…'];
  const text = fc.array(fc.constantFrom(...signs), { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (written) => {
      for (const mend of [mendText, mendCode, mendWord, mendEmail]) expect(mend(mend(written))).toBe(mend(written));
    }),
    { numRuns: 2_000 },
  );
});
