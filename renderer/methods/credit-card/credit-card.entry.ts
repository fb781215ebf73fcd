import type { CardCompany } from '../../../schemas/generated/types';
import type { BuildEntry } from '../../step/step-contract';

/** The card as typed, without the blanks of its masks. It goes into this one request and nowhere else. */
export const buildEntry: BuildEntry = (values, amount) => ({
  method: 'credit-card',
  amount,
  ...(values.installments === undefined ? {} : { installments: Number(values.installments) }),
  card: {
    holderName: String(values.cardHolder).trim().replace(/\s+/g, ' '),
    number: String(values.cardNumber).replace(/\D/g, ''),
    expiry: String(values.cardExpiry).replace(/\s/g, ''),
    cvv: String(values.cardCvv),
    company: values.cardCompany as CardCompany,
  },
});
