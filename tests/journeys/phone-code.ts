import { card } from './card';
import { beginning, type Journey } from './journey';

const path = '/phone-verification';
const [lead, code] = beginning.filter((page) => page.path !== '/presentation');

/** The typed code is found nowhere but in its request: the journey player searches for it (PAY-4). */
export const phoneCode: Journey = {
  title: 'I mistype the SMS code, reload, type it correctly, go back, and pay; only one code is sent',
  method: 'credit-card',
  through: path,
  pages: [
    ...(lead ? [lead] : []),
    {
      path,
      heading: 'phone-verification.title',
      types: { code: '000000' },
      presses: 'phone-verification.submit',
      refuses: { code: 'code_invalid' },
      leavesBy: 'reload',
    },
    ...(code ? [code] : []),
    { path: '/presentation', heading: 'presentation.title', leavesBy: 'back' },
    { path, heading: 'phone-verification.confirmedTitle', leavesBy: 'reload' },
    { path, heading: 'phone-verification.confirmedTitle', presses: 'phone-verification.continue' },
    { path: '/presentation', heading: 'presentation.title', presses: 'presentation.submit' },
    ...card.pages.filter((page) => page.path === '/payment' || page.path === '/success'),
  ],
  codes: 1,
  ledger: ['paid'],
};
