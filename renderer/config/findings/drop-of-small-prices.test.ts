import { rmSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import type { CheckSample } from '../../../schemas/generated/types';
import { makeSample } from '../checks/make-sample';
import { inspectConfig } from '../inspect-config';

const inAcme = (replace: string, by: string): CheckSample[number] => ({ file: 'brands/acme/brand.json', replace, by });
const inReais = inAcme('"amount": 114000', '"amount": 1140');
const voucher = inAcme('"payment": {', '"vouchers": [{ "code": "AMIGO", "discount": 11400 }], "payment": {');
const badVoucher = inAcme('"payment": {', '"vouchers": [{ "code": "AMIGO" }], "payment": {');
const waiver = '{ "code": "price-small", "reason": "É mesmo este o preço.", "until": "2026-06-30" }';

it.each<[title: string, changes: CheckSample, told: string[]]>([
  ['what else does not fit it is not told', [inReais, voucher], ['error price-small BR.plans.yearly.amount']],
  [
    'what is wrong with any price is told',
    [inReais, badVoucher],
    ['error price-small BR.plans.yearly.amount', 'error voucher-price BR.vouchers.0.code'],
  ],
  [
    'that is waived explains nothing',
    [inReais, voucher, inAcme('"order": 10,', `"order": 10, "waivers": [${waiver}],`)],
    [
      'error cycle-total BR.plans.yearly.cycleAmount',
      'error installments-total BR.plans.yearly.installmentAmount',
      'error voucher-price BR.vouchers.0.discount',
    ],
  ],
  [
    'that nothing else is held to stays a warning',
    [
      inAcme('"amount": 114000,\n        "cycleAmount": 9500', '"amount": 1140'),
      inAcme('"installmentAmount": 9500', '"trial": { "count": 7, "unit": "day" }'),
    ],
    ['warning price-small BR.plans.yearly.amount'],
  ],
])('of a price written in reais, %s', (_, changes, told) => {
  const root = makeSample(changes);
  onTestFinished(() => rmSync(root, { recursive: true }));
  const { findings } = inspectConfig(root, { today: '2026-06-01' });
  expect(
    findings.map(({ severity, code, place }) => `${severity} ${code} ${'path' in place ? place.path.join('.') : ''}`),
  ).toEqual(told);
});
