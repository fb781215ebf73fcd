import type { Installment, PlanSummary } from '../../schemas/generated/types';

/** A yearly plan of 12 × R$ 95,00 without interest, in the backend's format. */
export function makePlanSummary(changes: Partial<PlanSummary> = {}): PlanSummary {
  const amount = changes.amount ?? 114_000;
  return {
    id: 'acme-yearly-test',
    amount,
    standardAmount: amount,
    code: 'acme-yearly',
    planName: 'Plano anual',
    planType: 'yearly',
    currency: 'BRL',
    installments: [1, 2, 12].map((count) => makeInstallment(count, amount)),
    paymentMethods: ['credit-card', 'pix', 'bankslip'],
    ...changes,
  };
}

/** `count` payments that total `amount`, without interest by default. Minor units. */
export function makeInstallment(count: number, amount: number, changes: Partial<Installment> = {}): Installment {
  const value = Math.round(amount / count);
  return { id: count, value, standardValue: value, tax: 0, totalValue: amount, ...changes };
}
