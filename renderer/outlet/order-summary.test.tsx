import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ChosenPayment, OfferedPlan } from '../../model/money/offered-plan';
import { type OrderItem, withItems } from '../../model/money/order-items';
import { CheckoutContext } from '../checkout/checkout-context';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { makeInstallment, makePlanSummary } from '../testing/make-plan-summary';
import '../ui/global.styles';
import { OrderSummary } from './order-summary';

const area = { brazil: makeCheckoutView(), mozambique: makeCheckoutView({ area: 'MZ' }) };

/** Visible text of the summary: the permanent lines, and the details. */
async function readSummary(
  plan: OfferedPlan | undefined,
  where: keyof typeof area = 'brazil',
  chosen: ChosenPayment | null = null,
) {
  const { container } = await render(
    <CheckoutContext.Provider value={area[where]}>
      <OrderSummary plan={plan} chosen={chosen} />
    </CheckoutContext.Provider>,
  );
  const textOf = (selector: string) =>
    [...container.querySelectorAll(selector)].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  return { lines: textOf('summary > span > span, summary > span > span > *, section > p'), details: textOf('dl > *') };
}

const week: OfferedPlan = {
  ...makePlanSummary({
    planName: 'Plano mensal',
    planType: 'recurrency',
    amount: 9_900,
    installments: [makeInstallment(1, 9_900)],
    paymentMethods: ['credit-card'],
  }),
  trial: { count: 7, unit: 'day', firstChargeOn: '2026-11-28' },
};
const yearly: OfferedPlan = {
  ...makePlanSummary({ amount: 780_000, installments: [makeInstallment(1, 780_000), makeInstallment(12, 780_000)] }),
  currency: 'MZN',
  paymentMethods: ['credit-card'],
  trial: { count: 3, unit: 'month', firstChargeOn: '2027-02-21' },
};
const black = { code: 'BLACK', accepted: true } as const;

describe('the order summary of a plan with a voucher', () => {
  const black = makePlanSummary({
    amount: 95_040,
    standardAmount: 142_800,
    installments: [1, 3, 12].map((id) => makeInstallment(id, 95_040, { standardValue: 142_800 / id })),
    voucher: { code: 'BLACK', accepted: true },
  });
  const interest = { tax: 5_000, totalValue: 100_040, value: 8_337 };

  it.each<[title: string, plan: OfferedPlan, chosen: ChosenPayment | null, struck: string | undefined]>([
    ['the installments before it', black, null, '12x de R$ 119,00'],
    ['the chosen ones', black, { method: 'credit-card', installments: 3 }, '3x de R$ 476,00'],
    ['the price of one payment', black, { method: 'credit-card', installments: 1 }, 'R$ 1.428,00'],
    ['the price of a pix', black, { method: 'pix', installments: 12 }, 'R$ 1.428,00'],
    ['nothing without a lower price', { ...black, standardAmount: 95_040 }, null, undefined],
    ['nothing for a refused voucher', { ...black, voucher: { code: 'BLACK', accepted: false } }, null, undefined],
    [
      'nothing beside interest that costs more',
      { ...black, installments: [makeInstallment(12, 95_040, { ...interest, standardValue: 8_000 })] },
      null,
      undefined,
    ],
    [
      'one with the extras',
      withItems(black, [{ kind: 'bump', id: 'x', quantity: 1, amount: 1_200 }]),
      null,
      '12x de R$ 120,00',
    ],
  ])('strikes through %s', async (_, plan, chosen, struck) => {
    const { container } = await render(
      <CheckoutContext.Provider value={area.brazil}>
        <OrderSummary plan={plan} chosen={chosen} />
      </CheckoutContext.Provider>,
    );
    expect(container.querySelector('summary s')?.textContent?.replaceAll('\u00a0', ' ')).toBe(struck);
  });

  it.each<[title: string, items: OrderItem[], repeated: string]>([
    ['a free item', [{ kind: 'ticket', id: 't', name: 'Lote', quantity: 1, amount: 0 }], 'R$ 1.428,00'],
    ['two people', [{ kind: 'profiles', id: 'p', quantity: 2, amount: 0 }], 'R$ 2.856,00'],
    ['an extra', [{ kind: 'bump', id: 'x', name: 'Extra', quantity: 1, amount: 1_200 }], 'R$ 1.440,00'],
  ])('says each amount once beside %s', async (_, items, standardAmount) => {
    const { container } = await render(
      <CheckoutContext.Provider value={area.brazil}>
        <OrderSummary plan={withItems(black, items)} items={items} chosen={null} />
      </CheckoutContext.Provider>,
    );
    const amounts = [...container.querySelectorAll('dl dd')].map((dd) => dd.textContent.replaceAll('\u00a0', ' '));
    expect(amounts).toContain(standardAmount);
    expect(new Set(amounts).size).toBe(amounts.length);
  });
});

describe('the order summary of a recurring plan', () => {
  const { trial: _, ...monthly } = week;

  it.each([
    ['brazil', 'Você paga todo mês. Cancele quando quiser.'],
    ['mozambique', 'Paga todos os meses. Pode cancelar quando quiser.'],
  ] as const)('says in %s that the buyer pays every month', async (where, words) => {
    expect((await readSummary(monthly, where)).lines).toContain(words);
    expect((await readSummary({ ...monthly, planType: 'monthly' }, where)).lines).toContain(words);
    expect((await readSummary({ ...monthly, voucher: black }, where)).lines).toContain(words);
  });

  it.each<[title: string, plan: OfferedPlan]>([
    ['when it is charged once a year', { ...monthly, planType: 'yearly' }],
    ['during a trial, which has its own text', week],
    ['when it is paid in installments', { ...monthly, installments: [makeInstallment(12, 9_900)] }],
  ])('does not say “every month” %s', async (_, plan) => {
    expect((await readSummary(plan)).lines.join(' ')).not.toContain('todo mês');
  });
});

describe('the order summary of a plan with a trial', () => {
  it('says that nothing is due today, and what is due later and when', async () => {
    const { lines, details } = await readSummary(week);
    expect(lines).toEqual(
      expect.arrayContaining([
        '7 dias grátis',
        'Hoje você não paga nada',
        'Depois, R$ 99,00 por mês. Cancele quando quiser antes da cobrança. Primeira cobrança em 28/11/2026.',
      ]),
    );
    expect(details).toEqual(expect.arrayContaining(['Hoje', 'R$ 0,00', 'Primeira cobrança em 28/11/2026', 'R$ 99,00']));
  });

  it('shows in Mozambique a trial of three months and a year in installments', async () => {
    const { lines, details } = await readSummary(yearly, 'mozambique');
    expect(lines).toEqual(
      expect.arrayContaining([
        '3 meses grátis',
        'Hoje não paga nada',
        'Depois, 12x de 650,00 MT sem juros. Pode cancelar quando quiser antes da cobrança. Primeira cobrança em 21/02/2027.',
      ]),
    );
    expect(details).toEqual(expect.arrayContaining(['Hoje', '0,00 MT', '12x de 650,00 MT sem juros']));
  });

  it('shows the first charge in the preselected installments, with interest', async () => {
    const interest = { value: 1_000, tax: 2_100, totalValue: 12_000 };
    const installments = [makeInstallment(1, 9_900), makeInstallment(12, 9_900, interest)];
    const words = '12x de R$ 10,00 com juros (total de R$ 120,00)';
    const { lines, details } = await readSummary({
      ...week,
      planType: 'yearly',
      installments,
      defaultInstallments: 12,
    });
    expect(lines).toEqual(expect.arrayContaining([expect.stringContaining(`Depois, ${words}.`)]));
    expect(details.slice(-2)).toEqual(['Primeira cobrança em 28/11/2026', words]);
  });

  it.each<[title: string, plan: OfferedPlan, words: string]>([
    [
      'names the card if another payment method has no trial',
      { ...week, paymentMethods: ['credit-card', 'pix'] },
      'No cartão, hoje você não paga nada',
    ],
    ['promises no monthly price with a voucher', { ...week, amount: 7_900, voucher: black }, 'Depois, R$ 79,00. C'],
  ])('%s', async (_, plan, words) => {
    const { lines } = await readSummary(plan);
    expect(lines.some((line) => line?.startsWith(words))).toBe(true);
  });
});

it('the order summary of a plan without a trial shows its price', async () => {
  const { lines, details } = await readSummary(makePlanSummary());
  expect(lines).toEqual(expect.arrayContaining(['12x de R$ 95,00 sem juros', 'ou R$ 1.140,00 à vista']));
  expect(details).toEqual(expect.arrayContaining(['Total à vista', 'R$ 1.140,00']));
  expect(lines.join()).not.toMatch(/grátis|Primeira cobrança/);
});

it('the order summary shows no one-time price for a plan that allows only card installments', async () => {
  const installments = [makeInstallment(12, 114_000, { value: 10_000, tax: 6_000, totalValue: 120_000 })];
  const plan = makePlanSummary({ installments, paymentMethods: ['credit-card'] });
  const { lines, details } = await readSummary(plan);
  expect(lines).toContain('12x de R$ 100,00 com juros (total de R$ 1.200,00)');
  expect(details).toEqual(expect.arrayContaining(['Total', 'R$ 1.200,00']));
  expect([...lines, ...details].join()).not.toMatch(/à vista|1\.140/);
  const withPix = await readSummary({ ...plan, paymentMethods: ['credit-card', 'pix'] });
  expect(withPix.lines).toContain('ou R$ 1.140,00 à vista');
});

it('the order summary shows a plan in another area’s currency in that currency', async () => {
  const plan = makePlanSummary({ currency: 'MZN' });
  expect((await readSummary(plan)).lines).toContain('12x de 95,00 MT sem juros');
});

it('the order summary without a plan says that the price is unavailable', async () => {
  const { lines, details } = await readSummary(undefined);
  expect(lines).toEqual(['Não conseguimos buscar o valor agora. Tente novamente em instantes.']);
  expect(details).toEqual([]);
});

describe('the order summary with a chosen payment method', () => {
  const lines = async (plan: OfferedPlan, chosen: ChosenPayment) => (await readSummary(plan, 'brazil', chosen)).lines;
  const interest = makeInstallment(12, 114_000, { value: 10_000, tax: 6_000, totalValue: 120_000 });
  const plan = makePlanSummary({
    installments: [makeInstallment(1, 114_000), makeInstallment(3, 114_000), interest],
    paymentMethods: ['credit-card', 'pix'],
  });

  it.each<[title: string, chosen: ChosenPayment, strong: string, other: string]>([
    [
      'shows the one-time price first by pix',
      { method: 'pix', installments: 12 },
      'R$ 1.140,00 à vista',
      'ou 3x de R$ 380,00 sem juros',
    ],
    [
      'shows the one-time price first by card in one payment',
      { method: 'credit-card', installments: 1 },
      'R$ 1.140,00 à vista',
      'ou 3x de R$ 380,00 sem juros',
    ],
    [
      'shows the installments with interest first by card in twelve installments',
      { method: 'credit-card', installments: 12 },
      '12x de R$ 100,00 com juros (total de R$ 1.200,00)',
      'ou R$ 1.140,00 à vista',
    ],
    [
      'shows the most installments without interest first by card before a choice',
      { method: 'credit-card', installments: undefined },
      '3x de R$ 380,00 sem juros',
      'ou R$ 1.140,00 à vista',
    ],
  ])('%s', async (_, chosen, strong, other) => {
    expect((await lines(plan, chosen)).slice(-2)).toEqual([strong, other]);
  });

  it.each<[installments: number, total: [name: string, amount: string]]>([
    [12, ['Total', 'R$ 1.200,00']],
    [3, ['Total', 'R$ 1.140,00']],
    [1, ['Total à vista', 'R$ 1.140,00']],
  ])('shows the total of %i payments in its details', async (installments, total) => {
    const { details } = await readSummary(plan, 'brazil', { method: 'credit-card', installments });
    expect(details.slice(-2)).toEqual(total);
  });

  it('lists the full price, the discount, the interest and the total in its details', async () => {
    const reduced = { ...plan, standardAmount: 126_000 };
    const { details } = await readSummary(reduced, 'brazil', { method: 'credit-card', installments: 12 });
    const sums = [
      'Valor sem desconto',
      'R$ 1.260,00',
      'Desconto',
      '− R$ 120,00',
      'Juros',
      '+ R$ 60,00',
      'Total',
      'R$ 1.200,00',
    ];
    expect(details.slice(-sums.length)).toEqual(sums);
    const atOnce = await readSummary(reduced, 'brazil', { method: 'pix', installments: undefined });
    expect(atOnce.details).not.toContain('Juros');
  });

  it('shows only the price of a plan with a single payment', async () => {
    const single = { ...plan, installments: [makeInstallment(1, 114_000)] };
    expect((await lines(single, { method: 'pix', installments: undefined })).at(-1)).toBe('R$ 1.140,00');
  });

  it('shows today’s price instead of the trial for a method that cannot charge later', async () => {
    const monthly: OfferedPlan = { ...week, paymentMethods: ['credit-card', 'pix'] };
    expect((await lines(monthly, { method: 'pix', installments: undefined })).join()).not.toMatch(/grátis|Depois/);
    const { details } = await readSummary(monthly, 'brazil', { method: 'pix', installments: undefined });
    expect(details.slice(-2)).toEqual(['Total à vista', 'R$ 99,00']);
  });

  it('shows the chosen installments after the trial', async () => {
    const words = '3x de R$ 380,00 sem juros';
    const { lines, details } = await readSummary({ ...week, ...plan, trial: week.trial } as OfferedPlan, 'brazil', {
      method: 'credit-card',
      installments: 3,
    });
    expect(lines.join()).toContain(`Depois, ${words}`);
    expect(details.at(-1)).toBe(words);
  });
});

it.each([
  ['WUP Inglês para Negócios Internacionais e Viagens', 'Plano anual com acompanhamento individual'],
  ['Inglês', 'Plano'],
])('with the product %s and the plan %s, each label and each price fits on one line', async (name, planName) => {
  const checkout = { ...area.brazil, product: { ...area.brazil.product, name } };
  const plan = makePlanSummary({ planName, standardAmount: 12_345_678, amount: 11_345_678 });
  const { container } = await render(
    <CheckoutContext.Provider value={checkout}>
      <div style={{ width: 328, fontFamily: 'sans-serif' }}>
        <OrderSummary plan={{ ...plan, currency: 'BRL' }} chosen={null} />
      </div>
    </CheckoutContext.Provider>,
  );
  container.querySelector('summary')?.click();
  const cells = [...container.querySelectorAll('dt, dd strong, dd s')].map((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return [cell.textContent, range.getClientRects().length];
  });
  expect(cells.map(([, lines]) => lines)).toEqual(cells.map(() => 1));
  expect(cells.length).toBeGreaterThan(5);
});

const extra = { kind: 'bump', id: 'tapes', name: 'Gravações', quantity: 1, amount: 14_700 } as const;

/** Order with an extra that can be removed. */
function OrderWithExtra({ counts = [1], chosen = null }: { counts?: number[]; chosen?: ChosenPayment | null }) {
  const [isIn, setIn] = useState(true);
  const amount = isIn ? 114_700 : 100_000;
  const installments = counts.map((count) => makeInstallment(count, amount));
  const plan = makePlanSummary({ amount, standardAmount: amount, installments });
  return (
    <CheckoutContext.Provider value={area.brazil}>
      <OrderSummary plan={plan} items={isIn ? [extra] : []} chosen={chosen} onRemove={() => setIn(false)} />
    </CheckoutContext.Provider>
  );
}

it('an extra has its own line and leaves by its button: the total changes, is said, and keeps the focus', async () => {
  const { container } = await render(<OrderWithExtra />);
  const line = page.getByRole('listitem');
  await expect.element(line).toHaveTextContent('+ R$ 147,00');
  expect(container.textContent?.replaceAll('\u00a0', ' ')).toContain('R$ 1.147,00');
  await userEvent.click(page.getByRole('button', { name: 'Retirar Gravações' }));
  await expect.element(line).not.toBeInTheDocument();
  const status = page.getByRole('status');
  await expect.element(status).toHaveTextContent('Gravações saiu do pedido. Agora: R$ 1.000,00.');
  expect(document.activeElement).toBe(status.element());
});

it.each<[title: string, chosen: ChosenPayment | null, price: string]>([
  ['no form asks how to pay', null, '4x de R$ 250,00 sem juros'],
  ['a card pays in two', { method: 'credit-card', installments: 2 }, '2x de R$ 500,00 sem juros'],
  ['a card pays at once', { method: 'credit-card', installments: 1 }, 'R$ 1.000,00 à vista'],
  ['a Pix pays', { method: 'pix', installments: 4 }, 'R$ 1.000,00 à vista'],
  ['two cards pay', { method: 'credit-card+credit-card', installments: 4, total: 101_234 }, 'R$ 1.012,34'],
])('a removed extra leaves the price that the buyer pays: %s', async (_, chosen, price) => {
  const { container } = await render(<OrderWithExtra counts={[1, 2, 4]} chosen={chosen} />);
  await userEvent.click(page.getByRole('button', { name: 'Retirar Gravações' }));
  await expect.element(page.getByRole('status')).toHaveTextContent(`Gravações saiu do pedido. Agora: ${price}.`);
  expect(container.querySelector('summary strong')?.textContent?.replaceAll('\u00a0', ' ')).toBe(price);
});
