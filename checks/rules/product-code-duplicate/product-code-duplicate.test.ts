import { expect, test } from 'vitest';
import type { BrandSubject } from '../../../catalogue/subject';
import type { WholeCatalogue } from '../rule';
import { rule } from './product-code-duplicate.rule';

function makeBrand(id: string, order: number, codes: readonly string[]): BrandSubject {
  const areas = codes.map((productCode) => ({
    settings: { productCode },
    placeOf: (path: readonly string[]) => ({ file: `${id}.json`, path }),
  }));
  return { id, identity: { id, order, file: `${id}.json`, likeness: 2 }, areas } as unknown as BrandSubject;
}

test.each([
  ['the later by order, visited first', [makeBrand('a', 20, ['WUP']), makeBrand('b', 10, ['wup'])], ['a.json: b']],
  ['the later by order, visited last', [makeBrand('a', 10, ['WUP']), makeBrand('b', 20, ['wup'])], ['b.json: a']],
  [
    'each but the first',
    [makeBrand('a', 30, ['X']), makeBrand('b', 10, ['X']), makeBrand('c', 20, ['X'])],
    ['a.json: b', 'c.json: b'],
  ],
  ['nobody, when areas of one brand share it', [makeBrand('a', 10, ['X', 'X'])], []],
])('the brand that is told is %s', (_, brands, expected) => {
  const told: string[] = [];
  const noted = brands.map((brand) => ({ brand: brand.identity, note: rule.note(brand) ?? [] }));
  rule.judge(noted, (place, params) => told.push(`${place.file}: ${params?.owner}`), {} as WholeCatalogue);
  expect(told).toEqual(expected);
});
