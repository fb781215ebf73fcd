import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import type { CheckSample } from '../../../../schemas/generated/types';
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
