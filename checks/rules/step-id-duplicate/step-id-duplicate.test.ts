import { expect, test } from 'vitest';
import type { CheckSample } from '../../../schemas/generated/types';
import { describeFinding } from '../../findings/describe-finding';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

const file = 'flows/acme.json';
const offer = (id: string): CheckSample => [
  {
    file,
    replace: '"templateId": "lead", "defaultNextStepId": "payment" },',
    by: `"templateId": "lead", "defaultNextStepId": "${id}" },
    { "id": "${id}", "templateId": "presentation", "defaultNextStepId": "payment" },`,
  },
];
const lastCalled = (id: string): CheckSample => [
  { file, replace: '{ "id": "success", "templateId": "success" }', by: `{ "id": "${id}", "templateId": "success" }` },
  {
    file,
    replace: '"templateId": "pix", "defaultNextStepId": "success"',
    by: `"templateId": "pix", "defaultNextStepId": "${id}"`,
  },
  {
    file,
    replace: '"payment-verification", "defaultNextStepId": "success"',
    by: `"payment-verification", "defaultNextStepId": "${id}"`,
  },
  {
    file,
    replace: '["credit-card", "pix"] },\n      "defaultNextStepId": "success"',
    by: `["credit-card", "pix"] },\n      "defaultNextStepId": "${id}"`,
  },
];
const help = (owner: string) =>
  `dê outro id a este passo: "success" é o modelo do passo "${owner}", e a resposta do pagamento usa esse nome`;

test.each<[title: string, changes: CheckSample, reported: unknown[]]>([
  [
    'the template of a later step is reported',
    [...lastCalled('fim'), ...offer('success')],
    ['steps.1.id', help('fim')],
  ],
  ['a template that no step has is accepted', offer('livelo'), []],
  ['its own template is accepted', lastCalled('success'), []],
])('a step whose id is %s', (_, changes, reported) => {
  const { findings } = inspectFiles(sampleFiles(changes), { today: '2026-06-01' });
  expect(
    findings.flatMap((finding) => [
      'path' in finding.place && finding.place.path.join('.'),
      describeFinding(finding, 'pt-BR').help,
    ]),
  ).toEqual(reported);
});
