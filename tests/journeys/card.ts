import { beginning, type Journey, type JourneyPage } from './journey';

/** From the payment step to the receipt. */
export const payByCard: readonly JourneyPage[] = [
  {
    path: '/payment',
    heading: 'payment.title',
    chooses: 'credit-card',
    types: {
      cardNumber: '5555 5555 5555 4444',
      cardHolder: 'ANA D PRADO',
      cardExpiry: '12/34',
      cardCvv: '737',
    },
    asks: ['document'],
    recognises: { cardCompany: 'mastercard', cardNumber: '5555 5555 5555 4444', cardExpiry: '12/34' },
    presses: 'methods.pay',
  },
  { path: '/success', heading: 'success.title', shows: ['[data-receipt]'] },
];

export const card: Journey = {
  title: 'I pay by card and see my receipt',
  method: 'credit-card',
  pages: [...beginning, ...payByCard],
  ledger: ['paid'],
};
