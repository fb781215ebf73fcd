import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import type { CheckSample } from '../../../schemas/generated/types';
import { inspectConfig } from '../../inspect-config';
import { makeSample } from '../make-sample';

const copied: CheckSample[number] = { file: 'brands/copia', copyOf: 'brands/acme' };
const ownBusiness: CheckSample[number] = {
  file: 'brands/copia/brand.json',
  replace: '"business": "acme"',
  by: '"business": "copia"',
};
const longCopy: CheckSample[number] = {
  file: 'brands/acme/copy.pt-BR.json',
  replace: 'Comece agora',
  by: 'Aprenda do zero, com aulas ao vivo toda semana e professores que respondem no mesmo dia',
};

test('a copied brand with a business of its own is one finding, which names name, logo and texts too', () => {
  const root = makeSample([longCopy, copied, ownBusiness]);
  onTestFinished(() => rmSync(root, { recursive: true }));
  const { findings } = inspectConfig(root, { today: '2026-06-01' });
  expect(findings.map(({ code, place }) => `${code} ${place.file}`)).toEqual(['brand-copied brands/copia/brand.json']);
  const keys = String(findings[0]?.params.keys).split(', ');
  expect(keys).toEqual(expect.arrayContaining(['productCode', 'businessName', 'logo.svg', 'copy']));
  expect(keys).not.toContain('business');
});
