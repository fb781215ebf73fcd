import { beginning, type Journey } from './journey';

export const bankslip: Journey = {
  title: 'I ask for a bankslip, get its line and barcode, and the page says when it is paid',
  method: 'bankslip',
  pages: [
    ...beginning,
    {
      path: '/payment',
      heading: 'payment.title',
      chooses: 'bankslip',
      asks: ['document'],
      presses: 'methods.payBankslip',
    },
    {
      path: '/success',
      heading: 'success.bankslipTitle',
      shows: ['[data-bankslip] textarea', '[data-bankslip] svg[role=img]'],
      onSandbox: 'paid',
    },
    { path: '/success', heading: 'success.paidTitle', shows: ['[data-receipt]'] },
  ],
  ledger: ['paid'],
};
