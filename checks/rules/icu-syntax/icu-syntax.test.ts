import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CheckSample } from '../../../schemas/generated/types';
import { describeFinding } from '../../findings/describe-finding';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

const base = 'brands/_base/copy.pt-BR.json';

test.each([
  [
    'Etapa {step} de {total}',
    'Etapa {o-passo}',
    'write between the braces { } a value that the screen fills: step or total',
  ],
  ['Etapa {step} de {total}', 'Etapa {}', 'write between the braces { } a value that the screen fills: step or total'],
  ['Comece agora', 'Olá {seu nome}', 'take the braces out: the screen fills nothing in the text "title"'],
  ['"submit"', '"begin": "{seu nome}", "submit"', 'check the braces { } of the text'],
  [
    'Etapa {step} de {total}',
    '{total, plural, one {Etapa única}}',
    'add other {…} behind the last option: it holds for all other cases',
  ],
  ['Comece agora', "Gota d'{step}", "take the apostrophe out, write ’ in its place, or two of them: ''"],
  ['Etapa {step} de {total}', 'Etapa {step', 'check the braces { } of the text'],
  [
    '"progress":',
    '"soldBy": "{business, plural, one {Loja} other {# lojas}}", "progress":',
    'leave only "business" between the braces: the screen gives a text there, and a plural chooses by a number',
  ],
])('the text %s, changed to %s, gets the advice: %s', (replace, by, help) => {
  expect(helpOf({ file: 'brands/acme/copy.pt-BR.json', replace, by })).toEqual([help]);
});

test('the advice for a text of the base names no placeholders', () => {
  const text = readFileSync(base, 'utf8');
  expect(helpOf({ file: base, text: text.replace('{step}', '{o-passo}') })).toContain(
    'check the braces { } of the text',
  );
});

function helpOf(change: CheckSample[number]) {
  const { findings } = inspectFiles(sampleFiles([change]), { today: '2026-06-01' });
  return findings.filter(({ code }) => code === 'icu-syntax').map((finding) => describeFinding(finding, 'en').help);
}
