import { expect, it } from 'vitest';
import { makeInstallment, makePlanSummary } from '../../renderer/testing/make-plan-summary';
import { limitInstallments } from './limit-installments';
import { pricePlan } from './plan-price';

const plan = makePlanSummary({ installments: [1, 2, 6, 12].map((count) => makeInstallment(count, 114_000)) });

it.each([
  ['all where the area says nothing', {}, [1, 2, 6, 12]],
  ['those of its list', { mz: { installments: [1, 6, 24] } }, [1, 6]],
  ['one payment where they are not shown', { mz: { installments: [1, 6], showsInstallments: false } }, [1]],
  ['one payment where they are not shown, without a list', { mz: { showsInstallments: false } }, [1]],
])('a buyer chooses among installments: %s', (_, settings, counts) => {
  const limited = limitInstallments(plan, settings);
  expect(limited.installments.map(({ id }) => id)).toEqual(counts);
  expect(pricePlan(limited).amount).toBe(plan.amount);
});
