import { expect, test } from 'vitest';
import type { CheckSample } from '../../../schemas/generated/types';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

const copy = 'brands/acme/copy.pt-BR.json';
const flow = 'flows/acme.json';
const brand = 'brands/acme/brand.json';

const inFlow = (props: string, template = 'presentation'): CheckSample[number] => ({
  file: flow,
  replace: '"defaultNextStepId": "payment" },',
  by: `"defaultNextStepId": "shown" },
    { "id": "shown", "templateId": "${template}", "props": ${props}, "defaultNextStepId": "payment" },`,
});

test.each<[title: string, changes: CheckSample, expected: string[]]>([
  ['in a text of the brand', [{ file: copy, replace: 'Comece agora', by: 'Só R$ 99,00' }], [`${copy} lead.title`]],
  ['not if it is the price', [{ file: copy, replace: 'Comece agora', by: 'Só R$ 1.140,00' }], []],
  [
    'in a wording under a flag',
    [
      { file: 'brands/_base/flags.json', text: '{ "acme-title": { "description": "Título novo.", "isOn": true } }' },
      {
        file: copy,
        replace: '"lead": {',
        by: '"variants": { "acme-title": { "lead": { "title": "Só R$ 99,00" } } },\n  "lead": {',
      },
    ],
    [`${copy} variants.acme-title.lead.title`],
  ],
  ['in the words of a step', [inFlow('{ "markdown": "12x de 99,00" }')], [`${flow} steps.1.props.markdown`]],
  [
    'in a list of a step',
    [inFlow('{ "benefits": ["12x de 95,00", "12x de 99,00"] }')],
    [`${flow} steps.1.props.benefits.1`],
  ],
  ['not in the currency of another area', [{ file: copy, replace: 'Comece agora', by: 'Em Moçambique, 1.560 MT' }], []],
  [
    'not beside a price in whole units, which causes it',
    [
      { file: copy, replace: 'Comece agora', by: '12x de R$ 95,00' },
      {
        file: brand,
        replace:
          '"amount": 114000,\n        "cycleAmount": 9500,\n        "installments": 12,\n        "installmentAmount": 9500',
        by: '"amount": 1140,\n        "installments": 12',
      },
    ],
    [`${brand} BR.plans.yearly.amount`],
  ],
])('an amount that no price gives is reported %s', (_, changes, expected) => {
  const { findings } = inspectFiles(sampleFiles(changes));
  expect(findings.map(({ place }) => `${place.file} ${'path' in place ? place.path.join('.') : place.offset}`)).toEqual(
    expected,
  );
});
