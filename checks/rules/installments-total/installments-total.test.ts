import { expect, test } from 'vitest';
import type { AreaSubject } from '../../../catalogue/subject';
import { makeBrandArea } from '../../../renderer/testing/make-brand-area';
import { makeConfig } from '../../testing/make-config';
import { rule } from './installments-total.rule';

const planId = { test: 'T', homolog: 'H', production: 'P' };

test.each([
  [12, 9_500, 114_000, 0],
  [3, 3_333, 10_000, 0],
  [3, 3_333, 9_998, 0],
  [3, 3_333, 10_001, 1],
  [3, 3_333, 9_997, 1],
  [1, 9_900, 9_902, 1],
])('%i payments of %i for a price of %i give %i findings', (installments, installmentAmount, amount, count) => {
  const { settings } = makeBrandArea({
    settings: { plans: { yearly: { name: 'Plano', amount, installments, installmentAmount, planId } } },
  });
  const found: unknown[] = [];
  const subject = { settings, placeOf: (path: string[]) => ({ file: 'brand.json', path }) } as unknown as AreaSubject;
  rule(makeConfig({ areas: [subject] }), (place) => found.push(place));
  expect(found).toHaveLength(count);
});
