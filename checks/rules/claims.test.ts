import { expect, it } from 'vitest';
import type { CheckSample } from '../../schemas/generated/types';
import { inspectFiles } from '../inspect-config';
import { sampleFiles } from '../sample-files';

const copyTo = (id: string): CheckSample[number] => ({ file: `brands/${id}`, copyOf: 'brands/acme' });
const inBrand = (id: string, replace: string, by: string): CheckSample[number] => ({
  file: `brands/${id}/brand.json`,
  replace,
  by,
});

it.each<[title: string, changes: CheckSample, reported: string[]]>([
  [
    'a brand with the order and product code of another brand, one finding for each',
    [inBrand('beta', '"order": 20', '"order": 10'), inBrand('beta', '"productCode": "BETA"', '"productCode": "ACME"')],
    ['order-duplicate beta ← acme', 'product-code-duplicate beta ← acme'],
  ],
  [
    'a copy with its own codes and plans',
    [
      copyTo('aaa'),
      inBrand('aaa', '"order": 10', '"order": 30'),
      inBrand('aaa', '"ACME"', '"AAA"'),
      inBrand('aaa', '["acme", "acme-curso"]', '["aaa"]'),
      inBrand('aaa', '"GTM-ACME123"', '"GTM-AAA123"'),
      ...['TST1', 'HML1', 'PRD1'].map((end) => inBrand('aaa', `"ACME${end}"`, `"AAA${end}"`)),
    ],
    ['business-shared aaa ← acme', 'ds-product-duplicate aaa ← acme', 'link-domain-shared aaa ← acme'],
  ],
  [
    'two brands of one seller, one finding for each shared value',
    [
      inBrand('beta', '"business": "beta"', '"business": "acme"'),
      inBrand('beta', '"GTM-BETA123"', '"GTM-ACME123"'),
      ...['termos', 'privacidade', 'ajuda', 'acesso'].map((page) =>
        inBrand('beta', `https://beta.example/${page}`, `https://acme.example/${page}`),
      ),
      inBrand('beta', '"domain": "beta.example"', '"domain": "acme.example"'),
    ],
    ['business-shared beta ← acme', 'gtm-shared beta ← acme', 'link-domain-shared beta ← acme'],
  ],
  [
    'two brands with one product code, reported in the brand with the higher order',
    [inBrand('acme', '"productCode": "ACME"', '"productCode": "BETA"'), inBrand('acme', '"order": 10', '"order": 30')],
    ['product-code-duplicate acme ← beta'],
  ],
])('the check reports values that belong to another brand: %s', (_, changes, reported) => {
  const { findings } = inspectFiles(sampleFiles(changes), { today: '2026-06-01' });
  const brandOf = (file = '') => file.split('/')[1];
  expect(
    findings.map(({ code, place, otherFile }) => `${code} ${brandOf(place.file)} ← ${brandOf(otherFile)}`).sort(),
  ).toEqual(reported);
});

it('a waiver in either of two brands accepts a value that both share', () => {
  const waiver = '"waivers": [{ "code": "business-shared", "reason": "um negócio só", "until": "2026-12-31" }],';
  const shared = inBrand('beta', '"business": "beta"', '"business": "acme"');
  for (const id of ['acme', 'beta']) {
    expect(
      inspectFiles(sampleFiles([shared, inBrand(id, '"order"', `${waiver} "order"`)]), { today: '2026-06-01' })
        .findings,
    ).toEqual([]);
  }
});
