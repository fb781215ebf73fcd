import { expect, test } from 'vitest';
import type { CheckSample } from '../../../schemas/generated/types';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

const types = (text: string): CheckSample[number] => ({
  file: 'brands/acme/brand.json',
  replace: '"payment": {',
  by: `"payment": { "planTypes": ${text},`,
});
const noPlans: CheckSample[number] = {
  file: 'brands/acme/brand.json',
  text: JSON.stringify({ order: 10, BR: { productName: 'Curso Acme', plans: {} } }),
};
const stepAsks = (planType: string): CheckSample[number] => ({
  file: 'flows/acme.json',
  replace: '"props": { "methods"',
  by: `"props": { "plan": { "planType": "${planType}" }, "methods"`,
});

const acme = { file: 'brands/acme/brand.json' };
/** ACME in both areas, with shared plan types and separate plans. */
function inBothAreas(types: string, mozambique: string): CheckSample {
  const area = (code: string, plan: string) => ({
    productName: 'Curso Acme',
    productCode: code,
    dsProductId: code,
    domain: 'acme.example',
    flows: ['beta'],
    forcedFlows: [],
    payment: { methods: ['credit-card'] },
    plans: {
      [plan]: { amount: 118_800, installments: 1, planId: { test: `${code}T`, homolog: `${code}H`, production: code } },
    },
  });
  const all = { payment: { planTypes: types.split(' ') } };
  const brand = { order: 10, all, BR: area('ACME', 'yearly'), MZ: area('ACMEMZ', mozambique) };
  const unused: CheckSample = ['flows/acme.json', 'flows/acme-pix.json'].map((file) => ({ file, isRemoved: true }));
  return [{ ...acme, text: JSON.stringify(brand) }, ...unused];
}

function findingsOf(changes: CheckSample) {
  return inspectFiles(sampleFiles(changes), { today: '2026-06-01' }).findings;
}

test.each<[title: string, changes: CheckSample, path: (string | number)[]]>([
  ['a plan type without a plan', [types('["monthly"]')], ['BR', 'payment', 'planTypes', 0]],
  ['one of two plan types without a plan', [types('["yearly", "monthly"]')], ['BR', 'payment', 'planTypes', 1]],
  [
    'a plan type without a plan that a step asks for',
    [types('["yearly", "monthly"]'), stepAsks('monthly')],
    ['BR', 'payment', 'planTypes', 1],
  ],
  [
    'a plan type without a plan, beside a step that asks for an existing plan',
    [types('["monthly"]'), stepAsks('yearly')],
    ['BR', 'payment', 'planTypes', 0],
  ],
  [
    'a step that asks for a plan type that the brand does not sell',
    [stepAsks('monthly')],
    ['steps', 1, 'props', 'plan', 'planType'],
  ],
])('%s gets one finding at the wrong value', (_, changes, path) => {
  expect(findingsOf(changes)).toMatchObject([{ code: 'plan-unknown', place: { path } }]);
});

test('an empty list of plan types is reported as empty, and an empty set of plans as missing', () => {
  expect(findingsOf([types('[]'), stepAsks('yearly')])).toMatchObject([
    { code: 'value-range', place: { path: ['BR', 'payment', 'planTypes'] }, params: { rule: 'empty' } },
  ]);
  expect(findingsOf([noPlans])).toMatchObject([{ code: 'key-missing', place: { path: ['BR', 'plans'] } }]);
});

test('a plan type under "all" needs a plan in only one area', () => {
  expect(findingsOf(inBothAreas('yearly monthly', 'monthly'))).toEqual([]);
});

test.each([
  ['a plan type without a plan in any area', 'yearly monthly', 'yearly', 1],
  ['the only plan type, without a plan in one area', 'yearly', 'monthly', 0],
])('%s is reported under "all"', (_, types, mozambique, index) => {
  expect(findingsOf(inBothAreas(types, mozambique))).toMatchObject([
    { code: 'plan-unknown', place: { path: ['all', 'payment', 'planTypes', index] } },
  ]);
});
