import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import type { CheckSample } from '../../../../schemas/generated/types';
import { inspectConfig } from '../../inspect-config';
import { makeSample } from '../make-sample';

/** A second brand in Brazil, of its own name in all that may not be shared. */
const second: CheckSample[number] = {
  file: 'brands/gama/brand.json',
  text: JSON.stringify({
    order: 30,
    BR: {
      business: 'gama',
      businessName: 'Gama',
      productName: 'Curso Gama',
      title: 'Gama',
      productCode: 'GAMA',
      dsProductId: 'gama',
      domain: 'gama.example',
      flows: ['acme'],
      plans: {
        yearly: {
          name: 'Plano anual',
          amount: 114_000,
          installments: 12,
          planId: { test: 'GT1', homolog: 'GH1', production: 'GP1' },
        },
      },
    },
  }),
};
const logo: CheckSample[number] = { file: 'brands/gama/logo.svg', text: '<svg xmlns="http://www.w3.org/2000/svg"/>' };

function missingIn(changes: CheckSample) {
  const root = makeSample([second, logo, ...changes]);
  onTestFinished(() => rmSync(root, { recursive: true }));
  return inspectConfig(root, { today: '2026-06-01' })
    .findings.filter(({ code }) => code === 'key-missing')
    .map(({ place, params }) => ({ file: place.file, keys: params.keys }));
}

test('what every brand of an area lacks is missing once, in the base', () => {
  expect(missingIn([{ file: 'brands/_base/br.json', replace: '"country": "BR",', by: '' }])).toEqual([
    { file: 'brands/_base/br.json', keys: '"country"' },
  ]);
});

test('what one brand lacks is missing there', () => {
  expect(missingIn([{ file: 'brands/acme/brand.json', replace: '"productName": "Curso Acme",', by: '' }])).toEqual([
    { file: 'brands/acme/brand.json', keys: '"productName"' },
  ]);
});
