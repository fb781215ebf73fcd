import type { FieldValues } from 'react-hook-form';
import type { CardCompany, CardData } from '../../../schemas/generated/types';

/** The typed card without the masks' spaces. It goes only into its payment's request. */
export function buildCard(values: FieldValues): CardData {
  return {
    holderName: String(values.cardHolder).replace(/\s+/g, ' '),
    number: String(values.cardNumber).replace(/\D/g, ''),
    expiry: String(values.cardExpiry).replace(/\s/g, ''),
    cvv: String(values.cardCvv),
    company: values.cardCompany as CardCompany,
  };
}
