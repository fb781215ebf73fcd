import { describe, expect, it } from 'vitest';
import { testPlan, testProduct } from '../testing/test-catalogue';
import { applyVoucher } from './apply-voucher';
import type { SandboxProduct } from './build-sandbox-catalogue';

const yearly = testPlan();
const monthly = testPlan({ planType: 'monthly', amount: 9_900 });

describe('the voucher BLACK of the magic values', () => {
  it('takes R$ 120,00 off the yearly plan of a brand that has no vouchers', () => {
    expect(applyVoucher(testProduct({ vouchers: [] }), yearly, 'black')).toEqual({
      amount: 102_000,
      voucher: { code: 'black', accepted: true },
    });
  });

  it.each<[title: string, product: Partial<SandboxProduct>, plan: typeof yearly, amount: number, outcome: object]>([
    [
      'gives the discount of the brand’s own voucher BLACK',
      { vouchers: [{ code: 'BLACK', discount: 9 }] },
      yearly,
      113_991,
      {},
    ],
    ['gives the price of the voucher', { vouchers: [{ code: 'BLACK', amount: 73_200 }] }, yearly, 73_200, {}],
    ['takes nothing off a monthly plan', { vouchers: [] }, monthly, 9_900, { reason: 'not_for_plan' }],
    [
      'is unknown to a product that is not priced in reais',
      { currency: 'MZN', vouchers: [] },
      yearly,
      114_000,
      { reason: 'unknown' },
    ],
  ])('%s', (_, product, plan, amount, outcome) => {
    expect(applyVoucher(testProduct(product), plan, 'BLACK')).toMatchObject({ amount, voucher: outcome });
  });
});
