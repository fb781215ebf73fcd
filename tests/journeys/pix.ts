import { beginning, type Journey, type JourneyPage } from './journey';

const chooseCode: JourneyPage = {
  path: '/payment',
  heading: 'payment.title',
  chooses: 'pix',
  asks: ['document'],
  presses: 'methods.payPix',
};

export const pix: Journey = {
  title: 'I pay by pix and the page shows my receipt by itself',
  method: 'pix',
  pages: [
    ...beginning,
    chooseCode,
    { path: '/pix', heading: 'pix.title', shows: ['[data-qr]'], onSandbox: 'paid' },
    { path: '/success', heading: 'success.title', shows: ['[data-receipt]'] },
  ],
  ledger: ['paid'],
};

export const pixExpired: Journey = {
  title: 'my pix code expires, I ask for a new one and pay it',
  method: 'pix',
  pages: [
    ...beginning,
    chooseCode,
    { path: '/pix', heading: 'pix.title', shows: ['[data-qr]'], onSandbox: 'expire' },
    { path: '/pix', heading: 'pix.expiredTitle', presses: 'pix.newCode' },
    { path: '/pix', heading: 'pix.title', shows: ['[data-qr]'], onSandbox: 'paid' },
    { path: '/success', heading: 'success.title', shows: ['[data-receipt]'] },
  ],
  ledger: ['paid', 'expired'],
};

export const pixLink: Journey = {
  title: 'I open a pix link and pay by pix without choosing a method',
  method: 'pix',
  search: '&route=pix',
  pages: [
    { path: '/lead', heading: 'lead.title', asks: ['lead', 'terms'], presses: 'lead.submit' },
    { path: '/payment', heading: 'payment.title', asks: ['document'], presses: 'methods.payPix' },
    { path: '/pix', heading: 'pix.title', shows: ['[data-qr]'], onSandbox: 'paid' },
    { path: '/success', heading: 'success.title', shows: ['[data-receipt]'] },
  ],
  ledger: ['paid'],
};
