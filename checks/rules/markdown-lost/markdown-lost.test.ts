import { expect, test } from 'vitest';
import { describeFinding } from '../../findings/describe-finding';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

const file = 'flows/acme.json';
const next = '"templateId": "lead", "defaultNextStepId": "payment" },';

function messagesFor(markdown: string): string[] {
  const props = JSON.stringify({ markdown });
  const offer = `{ "id": "offer", "templateId": "presentation", "props": ${props}, "defaultNextStepId": "payment" },`;
  return inspectFiles(sampleFiles([{ file, replace: next, by: `${next.replace('"payment"', '"offer"')} ${offer}` }]), {
    today: '2026-06-01',
  }).findings.map((finding) => describeFinding(finding, 'en').message);
}

test.each([
  [
    'Veja [isto](http://acme.example).',
    'a link that is not https, which the screen does not show: http://acme.example',
  ],
  ['[a]: http://acme.example\n\n- Veja **[isto][a]**', 'a link that is not https'],
  ['Veja [isto](javascript:void).', 'a link that is not https'],
  ['Veja [isto](//acme.example).', 'a link that is not https'],
  ['Escreva a <mailto:ana@acme.example>', 'a link that is not https'],
  ['![Aula](https://acme.example/aula.png)', 'a picture'],
  ['| Mês | Preço |\n|---|---|\n| 1 | 2 |', 'a table'],
])('the markdown %j is reported: %s', (markdown, what) => {
  expect(messagesFor(markdown)).toEqual([expect.stringContaining(`the markdown has ${what}`)]);
});

test.each([
  'Veja [isto](https://acme.example) e [a compra](/payment).',
  'Aulas [ao vivo] (sempre) | das 8h às 20h',
  '**Aulas**\n\n1. Uma\n2. Duas',
])('the markdown %j is accepted', (markdown) => {
  expect(messagesFor(markdown)).toEqual([]);
});
