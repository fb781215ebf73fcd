import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import type { CheckSample } from '../../../schemas/generated/types';
import { inspectConfig } from '../../inspect-config';
import { makeSample } from '../make-sample';

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
      [plan]: { amount: 12000, installments: 1, planId: { test: `${code}T`, homolog: `${code}H`, production: code } },
    },
  });
  const all = { payment: { planTypes: types.split(' ') } };
  const brand = { order: 10, all, BR: area('ACME', 'yearly'), MZ: area('ACMEMZ', mozambique) };
  const unused: CheckSample = ['flows/acme.json', 'flows/acme-pix.json'].map((file) => ({ file, isRemoved: true }));
  return [{ ...acme, text: JSON.stringify(brand) }, ...unused];
}

function findingsOf(changes: CheckSample) {
  const root = makeSample(changes);
  onTestFinished(() => rmSync(root, { recursive: true }));
  return inspectConfig(root, { today: '2026-06-01' }).findings;
}

test.each<[title: string, changes: CheckSample, path: (string | number)[]]>([
  ['a type without a plan', [types('["monthly"]')], ['BR', 'payment', 'planTypes', 0]],
  ['one of two types without a plan', [types('["yearly", "monthly"]')], ['BR', 'payment', 'planTypes', 1]],
  [
    'a type without a plan that a step asks for',
    [types('["yearly", "monthly"]'), stepAsks('monthly')],
    ['BR', 'payment', 'planTypes', 1],
  ],
  [
    'a type without a plan, and a step that asks for one that is there',
    [types('["monthly"]'), stepAsks('yearly')],
    ['BR', 'payment', 'planTypes', 0],
  ],
  ['a step that asks for a type that is not sold', [stepAsks('monthly')], ['steps', 1, 'props', 'plan', 'planType']],
])('%s is told where it is wrong, once', (_, changes, path) => {
  expect(findingsOf(changes)).toMatchObject([{ code: 'plan-unknown', place: { path } }]);
});

test('a brand that sells no types is told that the list is empty, and one without plans what to write', () => {
  expect(findingsOf([types('[]'), stepAsks('yearly')])).toMatchObject([
    { code: 'value-range', place: { path: ['BR', 'payment', 'planTypes'] }, params: { rule: 'empty' } },
  ]);
  expect(findingsOf([noPlans])).toMatchObject([{ code: 'key-missing', place: { path: ['BR', 'plans'] } }]);
});

test('types that areas share are for those that have the plan', () => {
  expect(findingsOf(inBothAreas('yearly monthly', 'monthly'))).toEqual([]);
});

test.each([
  ['a type that no area has a plan of', 'yearly monthly', 'yearly', 1],
  ['the only type, which one of the areas has no plan of', 'yearly', 'monthly', 0],
])('%s is told where the areas share it', (_, types, mozambique, index) => {
  expect(findingsOf(inBothAreas(types, mozambique))).toMatchObject([
    { code: 'plan-unknown', place: { path: ['all', 'payment', 'planTypes', index] } },
  ]);
});
