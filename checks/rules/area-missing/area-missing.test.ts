import { expect, test } from 'vitest';
import type { CheckSample } from '../../../schemas/generated/types';
import type { ConfigFinding } from '../../findings/config-finding';
import { describeFinding } from '../../findings/describe-finding';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

const brand = (content: object): CheckSample[number] => ({
  file: 'brands/beta/brand.json',
  text: JSON.stringify(content),
});

function inspect(...changes: CheckSample) {
  return inspectFiles(sampleFiles(changes), { today: '2026-06-01' }).findings;
}

test.each<[title: string, changes: CheckSample]>([
  ['only an order', [brand({ order: 20 })]],
  ['only a schema and an order', [brand({ $schema: '../../schemas/brand.schema.json', order: 20 })]],
  ['only an order and a colour', [brand({ order: 20, color: '#0b5fff' })]],
  ['settings only under "all"', [brand({ order: 20, all: { productName: 'Curso Beta', productCode: 'BETA' } })]],
  [
    'only an order, beside no brand that sells in Brazil',
    [brand({ order: 20 }), { file: 'brands/acme', isRemoved: true }],
  ],
])('a brand with %s gets one finding for its missing area', (_, changes) => {
  expect(inspect(...changes)).toMatchObject([
    { code: 'area-missing', severity: 'error', place: { file: 'brands/beta/brand.json' } },
  ]);
});

const inArea = '"productName", "productCode", "dsProductId", "domain", "plans"';

test.each<[content: object, help: string]>([
  [{ order: 20 }, `write "BR" (Brazil), "MZ" (Mozambique) or both, with ${inArea}; "all" holds`],
  [
    { order: 20, all: { productName: 'Curso Beta', productCode: 'BETA', dsProductId: 'beta', domain: 'beta.example' } },
    'write "BR" (Brazil), "MZ" (Mozambique) or both, with "plans"; "all" holds',
  ],
])('the advice lists every key that a missing area needs: %j', (content, help) => {
  expect(inspect(brand(content)).map((finding) => describeFinding(finding, 'en').help)).toEqual([
    expect.stringContaining(help),
  ]);
});

test.each([{}, { $schema: '../../schemas/brand.schema.json' }])(
  'a brand without order and area gets one finding that lists all missing keys: %j',
  (content) => {
    const [finding, ...others] = inspect(brand(content));
    expect(others).toEqual([]);
    const { message, help } = describeFinding(finding as ConfigFinding, 'en');
    expect(message).toBe('missing here: "order", "BR"');
    expect(help?.replace(' and "plans"', ', "plans"')).toContain(
      `write "order" and, in "BR" (Brazil) or "MZ" (Mozambique), ${inArea};`,
    );
  },
);

test('a brand with a misspelt area and no order gets one finding for each', () => {
  const reported = inspect(brand({ Brasil: { productName: 'Curso Beta' } }));
  expect(reported.map((finding) => describeFinding(finding, 'en').message)).toEqual([
    'missing here: "order"',
    'there is no key "Brasil" here',
  ]);
});
