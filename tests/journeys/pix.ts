import { beginning, type Journey, type JourneyPage } from './journey';

const chooseCode: JourneyPage = {
  path: '/payment',
  heading: 'payment.title',
  chooses: 'pix',
  asks: ['document'],
  presses: 'methods.payPix',
};

export const pix: Journey = {
  title: 'I pay by pix and the page moves on by itself',
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
  title: 'a link for pix asks for no other way to pay',
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
