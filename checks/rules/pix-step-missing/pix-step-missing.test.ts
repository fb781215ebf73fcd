import { expect, test } from 'vitest';
import type { CheckSample } from '../../../schemas/generated/types';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

const pixStep: CheckSample[number] = {
  file: 'flows/acme.json',
  replace: '    { "id": "pix", "templateId": "pix", "defaultNextStepId": "success" },\n',
  by: '',
};
const stepNamesNone: CheckSample[number] = {
  file: 'flows/acme.json',
  replace: '"props": { "methods": ["credit-card", "pix"] },',
  by: '',
};
/** The flow `pix` names its method, so a brand without pix cannot use it. */
const brandTakesCards: CheckSample = [
  { file: 'brands/acme/brand.json', replace: '"methods": ["credit-card", "pix"]', by: '"methods": ["credit-card"]' },
  { file: 'brands/acme/brand.json', replace: '"flows": ["acme", "acme-pix"]', by: '"flows": ["acme"]' },
  { file: 'brands/acme/brand.json', replace: '"flow": "pix"', by: '"flow": "default"' },
  { file: 'flows/acme-pix.json', isRemoved: true },
];

function findingsOf(changes: CheckSample) {
  return inspectFiles(sampleFiles(changes), { today: '2026-06-01' }).findings;
}

test.each<[title: string, changes: CheckSample]>([
  ['named by its payment step', [pixStep]],
  ['offered by its brand', [pixStep, stepNamesNone]],
])('a flow with pix %s needs a step for the pix code', (_, changes) => {
  expect(findingsOf(changes)).toMatchObject([
    { code: 'pix-step-missing', place: { file: 'flows/acme.json', path: ['steps', 1, 'templateId'] } },
  ]);
});

test.each<[title: string, changes: CheckSample]>([
  ['whose brand takes no pix', [pixStep, stepNamesNone, ...brandTakesCards]],
  ['whose pix step has another id', [{ ...pixStep, by: pixStep.replace?.replace('"pix"', '"codigo"') ?? '' }]],
])('a flow %s gets no finding', (_, changes) => {
  expect(findingsOf(changes)).toEqual([]);
});
