import { expect, test } from 'vitest';
import type { ConfigFinding } from '../../catalogue/findings/config-finding';
import { dropPriceFollowUps } from './drop-price-follow-ups';

const brand = 'brands/acme/brand.json';
const at = (code: ConfigFinding['code'], key: string, plan = 'yearly', file = brand): ConfigFinding => ({
  code,
  severity: 'warning',
  place: { file, path: ['BR', 'plans', plan, key] },
  params: {},
});
const inText = (file: string, brandFiles?: string[]): ConfigFinding => ({
  code: 'amount-unknown',
  severity: 'warning',
  place: { file, path: ['lead', 'title'] },
  params: {},
  ...(brandFiles && { brandFiles }),
});

test.each<[title: string, cause: ConfigFinding, followUp: ConfigFinding]>([
  ['a jump to a price in whole units', at('price-small', 'amount'), at('price-jump', 'amount')],
  ['a jump that contradicts the cycles', at('cycle-total', 'cycleAmount'), at('price-jump', 'amount')],
  [
    'a jump that contradicts the instalments',
    at('installments-total', 'installmentAmount'),
    at('price-jump', 'amount'),
  ],
  [
    'a price before a discount that a jump overtook',
    at('price-jump', 'amount'),
    at('standard-price-low', 'standardAmount'),
  ],
  [
    'an amount in the copy of a brand with a wrong price',
    at('price-jump', 'amount'),
    inText('brands/acme/copy.pt-BR.json'),
  ],
  ['an amount in a flow of such a brand', at('price-small', 'amount'), inText('flows/acme.json', [brand])],
])('%s has one finding', (_, cause, followUp) => {
  expect(dropPriceFollowUps([followUp, cause])).toEqual([cause]);
});

test.each<[title: string, findings: ConfigFinding[]]>([
  ['jumps of two plans', [at('price-small', 'amount', 'monthly'), at('price-jump', 'amount')]],
  [
    'jumps in two brands',
    [at('price-small', 'amount', 'yearly', 'brands/beta/brand.json'), at('price-jump', 'amount')],
  ],
  ['a jump and an amount in another brand’s copy', [at('price-jump', 'amount'), inText('brands/beta/copy.pt-BR.json')]],
  ['a low price before a discount alone', [at('standard-price-low', 'standardAmount')]],
])('%s are all reported', (_, findings) => {
  expect(dropPriceFollowUps(findings)).toEqual(findings);
});
