import { expect, test } from 'vitest';
import type { AreaSubject } from '../../../catalogue/subject';
import { makeBrandArea } from '../../../renderer/testing/make-brand-area';
import type { PlanSettings, PlanType } from '../../../schemas/generated/types';
import { makeConfig } from '../../testing/make-config';
import { rule } from './monthly-installments.rule';

const plan = {
  name: 'Plano',
  amount: 9_900,
  cycleAmount: 9_900,
  planId: { test: 'T', homolog: 'H', production: 'P' },
};
const interest = { installments: 6, monthlyPercent: 2 };

test.each<[PlanType, Partial<PlanSettings>, unknown[]]>([
  ['recurrency', { installments: 1 }, []],
  ['yearly', { installments: 12, interest }, []],
  ['semester', { installments: 6 }, []],
  ['recurrency', { installments: 12 }, ['installments 12 mended']],
  ['monthly', { installments: 2 }, ['installments 2 mended']],
  ['monthly', { installments: 12, cycleAmount: 825 }, ['installments 12']],
  ['monthly', { installments: 12, interest }, ['installments 12']],
  ['monthly', { installments: 1, interest }, ['interest.installments 6']],
])('a %s plan with %j gives the findings %j', (type, changes, expected) => {
  const { settings } = makeBrandArea({ settings: { plans: { [type]: { ...plan, ...changes } } } });
  const reported: string[] = [];
  const subject = { settings, placeOf: (path: string[]) => ({ file: 'brand.json', path }) } as unknown as AreaSubject;
  rule(makeConfig({ areas: [subject] }), (place, params, fix) => {
    const path = 'path' in place ? place.path.slice(2).join('.') : '';
    reported.push(`${path} ${params?.count}${fix ? ' mended' : ''}`);
  });
  expect(reported).toEqual(expected);
});
