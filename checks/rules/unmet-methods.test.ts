import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { minimalLogo, readMinimalBrand } from '../../renderer/testing/test-brand';
import { type ConfigCopy, copyConfig } from '../../renderer/testing/test-repository';
import { describeFinding } from '../findings/describe-finding';
import { inspectConfig } from '../inspect-config';

type Stated = Readonly<Record<string, unknown>>;

const slipOff = {
  methods: { boleto: { isActive: false, name: 'boleto', planId: { test: 'T-S', homolog: 'H-S', production: 'P-S' } } },
};

/** The README's brand with extra settings and the common flows. */
function inspect(parts: Stated, change?: (config: ConfigCopy) => void): string[] {
  const config = copyConfig();
  mkdirSync(path.join(config.root, 'brands/acme'));
  const { BR, ...brand } = JSON.parse(readMinimalBrand()) as { BR: Stated };
  const stated = Object.entries(parts).map(([part, settings]) => [
    part,
    part === 'all' ? settings : { ...BR, ...(settings as Stated) },
  ]);
  config.write('brands/acme/brand.json', JSON.stringify({ ...brand, ...Object.fromEntries(stated) }));
  config.write('brands/acme/logo.svg', minimalLogo);
  change?.(config);
  return inspectConfig(config.root, { today: '2026-06-01' }).findings.flatMap((finding) => {
    const { code, place } = finding;
    const { message, help } = describeFinding(finding, 'en');
    return [`${code} ${place.file} ${'path' in place ? place.path.join('.') : ''}`, message, help ?? ''];
  });
}

const own = 'brands/acme/brand.json';
const bothLost = [
  'flows/course-pix.json, flows/course-bankslip.json asks for what the area BR does not offer: pix, bankslip',
  'offer pix, bankslip, or write in the area BR "flows": ["course-default", "course-offer"] and "forcedFlows": [], which stand in the place of the common lists',
];
const noMethods = [
  'the area BR has no way to be paid: no payment method is offered',
  'write at least one method in "payment.methods", or delete the null so that the common ones count',
];

it.each<[title: string, parts: Stated, reported: string[]]>([
  [
    'only cards',
    { BR: { payment: { methods: ['credit-card'] } } },
    [`method-not-in-brand ${own} BR.payment.methods`, ...bothLost],
  ],
  [
    'only cards, under "all"',
    { all: { payment: { methods: ['credit-card'] } }, BR: {} },
    [`method-not-in-brand ${own} all.payment.methods`, ...bothLost],
  ],
  [
    'no bank slip',
    { BR: { payment: { methods: ['credit-card', 'pix'] } } },
    [
      `method-not-in-brand ${own} BR.payment.methods`,
      'flows/course-bankslip.json asks for what the area BR does not offer: bankslip',
      'offer bankslip, or write in the area BR "flows": ["course-default", "course-offer", "course-pix"] and "forcedFlows": [{"when":{"route":"pix"},"flow":"pix"}], which stand in the place of the common lists',
    ],
  ],
  ['payment set to null', { BR: { payment: null } }, [`payment-impossible ${own} BR.payment.methods`, ...noMethods]],
  [
    'payment methods set to null',
    { BR: { payment: { methods: null } } },
    [`payment-impossible ${own} BR.payment.methods`, ...noMethods],
  ],
  [
    'card companies set to null',
    { BR: { payment: { companies: null } } },
    [
      `payment-impossible ${own} BR.payment.companies`,
      'the area BR has no way to be paid: no card company is accepted',
      'write at least one company in "payment.companies", or take the card out of "payment.methods"',
    ],
  ],
  [
    'flows set to null',
    { BR: { flows: null } },
    [
      `key-missing ${own} BR.flows`,
      'missing here: "flows"',
      'delete the null so that the common value counts, or write "flows" in its place',
    ],
  ],
])('a brand setting that breaks the common flows gets one finding at the setting: %s', (_, parts, reported) => {
  expect(inspect(parts)).toEqual(reported);
});

it('a method that a common flow needs and a brand switches off is reported at the switch', () => {
  const reported = inspect({ MZ: { mz: slipOff } }, (config) => {
    config.replace('brands/_base/mz.json', '"course-offer"]', '"course-offer", "course-bankslip"]');
  });
  expect(reported.slice(0, 3)).toEqual([
    `method-inactive ${own} MZ.mz.methods`,
    'flows/course-bankslip.json asks for what the area MZ has switched off: bankslip',
    'switch the method on in mz.methods, or write in the area MZ "flows": ["course-default", "course-offer"], which stands in the place of the common list',
  ]);
});

it('a method that a common flow needs and the base lacks is reported in the base', () => {
  const reported = inspect({ BR: {} }, (config) => {
    config.replace('brands/_base/br.json', '["credit-card", "pix", "bankslip"]', '["credit-card", "pix"]');
  });
  expect(reported[0]).toBe('method-not-in-brand brands/_base/br.json flows.3');
});
