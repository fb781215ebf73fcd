import { expect, test } from 'vitest';
import type { CheckSample } from '../../../schemas/generated/types';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

const brand = 'brands/acme/brand.json';
const flow = 'flows/acme.json';
const next = '"templateId": "lead", "defaultNextStepId": "payment" },';
const present = (props: object) => ({
  file: flow,
  replace: next,
  by: `${next.replace('"payment"', '"offer"')}
  { "id": "offer", "templateId": "presentation", "props": ${JSON.stringify(props)}, "defaultNextStepId": "payment" },`,
});
const word = (by: string) => ({ file: 'brands/acme/copy.pt-BR.json', replace: 'Comece agora', by });

function reportedOf(change: CheckSample[number]) {
  return inspectFiles(sampleFiles([change]), { today: '2026-06-01' }).findings.map(({ code, place, fix }) => [
    `${code} ${place.file} ${'path' in place ? place.path.join('.') : ''}`,
    fix && 'value' in fix && fix.value,
  ]);
}

test.each<[title: string, change: CheckSample[number], at: string, mended: string]>([
  [
    'in the copy of a brand',
    word('**Comece** já, **agora mesmo**'),
    'brands/acme/copy.pt-BR.json lead.title',
    'Comece já, agora mesmo',
  ],
  [
    'in the benefits of a step',
    present({ benefits: ['Livros', '**Aulas** ao vivo'] }),
    `${flow} steps.1.props.benefits.1`,
    'Aulas ao vivo',
  ],
  [
    'in the name of a product',
    { file: brand, replace: '"Curso Acme"', by: '"Curso **Acme**"' },
    `${brand} BR.productName`,
    'Curso Acme',
  ],
  [
    'in a message of the brand',
    { file: 'brands/acme/messages.pt-BR.json', text: '{ "full-name": "Nome **completo**" }' },
    'brands/acme/messages.pt-BR.json full-name',
    'Nome completo',
  ],
])('markdown asterisks in plain text are reported: %s', (_, change, at, mended) => {
  expect(reportedOf(change)).toEqual([[`markdown-in-copy ${at}`, mended]]);
});

test.each<[title: string, change: CheckSample[number]]>([
  ['bold in markdown', present({ markdown: '**Aulas** ao vivo' })],
  ['a footnote mark', word('Comece agora**')],
  ['masked digits', word('Cartão **** **** **** 1234, CPF ***.456.789-**')],
  ['a formula', word('2 ** 3 ** x')],
])('%s is accepted', (_, change) => {
  expect(reportedOf(change)).toEqual([]);
});
