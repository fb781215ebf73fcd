import { beginning, type Journey } from './journey';

export const card: Journey = {
  title: 'I pay by card and see my receipt',
  method: 'credit-card',
  pages: [
    ...beginning,
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
  ],
  ledger: ['paid'],
};
