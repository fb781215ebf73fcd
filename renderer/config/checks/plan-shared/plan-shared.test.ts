import { rmSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import type { CheckSample } from '../../../../schemas/generated/types';
import { tellFinding } from '../../findings/tell-finding';
import { inspectConfig } from '../../inspect-config';
import { makeSample } from '../make-sample';

function inspect(changes: CheckSample) {
  const root = makeSample(changes);
  onTestFinished(() => rmSync(root, { recursive: true }));
  return inspectConfig(root, { today: '2026-06-01' }).findings.map((finding) => ({
    file: finding.place.file,
    path: 'path' in finding.place ? finding.place.path.join('.') : '',
    message: tellFinding(finding, 'pt-BR').message,
  }));
}

it('is told of the brand of the higher order, whichever is read first', () => {
  const copied = inspect([
    { file: 'brands/acme/brand.json', replace: '"order": 1', by: '"order": 3' },
    { file: 'brands/beta/brand.json', replace: '"BETAPRD1"', by: '"ACMEPRD1"' },
  ]);
  expect(copied).toEqual([
    {
      file: 'brands/acme/brand.json',
      path: 'BR.plans.yearly.planId.production',
      message: 'o id ACMEPRD1 já é do plano "yearly" da marca "beta" no ambiente production',
    },
  ]);
});

it('names the environment of the same plan that has the id', () => {
  const repeated = inspect([{ file: 'brands/beta/brand.json', replace: '"BETAPRD1"', by: '"BETAHML1"' }]);
  expect(repeated.map(({ path, message }) => [path.split('.').at(-1), message])).toEqual([
    ['production', 'o id BETAHML1 já é do plano "yearly" da marca "beta" no ambiente homolog'],
  ]);
});
