import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { tellFinding } from '../../findings/tell-finding';
import { inspectConfig } from '../../inspect-config';
import { makeSample } from '../make-sample';

const file = 'flows/acme.json';
const next = '"templateId": "lead", "defaultNextStepId": "payment" },';

function messagesFor(markdown: string): string[] {
  const props = JSON.stringify({ markdown });
  const offer = `{ "id": "offer", "templateId": "presentation", "props": ${props}, "defaultNextStepId": "payment" },`;
  const root = makeSample([{ file, replace: next, by: `${next.replace('"payment"', '"offer"')} ${offer}` }]);
  onTestFinished(() => rmSync(root, { recursive: true }));
  return inspectConfig(root, { today: '2026-06-01' }).findings.map((finding) => tellFinding(finding, 'en').message);
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
