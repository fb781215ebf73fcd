import { expect, test } from 'vitest';
import type { AreaSubject } from '../../../catalogue/subject';
import { makeBrandArea } from '../../../renderer/testing/make-brand-area';
import type { PlanType, Trial } from '../../../schemas/generated/types';
import { describeFinding } from '../../findings/describe-finding';
import { makeConfig } from '../../testing/make-config';
import { rule } from './trial-long.rule';

const planId = { test: 'T', homolog: 'H', production: 'P' };

test.each<[PlanType, number, Trial['unit'], string | undefined]>([
  ['yearly', 3, 'month', undefined],
  ['recurrency', 3, 'month', undefined],
  ['recurrency', 24, 'day', undefined],
  ['monthly', 3, 'month', undefined],
  ['monthly', 24, 'day', undefined],
  ['yearly', 4, 'month', 'o período grátis de 4 meses passa de três meses'],
  ['recurrency', 7, 'month', 'o período grátis de 7 meses passa de três meses'],
  ['monthly', 4, 'month', 'o período grátis de 4 meses passa de três meses'],
])('a %s plan with %i free %ss gives the finding %j', (type, count, unit, expected) => {
  const trial = { count, unit };
  const { settings } = makeBrandArea({
    settings: { plans: { [type]: { name: 'Plano', amount: 9_900, installments: 1, planId, trial } } },
  });
  const reported: unknown[] = [];
  const subject = { settings, placeOf: (path: string[]) => ({ file: 'brand.json', path }) } as unknown as AreaSubject;
  rule(makeConfig({ areas: [subject] }), (place, params = {}) => {
    reported.push(describeFinding({ code: 'trial-long', severity: 'warning', place, params }, 'pt-BR').message);
  });
  expect(reported).toEqual(expected === undefined ? [] : [expected]);
});
