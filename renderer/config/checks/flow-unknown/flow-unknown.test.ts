import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import type { CheckSample } from '../../../../schemas/generated/types';
import { tellFinding } from '../../findings/tell-finding';
import { inspectConfig } from '../../inspect-config';
import { makeSample } from '../make-sample';

const naming = (name: string): CheckSample[number] => ({
  file: 'brands/acme/brand.json',
  replace: '["acme", "acme-pix"]',
  by: `["acme", "acme-pix", "${name}"]`,
});

function inspectWith(...changes: CheckSample) {
  const root = makeSample(changes);
  onTestFinished(() => rmSync(root, { recursive: true }));
  return inspectConfig(root, { today: '2026-06-01' }).findings;
}

test('a flow whose file has a name that no brand can state is told once, with the name that it needs', () => {
  const findings = inspectWith(naming('acme-oferta'), { file: 'flows/acme oferta.json', copyOf: 'flows/acme.json' });
  expect(findings).toMatchObject([
    { code: 'flow-unknown', params: { beside: 'flows/acme oferta.json', name: 'acme-oferta.json' } },
  ]);
  expect(findings.filter(({ fix }) => fix)).toEqual([]);
});

test('the nearest flow that a brand can state is offered', () => {
  const findings = inspectWith(naming('acme-pixx'), { file: 'flows/acme pixxx.json', copyOf: 'flows/acme.json' });
  expect(findings.find(({ code }) => code === 'flow-unknown')?.fix).toEqual({ kind: 'set-value', value: 'acme-pix' });
});

test('a flow that several brands play is asked back, instead of all others being listed', () => {
  const inBeta = { file: 'brands/beta/brand.json', replace: '"flows": ["beta"]', by: '"flows": ["beta", "oferta"]' };
  const findings = inspectWith(naming('oferta'), inBeta);
  expect(findings.map(({ place: { file } }) => file)).toEqual(['brands/acme/brand.json', 'brands/beta/brand.json']);
  expect(findings.map((finding) => tellFinding(finding, 'en').help)).toEqual(
    Array(2).fill('2 brands count on it: put the file back, or take "oferta" out of all lists'),
  );
});
