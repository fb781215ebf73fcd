import { expect, it } from 'vitest';
import { makeInstallment, makePlanSummary } from '../../renderer/testing/make-plan-summary';
import { limitInstallments } from './limit-installments';
import { pricePlan } from './offered-plan';

const plan = makePlanSummary({ installments: [1, 2, 6, 12].map((count) => makeInstallment(count, 114_000)) });

it.each([
  ['all installments when the area sets nothing', {}, [1, 2, 6, 12]],
  ['the installments on the list of the area', { mz: { installments: [1, 6, 24] } }, [1, 6]],
  [
    'only one payment when the area hides installments',
    { mz: { installments: [1, 6], showsInstallments: false } },
    [1],
  ],
  ['only one payment when the area hides installments and has no list', { mz: { showsInstallments: false } }, [1]],
])('the buyer can choose %s', (_, settings, counts) => {
  const limited = limitInstallments(plan, settings);
  expect(limited.installments.map(({ id }) => id)).toEqual(counts);
  expect(pricePlan(limited).amount).toBe(plan.amount);
});
