import { pricePlan } from '../../../../model/money/plan-price';
import type { CardCompany } from '../../../../schemas/generated/types';
import type { BuildEntry } from '../../../contract/step-contract';

/**
 * The card as typed, without the blanks of its masks, in the installments that are shown, chosen or not. It goes into this one
 * request and nowhere else.
 */
export const buildEntry: BuildEntry = (values, plan) => ({
  method: 'credit-card',
  amount: plan.amount,
  installments: pricePlan(plan, Number(values.installments)).installment.id,
  card: {
    holderName: String(values.cardHolder).replace(/\s+/g, ' '),
    number: String(values.cardNumber).replace(/\D/g, ''),
    expiry: String(values.cardExpiry).replace(/\s/g, ''),
    cvv: String(values.cardCvv),
    company: values.cardCompany as CardCompany,
  },
});
