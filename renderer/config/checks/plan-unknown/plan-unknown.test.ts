import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import type { CheckSample } from '../../../../schemas/generated/types';
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

test.each<[title: string, changes: CheckSample, path: string[]]>([
  ['no types', [types('[]'), stepAsks('yearly')], ['BR', 'payment', 'planTypes']],
  ['no plans', [noPlans], ['BR', 'plans']],
])('a brand that sells %s is told that the list is empty', (_, changes, path) => {
  expect(findingsOf(changes)).toMatchObject([{ code: 'value-range', place: { path }, params: { rule: 'empty' } }]);
});
