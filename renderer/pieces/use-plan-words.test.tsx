import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { CheckoutContext } from '../checkout/checkout-context';
import { type CheckoutViewOptions, makeCheckoutView } from '../testing/make-checkout-view';
import { makeInstallment, makePlanSummary } from '../testing/make-plan-summary';
import { usePlanWords } from './use-words';

const dear = makeInstallment(12, 114_000, { value: 10_500, tax: 12_000, totalValue: 126_000 });

function Words({ installment, currency }: { installment: typeof dear; currency: string }) {
  const words = usePlanWords();
  const plan = makePlanSummary({ installments: [makeInstallment(1, 114_000), installment], currency });
  return (
    <>
      <p>{words.price(plan, installment.id)}</p>
      {plan.installments.map((one) => (
        <p key={one.id}>{words.choice(plan, one)}</p>
      ))}
    </>
  );
}

/** Reads the plan's offer, then its installment choices. */
async function read(showsMonthlyDifference: boolean, installment = dear, area: CheckoutViewOptions['area'] = 'BR') {
  const view = makeCheckoutView({ area });
  const checkout = { ...view, settings: { ...view.settings, showsMonthlyDifference } };
  const { container } = await render(
    <CheckoutContext.Provider value={checkout}>
      <Words installment={installment} currency={view.settings.currency.code} />
    </CheckoutContext.Provider>,
  );
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
}

describe('installments with interest', () => {
  it('show the extra cost per month if the brand enables it', async () => {
    const text = '12x de R$ 105,00 com juros (total de R$ 1.260,00), R$ 10,00 por mês a mais do que à vista';
    expect(await read(true)).toEqual([text, 'À vista R$ 1.140,00', text]);
  });

  it('show the extra cost per month in the language and currency of Mozambique', async () => {
    const text = '12x de 105,00 MT com juros (total de 1.260,00 MT), mais 10,00 MT por mês do que a pronto';
    expect(await read(true, dear, 'MZ')).toEqual([text, 'A pronto 1.140,00 MT', text]);
  });

  it('show no extra cost per month if the brand does not enable it', async () => {
    const text = '12x de R$ 105,00 com juros (total de R$ 1.260,00)';
    expect(await read(false)).toEqual([text, 'À vista R$ 1.140,00', text]);
  });
});

it('installments without interest show no extra cost per month', async () => {
  const text = '12x de R$ 95,00 sem juros';
  expect(await read(true, makeInstallment(12, 114_000))).toEqual([text, 'À vista R$ 1.140,00', text]);
});

describe('installments of unequal amounts show the different one separately', () => {
  it.each([
    ['BR', makeInstallment(3, 55_930), '1x de R$ 186,44 + 2x de R$ 186,43 sem juros'],
    ['BR', makeInstallment(7, 100_000), '1x de R$ 142,84 + 6x de R$ 142,86 sem juros'],
    ['BR', makeInstallment(2, 10_001, { value: 5_000 }), '1x de R$ 50,01 + 1x de R$ 50,00 sem juros'],
    [
      'BR',
      makeInstallment(12, 114_000, { value: 10_500, tax: 12_003, totalValue: 126_003 }),
      '1x de R$ 105,03 + 11x de R$ 105,00 com juros (total de R$ 1.260,03)',
    ],
    ['MZ', makeInstallment(3, 55_930), '1x de 186,44 MT + 2x de 186,43 MT sem juros'],
  ] as const)('%s: %j', async (area, installment, text) => {
    const [price, , choice] = await read(false, installment, area);
    expect([price, choice]).toEqual([text, text]);
  });
});
