import { expect, it } from 'vitest';
import type { CheckSample } from '../../../schemas/generated/types';
import { describeFinding } from '../../findings/describe-finding';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

const inFlow = (replace: string, by: string): CheckSample[number] => ({ file: 'flows/acme.json', replace, by });
const success = '{ "id": "success", "templateId": "success" }';
const nextOfPix = '"templateId": "pix", "defaultNextStepId": "success"';

it.each<[title: string, changes: CheckSample, reported: string[]]>([
  [
    'a deleted step that several steps lead to',
    [inFlow(`,\n    ${success}`, '')],
    [
      'steps.1.defaultNextStepId',
      'add a step with the id "success", or give payment, pix, payment-verification another defaultNextStepId',
      '',
    ],
  ],
  [
    'a step with a misspelt id, reported at the id',
    [inFlow(success, success.replace('"success"', '"sucess"'))],
    ['steps.4.id', 'change it to "success"', 'success'],
  ],
  [
    'a misspelt step id in a single step',
    [inFlow(nextOfPix, nextOfPix.replace('success', 'sucess'))],
    ['steps.2.defaultNextStepId', 'change it to "success"', 'success'],
  ],
])('a missing next step gets one finding: %s', (_, changes, reported) => {
  const { findings } = inspectFiles(sampleFiles(changes), { today: '2026-06-01' });
  const lines = findings.map((finding) => [
    'path' in finding.place ? finding.place.path.join('.') : '',
    describeFinding(finding, 'en').help,
    finding.fix?.kind === 'set-value' ? finding.fix.value : '',
  ]);
  expect(lines).toEqual([reported]);
});
