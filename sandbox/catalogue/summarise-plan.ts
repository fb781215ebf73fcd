import type { Installment, PlanSummary } from '../../schemas/generated/types';
import { applyVoucher } from './apply-voucher';
import type { SandboxPlan } from './build-sandbox-catalogue';
import type { Offer } from './find-product';

/** The plan in the contract's format, with the voucher applied. */
export function summarisePlan({ product, plan }: Offer, voucherCode?: string): PlanSummary {
  const { trial: _, ...summary } = plan;
  const { amount, voucher } = applyVoucher(product, plan, voucherCode);
  return { ...summary, amount, installments: installmentsAt(plan, amount), ...(voucher && { voucher }) };
}

/** Installments at another amount: the interest rate stays; the first payment takes the rounding. */
export function installmentsAt(plan: SandboxPlan, amount: number): Installment[] {
  if (amount === plan.amount) return [...plan.installments];
  return plan.installments.map(({ id, standardValue, tax: fullTax }) => {
    const tax = plan.amount === 0 ? 0 : Math.round((fullTax * amount) / plan.amount);
    return { id, value: Math.round((amount + tax) / id), standardValue, tax, totalValue: amount + tax };
  });
}
