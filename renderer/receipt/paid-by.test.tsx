import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { PurchasedPlan } from '../../schemas/generated/types';
import { CheckoutContext } from '../checkout/checkout-context';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { PaidBy } from './receipt';

const card = { company: 'visa', lastFour: '1111' } as const;
const cards: PurchasedPlan['cards'] = [
  { ...card, amount: 60_000, installments: 1, installmentAmount: 60_000 },
  { company: 'elo', lastFour: '7013', amount: 54_000, installments: 3, installmentAmount: 18_000 },
];

it.each<[name: string, changes: Partial<PurchasedPlan>, words: string[]]>([
  ['a typed card', { card }, ['Cartão de crédito', 'Visa final 1111']],
  [
    'a card that was typed and then saved to pay by',
    { method: 'default-credit-card', card, installments: 12, installmentAmount: 9_500 },
    ['Cartão de crédito', 'Visa final 1111', '12x de R$ 95,00'],
  ],
  [
    'two cards',
    { method: 'credit-card+credit-card', cards },
    ['Dois cartões', 'Visa final 1111: R$ 600,00', 'Elo final 7013: R$ 540,00 (3x de R$ 180,00)'],
  ],
  ['a method without a card', { method: 'pix' }, ['Pix']],
])('a receipt names %s by company and last four digits', async (_, changes, words) => {
  const purchase: PurchasedPlan = {
    token: 'pay_1',
    planId: 'P1',
    planName: 'Plano anual',
    amount: 114_000,
    currency: 'BRL',
    method: 'credit-card',
    status: 'paid',
    ...changes,
  };
  const { container } = await render(
    <CheckoutContext.Provider value={makeCheckoutView()}>
      <PaidBy purchase={purchase} />
    </CheckoutContext.Provider>,
  );
  const shown = [...container.querySelectorAll('span, small')].map((one) => one.textContent?.replaceAll('\u00a0', ' '));
  expect(shown).toEqual(words);
});
