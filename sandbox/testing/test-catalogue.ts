import type { Installment } from '../../schemas/generated/types';
import type { SandboxCatalogue, SandboxPlan, SandboxProduct } from '../catalogue/build-sandbox-catalogue';

/** A yearly plan of 12 × R$ 95,00 that every method can pay. */
export function testPlan(changes: Partial<SandboxPlan> = {}): SandboxPlan {
  const amount = changes.amount ?? 114_000;
  return {
    id: 'acme-yearly-test',
    planType: 'yearly',
    code: 'acme-yearly',
    planName: 'Plano anual',
    amount,
    standardAmount: amount,
    currency: 'BRL',
    installments: [1, 2, 6, 12].map((count) => testInstallment(count, amount)),
    paymentMethods: [
      'credit-card',
      'credit-card+credit-card',
      'pix',
      'bankslip',
      'nu-pay',
      'm-pesa',
      'credit-card-in-person',
      'pix-in-person',
      'cash',
      'cheque',
    ],
    ...changes,
  };
}

/** A product with a yearly and a monthly plan, and vouchers of every kind. */
export function testProduct(changes: Partial<SandboxProduct> = {}): SandboxProduct {
  const product: SandboxProduct = {
    productCode: 'ACME',
    slugs: ['ingles-acme'],
    productIds: [],
    business: 'ACME-BUSINESS',
    area: 'BR',
    currency: 'BRL',
    config: {
      title: 'Inglês Acme',
      designSystemId: 'acme$light',
      hasAddressForm: false,
      checkoutFlow: { flows: [{ id: 'default', steps: [{ id: 'lead', templateId: 'lead' }] }] },
    },
    plans: [
      testPlan({
        id: 'acme-monthly-test',
        planType: 'monthly',
        code: 'acme-monthly',
        planName: 'Plano mensal',
        amount: 9_900,
      }),
      testPlan(),
    ],
    methodPlanIds: [],
    vouchers: [
      { code: 'BLACK', planTypes: ['yearly'], discount: 12_000 },
      { code: 'PARCEIRO', amount: 73_200 },
      { code: 'msjana' },
      { code: 'LOTADO', reason: 'exhausted' },
    ],
    companies: ['visa', 'mastercard', 'american_express', 'diners', 'hipercard', 'elo'],
    extras: [{ id: 'apostila', name: 'Apostila', amount: 4_990 }],
    ...changes,
  };
  const { currency } = product;
  return { ...product, plans: product.plans.map((plan) => ({ ...plan, currency })) };
}

/** ACME, and a product of Mozambique. */
export function testCatalogue(): SandboxCatalogue {
  const mozambique = testProduct({
    productCode: 'MOZ',
    slugs: [],
    business: 'MOZ-BUSINESS',
    area: 'MZ',
    currency: 'MZN',
    plans: [
      testPlan({
        id: 'moz-annual-test',
        code: 'moz-annual',
        amount: 18_720,
        paymentMethods: ['credit-card', 'm-pesa'],
      }),
    ],
    vouchers: [],
  });
  return { products: [testProduct(), mozambique] };
}

function testInstallment(count: number, amount: number): Installment {
  const value = Math.round(amount / count);
  return { id: count, value, standardValue: value, tax: 0, totalValue: amount };
}
