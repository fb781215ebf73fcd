import { describe, expect, it } from 'vitest';
import { makeInstallment, makePlanSummary } from '../../renderer/testing/make-plan-summary';
import { withAmount } from './with-amount';

describe('a plan whose amount the server has changed', () => {
  const plan = makePlanSummary({
    installments: [
      makeInstallment(1, 114_000),
      makeInstallment(7, 114_000),
      makeInstallment(12, 114_000, { tax: 3, totalValue: 120_000 }),
    ],
  });
  const changed = withAmount(plan, 100_000);

  it('recalculates interest-free installments and drops those with interest', () => {
    expect(changed.amount).toBe(100_000);
    expect(changed.installments.map(({ id, value, totalValue }) => [id, value, totalValue])).toEqual([
      [1, 100_000, 100_000],
      [7, 14_286, 100_000],
    ]);
  });

  it('that is dearer now crosses out no lower price', () => {
    expect(withAmount(plan, 120_000)).toMatchObject({ amount: 120_000, standardAmount: 120_000 });
  });

  it.each([true, false])('drops an accepted voucher and keeps a refused voucher (accepted: %s)', (accepted) => {
    const voucher = { code: 'BLACK', accepted };
    expect(withAmount({ ...plan, voucher }, 100_000).voucher).toEqual(accepted ? undefined : voucher);
  });

  it('keeps its other values, and the original plan stays unchanged', () => {
    expect(changed).toMatchObject({ id: plan.id, standardAmount: 114_000, planType: 'yearly' });
    expect(plan.amount).toBe(114_000);
    expect(plan.installments[0]?.value).toBe(114_000);
  });
});
