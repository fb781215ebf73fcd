import { describe, expect, it } from 'vitest';
import type { CheckSample } from '../../../schemas/generated/types';
import { describeFinding } from '../../findings/describe-finding';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

function inspectWith(changes: CheckSample) {
  return inspectFiles(sampleFiles(changes), { today: '2026-06-01' }).findings;
}

const brand = 'brands/acme/brand.json';
const flow = 'flows/acme.json';
const theme = 'brands/acme/theme.json';
const next = '"templateId": "lead", "defaultNextStepId": "payment" },';
const present = (props: object) =>
  `${next.replace('"payment"', '"offer"')}
  { "id": "offer", "templateId": "presentation", "props": ${JSON.stringify(props)}, "defaultNextStepId": "payment" },`;
const answers = (label: string) => `"refererOptions": [{ "id": "tv", "label": "${label}" }], "canvas"`;

describe('HTML is reported in every text that buyers read', () => {
  it.each<[title: string, change: CheckSample[number], path: (string | number)[], mended: string | undefined]>([
    [
      'in the benefits of a step',
      { file: flow, replace: next, by: present({ benefits: ['a < b', '<b>Aulas</b> ao vivo'] }) },
      ['steps', 1, 'props', 'benefits', 1],
      'Aulas ao vivo',
    ],
    [
      'in the name of a product',
      { file: brand, replace: '"Curso Acme"', by: '"Curso <i>Acme</i>"' },
      ['BR', 'productName'],
      'Curso Acme',
    ],
    [
      'in the name of a plan',
      { file: brand, replace: '"Plano anual"', by: '"Plano<br>anual"' },
      ['BR', 'plans', 'yearly', 'name'],
      'Plano anual',
    ],
    [
      'in a message of the brand',
      {
        file: 'brands/acme/messages.pt-BR.json',
        text: '{ "full-name": "Nome <b>completo</b>" }',
      },
      ['full-name'],
      'Nome completo',
    ],
    [
      'in a message of the base',
      { file: 'brands/_base/messages.pt-BR.json', replace: 'Revise o CPF.', by: 'Revise o <b>CPF</b>.' },
      ['cpf'],
      'Revise o CPF.',
    ],
    [
      'in a referer option of the theme',
      { file: theme, replace: '"canvas"', by: answers('<b>TV</b>') },
      ['refererOptions', 0, 'label'],
      'TV',
    ],
    [
      'in a referer option of the base theme',
      { file: 'brands/_base/theme.json', replace: '"label": "', by: '"label": "&nbsp;' },
      ['refererOptions', 0, 'label'],
      undefined,
    ],
  ])('%s', (_, change, path, mended) => {
    const findings = inspectWith([change]);
    expect(findings).toMatchObject([{ code: 'html-in-copy', place: { file: change.file, path } }]);
    expect(findings[0]?.fix).toEqual(mended && { kind: 'set-value', value: mended });
  });

  it('in markdown, with the advice to use markdown syntax', () => {
    const findings = inspectWith([
      { file: flow, replace: next, by: present({ markdown: '**Aulas** <b>ao vivo</b><br>' }) },
    ]);
    expect(findings).toMatchObject([
      { code: 'html-in-copy', place: { file: flow, path: ['steps', 1, 'props', 'markdown'] } },
    ]);
    expect(findings.map(({ fix }) => fix)).toEqual([undefined]);
    expect(findings.map((finding) => describeFinding(finding, 'en').help)).toEqual([
      'write with nothing between < and >; for bold, write **like this**, between two asterisks; for a new paragraph, leave an empty line',
    ]);
  });
});

it('a tag in a shared plan name is reported once, where the brand states the name', () => {
  const findings = inspectWith([
    { file: brand, replace: '"name": "Plano anual",', by: '' },
    { file: brand, replace: '"plans": {', by: '"planNames": { "yearly": "Plano <b>anual</b>" }, "plans": {' },
  ]);
  expect(findings.map(({ code, place }) => [code, place])).toMatchObject([
    ['html-in-copy', { file: brand, path: ['BR', 'planNames', 'yearly'] }],
  ]);
});

it.each([
  ['Aulas &amp; livros', 'write & alone in place of &amp;'],
  ['Aulas&nbsp;ao vivo', 'write a space in place of &nbsp;'],
  ['Inscri&ccedil;&atilde;o', 'write the sign itself in place of &ccedil;'],
  ['Caf&#xe9;', 'write the sign itself in place of &#xe9;'],
  [
    '<u>Aulas</u> &amp; <a>livros</a>',
    'write plain text, with nothing between < and >: this text takes no bold or other formatting',
  ],
])('the text %s gets the advice: %s', (text, help) => {
  const changes: CheckSample[] = [
    [{ file: 'brands/acme/copy.pt-BR.json', replace: 'Comece agora', by: text }],
    [{ file: brand, replace: '"Curso Acme"', by: JSON.stringify(text) }],
  ];
  for (const findings of changes.map(inspectWith)) {
    expect(findings.map((finding) => describeFinding(finding, 'en').help)).toEqual([help]);
  }
});

it('an HTML entity in markdown gets the advice for entities', () => {
  const findings = inspectWith([{ file: flow, replace: next, by: present({ markdown: '**Aulas** &amp; livros' }) }]);
  expect(findings.map((finding) => describeFinding(finding, 'en').help)).toEqual(['write & alone in place of &amp;']);
});

it('the characters & and < outside of HTML are accepted', () => {
  const changes: CheckSample = [
    { file: flow, replace: next, by: present({ markdown: '1 < 2 & **3** > 2', benefits: ['Som & luz', '<3'] }) },
    { file: brand, replace: '"Curso Acme"', by: '"Curso A&B"' },
    { file: theme, replace: '"canvas"', by: answers('R&B') },
  ];
  expect(inspectWith(changes)).toEqual([]);
});
