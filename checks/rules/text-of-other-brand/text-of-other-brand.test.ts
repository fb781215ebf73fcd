import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { minimalLogo } from '../../../renderer/testing/test-brand';
import type { CheckSample } from '../../../schemas/generated/types';
import { inspectConfig } from '../../inspect-config';
import { makeSample } from '../make-sample';

const beta = 'brands/beta/brand.json';
const acmeCopy = 'brands/acme/copy.pt-BR.json';
const betaCopy = 'brands/beta/copy.pt-MZ.json';
const flow = 'flows/beta.json';

const copyOf = (file: string, title: string, intro = 'Diga quem é.'): CheckSample[number] => ({
  file,
  text: JSON.stringify({ lead: { title, intro } }),
});
const replace = (file: string, before: string, by: string): CheckSample[number] => ({ file, replace: before, by });
const presented = (markdown: string): CheckSample[number] => {
  const lead = '"templateId": "lead", "defaultNextStepId": "payment" },';
  const step = { id: 'offer', templateId: 'presentation', props: { markdown }, defaultNextStepId: 'payment' };
  return replace(flow, lead, `${lead.replace('payment', 'offer')} ${JSON.stringify(step)},`);
};
const oneBusiness = replace(beta, '"business": "beta"', '"business": "acme"');
const sharedBusiness = `business-shared ${beta} MZ.business: acme`;
const promise = 'Aprenda do zero, com aulas ao vivo toda semana';
const longPromise = `${promise}, na hora que for melhor para você`;
const plainName = replace('brands/acme/brand.json', '"productName": "Curso Acme"', '"productName": "Curso de Inglês"');

function tell(changes: CheckSample): string[] {
  const root = makeSample(changes);
  onTestFinished(() => rmSync(root, { recursive: true }));
  return inspectConfig(root, { today: '2026-06-01' }).findings.map(
    ({ code, place, params }) =>
      `${code} ${place.file} ${'path' in place ? place.path.join('.') : ''}: ${params.owner}`,
  );
}

const code = 'text-of-other-brand';

test.each<[title: string, changes: CheckSample, expected: string[]]>([
  ['its business name in copy', [copyOf(betaCopy, 'Comece na Escola Acme')], [`${code} ${betaCopy} lead.title: acme`]],
  ['its product name in a title', [replace(beta, '"Beta"', '"Curso Acme"')], [`${code} ${beta} MZ.title: acme`]],
  ['its short name in a sentence', [copyOf(betaCopy, 'Comece na Acme')], [`${code} ${betaCopy} lead.title: acme`]],
  [
    'its product name in a text of a flow',
    [presented('Um ano de **Curso Acme**.')],
    [`${code} ${flow} steps.1.props.markdown: acme`],
  ],
  [
    'its copy',
    [copyOf(acmeCopy, 'Comece', longPromise), copyOf(betaCopy, 'Vamos', longPromise)],
    [`${code} ${betaCopy} lead.intro: acme`],
  ],
  [
    'two of its shorter texts',
    [
      copyOf(acmeCopy, 'Você aprende com quem faz todo dia', promise),
      copyOf(betaCopy, 'Você aprende com quem faz todo dia', promise),
    ],
    [`${code} ${betaCopy} lead.intro: acme`],
  ],
  ['not one of its shorter texts', [copyOf(acmeCopy, 'Comece', promise), copyOf(betaCopy, 'Vamos', promise)], []],
  [
    'its plain product name as a title',
    [plainName, replace(beta, '"Beta"', '"Curso de Inglês"')],
    [`${code} ${beta} MZ.title: acme`],
  ],
  [
    'its plain product name in bold',
    [plainName, presented('Um ano de **Curso de Inglês**.')],
    [`${code} ${flow} steps.1.props.markdown: acme`],
  ],
  ['not its plain product name in a sentence', [plainName, copyOf(betaCopy, 'Comece o Curso de Inglês hoje')], []],
  [
    'its copy and name, once',
    [copyOf(acmeCopy, 'Comece', longPromise), copyOf(betaCopy, 'Curso Acme para todos', longPromise)],
    [`${code} ${betaCopy} lead.title: acme`],
  ],
  ['not its name as a common word', [copyOf(betaCopy, 'Acme é o ponto mais alto')], []],
  ['not part of a longer word', [copyOf(betaCopy, 'A Escola Acmeana é outra')], []],
  ['not a short text', [copyOf(acmeCopy, 'Comece hoje mesmo'), copyOf(betaCopy, 'Comece hoje mesmo')], []],
  ['not its own name', [copyOf(betaCopy, 'Comece na Escola Beta')], []],
  [
    'not a name inside its own longer one',
    [replace(beta, '"Curso Beta"', '"Curso Acme Júnior"'), copyOf(betaCopy, 'Comece o Curso Acme Júnior')],
    [],
  ],
  [
    'not the product of its upsell',
    [
      replace(beta, '"title": "Beta",', '"title": "Beta", "upsell": { "productName": "Curso Acme", "theme": "acme" },'),
      copyOf(betaCopy, 'Leve o Curso Acme também'),
    ],
    [],
  ],
  [
    'not the product that its flow sells afterwards',
    [
      replace(flow, '"steps"', '"props": { "upsell": { "dsProductId": "acme-curso" } }, "steps"'),
      copyOf(betaCopy, 'Leve o Curso Acme também'),
    ],
    [],
  ],
  ['not within one business', [oneBusiness, copyOf(betaCopy, 'Comece na Escola Acme')], [sharedBusiness]],
])('a text of another business is reported: %s', (_, changes, expected) => {
  expect(tell(changes)).toEqual(expected);
});

test('a name that two businesses have is reported in no text of a third', () => {
  const settings = {
    domain: 'gama.example',
    businessName: 'Escola Gama',
    productName: 'Curso Acme',
    productCode: 'GAMA',
    dsProductId: 'gama',
    flows: ['acme'],
    payment: { methods: ['credit-card', 'pix'] },
    plans: { yearly: { amount: 118_800, installments: 12, planId: { test: 'G1', homolog: 'G2', production: 'G3' } } },
  };
  const gama: CheckSample = [
    { file: 'brands/gama/brand.json', text: JSON.stringify({ order: 30, BR: { ...settings, forcedFlows: [] } }) },
    { file: 'brands/gama/logo.svg', text: minimalLogo },
  ];
  expect(tell([...gama, copyOf(betaCopy, 'O Curso Acme é seu')])).toEqual([]);
});
