import { expect, test } from 'vitest';
import type { AreaSubject } from '../../../catalogue/subject';
import { makeBrandArea } from '../../../renderer/testing/make-brand-area';
import { describeFinding } from '../../findings/describe-finding';
import { makeConfig } from '../../testing/make-config';
import { rule } from './default-interest.rule';

const planId = { test: 'T', homolog: 'H', production: 'P' };
const interest = { installments: 12, monthlyPercent: 1.99 };
const reported = 'as 12 parcelas já escolhidas cobram juros no plano "yearly"';

test.each([
  [undefined, 6, interest, []],
  [6, 6, interest, []],
  [1, 6, interest, []],
  [12, 12, undefined, []],
  [18, 6, interest, []],
  [12, 6, interest, [reported]],
  [12, 1, interest, [reported]],
])(
  '%s instalments chosen beforehand, %i without interest and %j give the findings %j',
  (count, most, more, expected) => {
    const { settings } = makeBrandArea({
      settings: {
        payment: { ...(count !== undefined && { defaultInstallments: count }) },
        plans: {
          yearly: { name: 'Plano', amount: 9_900, installments: most, planId, ...(more && { interest: more }) },
        },
      },
    });
    const found: unknown[] = [];
    const subject = { settings, placeOf: (path: string[]) => ({ file: 'brand.json', path }) } as unknown as AreaSubject;
    rule(makeConfig({ areas: [subject] }), (place, params = {}) => {
      found.push(describeFinding({ code: 'default-interest', severity: 'warning', place, params }, 'pt-BR').message);
    });
    expect(found).toEqual(expected);
  },
);
