import { rmSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import type { CheckSample } from '../../../schemas/generated/types';
import { tellFinding } from '../../findings/tell-finding';
import { inspectConfig } from '../../inspect-config';
import { makeSample } from '../make-sample';

const inFlow = (replace: string, by: string): CheckSample[number] => ({ file: 'flows/acme.json', replace, by });
const success = '{ "id": "success", "templateId": "success" }';
const nextOfPix = '"templateId": "pix", "defaultNextStepId": "success"';

it.each<[title: string, changes: CheckSample, told: string[]]>([
  [
    'one that was deleted, and that several lead to',
    [inFlow(`,\n    ${success}`, '')],
    [
      'steps.1.defaultNextStepId',
      'add a step with the id "success", or give payment, pix, payment-verification another defaultNextStepId',
      '',
    ],
  ],
  [
    'one whose id has a typing error, where it stands',
    [inFlow(success, success.replace('"success"', '"sucess"'))],
    ['steps.4.id', 'change it to "success"', 'success'],
  ],
  [
    'one that a single step names with a typing error',
    [inFlow(nextOfPix, nextOfPix.replace('success', 'sucess'))],
    ['steps.2.defaultNextStepId', 'change it to "success"', 'success'],
  ],
])('a step that is missing is told once: %s', (_, changes, told) => {
  const root = makeSample(changes);
  onTestFinished(() => rmSync(root, { recursive: true }));
  const { findings } = inspectConfig(root, { today: '2026-06-01' });
  const lines = findings.map((finding) => [
    'path' in finding.place ? finding.place.path.join('.') : '',
    tellFinding(finding, 'en').help,
    finding.fix?.kind === 'set-value' ? finding.fix.value : '',
  ]);
  expect(lines).toEqual([told]);
});
