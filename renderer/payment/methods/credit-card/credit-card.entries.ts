import { pricePlan } from '../../../../model/money/plan-price';
import type { CardCompany } from '../../../../schemas/generated/types';
import type { BuildEntries } from '../../../contract/step-contract';

/** The typed card without the masks' spaces, with the installments shown. It goes only into this request. */
export const buildEntries: BuildEntries = (values, { plan, amount }) => [
  {
    method: 'credit-card',
    amount,
    installments: pricePlan(plan, Number(values.installments)).installment.id,
    card: {
      holderName: String(values.cardHolder).replace(/\s+/g, ' '),
      number: String(values.cardNumber).replace(/\D/g, ''),
      expiry: String(values.cardExpiry).replace(/\s/g, ''),
      cvv: String(values.cardCvv),
      company: values.cardCompany as CardCompany,
    },
  },
];
