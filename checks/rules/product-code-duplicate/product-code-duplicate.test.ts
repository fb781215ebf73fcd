import { expect, test } from 'vitest';
import type { BrandSubject } from '../../../catalogue/subject';
import { makeConfig } from '../../testing/make-config';
import { rule } from './product-code-duplicate.rule';

function makeBrand(id: string, order: number, codes: readonly string[]): BrandSubject {
  const areas = codes.map((productCode) => ({
    settings: { productCode },
    placeOf: (path: readonly string[]) => ({ file: `${id}.json`, path }),
  }));
  return { id, file: `${id}.json`, brand: { order }, areas } as unknown as BrandSubject;
}

test.each([
  [
    'the brand with the higher order, read first',
    [makeBrand('a', 20, ['WUP']), makeBrand('b', 10, ['wup'])],
    ['a.json: b'],
  ],
  [
    'the brand with the higher order, read last',
    [makeBrand('a', 10, ['WUP']), makeBrand('b', 20, ['wup'])],
    ['b.json: a'],
  ],
  [
    'every brand except the one with the lowest order',
    [makeBrand('a', 30, ['X']), makeBrand('b', 10, ['X']), makeBrand('c', 20, ['X'])],
    ['a.json: b', 'c.json: b'],
  ],
  ['no brand when two areas of one brand share the code', [makeBrand('a', 10, ['X', 'X'])], []],
])('a duplicate product code is reported for %s', (_, brands, expected) => {
  const reported: string[] = [];
  rule(makeConfig(...brands), (place, params) => reported.push(`${place.file}: ${params?.owner}`));
  expect(reported).toEqual(expected);
});
