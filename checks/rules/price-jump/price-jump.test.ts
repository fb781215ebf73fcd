import { expect, test } from 'vitest';
import type { AreaSubject } from '../../../catalogue/subject';
import { makeBrandArea } from '../../../renderer/testing/make-brand-area';
import { describeFinding } from '../../findings/describe-finding';
import { makeConfig } from '../../testing/make-config';
import { rule } from './price-jump.rule';

const planId = { test: 'T', homolog: 'H', production: 'P' };

test.each<[before: number | undefined, after: number, message: string | undefined]>([
  [undefined, 114_000, undefined],
  [114_000, 114_000, undefined],
  [114_000, 57_000, undefined],
  [114_000, 171_000, undefined],
  [114_000, 56_999, 'o preço caiu 50%: de R$ 1.140,00 para R$ 569,99'],
  [114_000, 171_001, 'o preço subiu 50%: de R$ 1.140,00 para R$ 1.710,01'],
  [114_000, 11_400, 'o preço caiu 90%: de R$ 1.140,00 para R$ 114,00'],
  [114_000, 1_140_000, 'o preço subiu 900%: de R$ 1.140,00 para R$ 11.400,00'],
])('a price of %i that becomes %i gives the finding %j', (before, after, message) => {
  const { settings } = makeBrandArea({
    settings: { plans: { yearly: { name: 'Ano', amount: after, installments: 12, planId } } },
  });
  const reported: unknown[] = [];
  const subject = {
    settings,
    earlierPrices: { yearly: before },
    placeOf: (path: string[]) => ({ file: 'brand.json', path }),
  } as unknown as AreaSubject;
  rule(makeConfig({ areas: [subject] }), (place, params = {}) => {
    const finding = describeFinding({ code: 'price-jump', severity: 'warning', place, params }, 'pt-BR');
    reported.push(finding.message.replaceAll('\u00a0', ' '));
  });
  expect(reported).toEqual(message === undefined ? [] : [message]);
});
