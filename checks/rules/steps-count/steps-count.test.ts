import { expect, test } from 'vitest';
import type { CheckSample } from '../../../schemas/generated/types';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';
import { rule } from './steps-count.rule';

const states = (text: string): CheckSample[number] => ({
  file: 'brands/acme/brand.json',
  replace: '"title": "Acme",',
  by: `"title": "Acme", ${text},`,
});
const statesPayment = (number: number): CheckSample[number] => ({
  file: 'brands/acme/brand.json',
  replace: '"payment": {',
  by: `"payment": { "currentStep": ${number},`,
});
/** Makes payment the third step of four. */
const presentation: CheckSample = [
  {
    file: 'flows/acme.json',
    replace: '"templateId": "lead", "defaultNextStepId": "payment" },',
    by: '"templateId": "lead", "defaultNextStepId": "presentation" },\n    { "id": "presentation", "templateId": "presentation", "defaultNextStepId": "payment" },',
  },
];

function findingsOf(changes: CheckSample) {
  return inspectFiles(sampleFiles(changes), { today: '2026-06-01' }).findings;
}

test.each<[title: string, changes: CheckSample, what: string, stated: number, counted: number]>([
  ['of steps', [states('"stepsNumber": 4')], 'stated', 4, 3],
  ['of the payment step', [statesPayment(3)], 'statedPayment', 3, 2],
  [
    'of the pix step, lower than that of payment',
    [...presentation, states('"pix": { "currentStep": 2 }')],
    'statedPix',
    2,
    3,
  ],
  [
    'of steps, after a step was added,',
    [...presentation, states('"stepsNumber": 3'), statesPayment(2)],
    'stated',
    3,
    4,
  ],
])('a stated number %s that differs from the default flow gets one finding', (_, changes, what, stated, counted) => {
  expect(findingsOf(changes)).toMatchObject([{ code: 'steps-count', params: { what, stated, counted } }]);
});

test.each<[title: string, changes: CheckSample]>([
  ['all numbers', [states('"stepsNumber": 3, "pix": { "currentStep": 2 }'), statesPayment(2)]],
  ['the pix step after payment', [states('"pix": { "currentStep": 3 }')]],
  [
    'the numbers of a longer flow',
    [...presentation, states('"stepsNumber": 4, "pix": { "currentStep": 3 }'), statesPayment(3)],
  ],
])('stated numbers that match the default flow are accepted: %s', (_, changes) => {
  expect(findingsOf(changes)).toEqual([]);
});

const lead = '{ "id": "lead", "templateId": "lead", "defaultNextStepId": "payment" },';

test.each<[side: string, flow: string]>([
  ['few', ''],
  [
    'many',
    `{ "id": "presentation", "templateId": "presentation", "defaultNextStepId": "lead" },
    { "id": "lead", "templateId": "lead", "defaultNextStepId": "select-school" },
    { "id": "select-school", "templateId": "select-school", "defaultNextStepId": "phone" },
    { "id": "phone", "templateId": "phone-verification", "defaultNextStepId": "payment" },`,
  ],
])('the advice for a flow of too %s steps says so', (side, by) => {
  const { shared, brands } = inspectFiles(sampleFiles([{ file: 'flows/acme.json', replace: lead, by }]));
  const sides: unknown[] = [];
  if (shared) rule({ shared, brands, isWhole: true }, (_, params) => sides.push(params?.side));
  expect(new Set(sides)).toEqual(new Set([side]));
});
