import { expect, it } from 'vitest';
import { type ConfigLayer, traceOrigins } from './trace-origins';

const layers: ConfigLayer[] = [
  { file: 'base.json', at: [], value: { mode: 'auto', methods: ['pix'], links: { faq: 'a', terms: 'b' } } },
  { file: 'brand.json', at: ['all'], value: { mode: 'dark', links: { faq: 'c' } } },
  { file: 'brand.json', at: ['BR'], value: { methods: ['card', 'pix'] } },
];

function originsOf(resolved: object): Record<string, string> {
  return Object.fromEntries(
    traceOrigins(resolved, layers).map(({ path, origin }) => [
      path.join('.'),
      origin ? `${origin.file} ${origin.path.join('.')}` : 'derived',
    ]),
  );
}

it('each value has as origin the last file that states it, with the path there', () => {
  const resolved = { mode: 'dark', methods: ['card', 'pix'], links: { faq: 'c', terms: 'b' } };
  expect(originsOf(resolved)).toEqual({
    mode: 'brand.json all.mode',
    methods: 'brand.json BR.methods',
    'links.faq': 'brand.json all.links.faq',
    'links.terms': 'base.json links.terms',
  });
});

it.each([
  ['that no file states', { order: 1 }, { order: 'derived' }],
  ['that differs from the stated value', { methods: ['card'] }, { methods: 'derived' }],
  ['that is an empty object', { plans: {} }, { plans: 'derived' }],
  ['with the name of an inherited object property', { constructor: 'x' }, { constructor: 'derived' }],
])('a value %s is derived', (_title, resolved, origins) => {
  expect(originsOf(resolved)).toEqual(origins);
});
