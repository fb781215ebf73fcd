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

test('a flow whose file has a name that no brand can state is not offered', () => {
  const findings = inspectWith(naming('acme-oferta'), { file: 'flows/acme oferta.json', copyOf: 'flows/acme.json' });
  expect(findings).toMatchObject([
    { code: 'file-unknown', place: { file: 'flows/acme oferta.json' }, params: { nearest: 'acme-oferta.json' } },
    { code: 'flow-unknown', params: { found: 'acme-oferta', allowed: ['acme-pix', 'acme', 'beta'] } },
  ]);
  expect(findings.filter(({ fix }) => fix)).toEqual([]);
});

test('the nearest flow that a brand can state is offered', () => {
  const findings = inspectWith(naming('acme-pixx'), { file: 'flows/acme pixx.json', copyOf: 'flows/acme.json' });
  expect(findings.find(({ code }) => code === 'flow-unknown')?.fix).toEqual({ kind: 'set-value', value: 'acme-pix' });
});
