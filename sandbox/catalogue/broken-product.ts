import type { ProductConfig } from '../../schemas/generated/types';
import type { SandboxProduct } from '../sandbox-catalogue';

/** A config without title and flows, as from a faulty backend. */
const brokenConfig: unknown = { title: null, designSystemId: 'quebrado', checkoutFlow: {} };

/** Product QUEBRADO: its config fails its schema. No brand claims its code. */
export const brokenProduct: SandboxProduct = {
  productCode: 'QUEBRADO',
  slugs: [],
  business: 'QUEBRADO',
  area: 'BR',
  currency: 'BRL',
  config: brokenConfig as ProductConfig,
  plans: [
    {
      planId: 'quebrado-anual',
      planType: 'yearly',
      code: 'quebrado-anual',
      planName: 'Quebrado',
      amount: 10_000,
      standardAmount: 10_000,
      installments: [{ id: 1, value: 10_000, standardValue: 10_000, tax: 0, totalValue: 10_000 }],
      paymentMethods: ['credit-card', 'pix'],
    },
  ],
  vouchers: [],
  companies: ['visa', 'mastercard'],
};
