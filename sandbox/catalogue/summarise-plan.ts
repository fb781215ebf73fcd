import type { Installment, PlanSummary } from '../../schemas/generated/types';
import { dropUndefined } from '../drop-undefined';
import type { SandboxPlan } from '../sandbox-catalogue';
import { applyVoucher } from './apply-voucher';
import type { Offer } from './find-product';

/** The plan in the contract's format, with the voucher applied. */
export function summarisePlan({ product, plan }: Offer, voucherCode?: string): PlanSummary {
  const { amount, voucher } = applyVoucher(product, plan, voucherCode);
  return dropUndefined<PlanSummary>({
    id: plan.planId,
    amount,
    standardAmount: plan.standardAmount,
    code: plan.code,
    planName: plan.planName,
    planType: plan.planType,
    currency: product.currency,
    installments: installmentsAt(plan, amount),
    paymentMethods: [...plan.paymentMethods],
    voucher,
  });
}

/** Installments at another amount: the interest rate stays; the first payment takes the rounding. */
export function installmentsAt(plan: SandboxPlan, amount: number): Installment[] {
  if (amount === plan.amount) return [...plan.installments];
  return plan.installments.map(({ id, standardValue, tax: fullTax }) => {
    const tax = plan.amount === 0 ? 0 : Math.round((fullTax * amount) / plan.amount);
    return { id, value: Math.round((amount + tax) / id), standardValue, tax, totalValue: amount + tax };
  });
}
