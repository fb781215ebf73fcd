import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { type CheckoutViewOptions, makeCheckoutView } from '../testing/make-checkout-view';
import { makeInstallment, makePlanSummary } from '../testing/make-plan-summary';
import { CheckoutContext } from './checkout-context';
import { usePlanWords } from './use-plan-words';

const dear = makeInstallment(12, 114_000, { value: 10_500, tax: 12_000, totalValue: 126_000 });

function Words({ installment, currency }: { installment: typeof dear; currency: string }) {
  const words = usePlanWords();
  const plan = makePlanSummary({ installments: [makeInstallment(1, 114_000), installment], currency });
  return (
    <>
      <p>{words.price(plan)}</p>
      {plan.installments.map((one) => (
        <p key={one.id}>{words.choice(plan, one)}</p>
      ))}
    </>
  );
}

/** The offer of a plan, then the choices of installments. */
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
  it('say how much more a month costs where the brand wants it', async () => {
    const text = '12x de R$ 105,00 com juros (total de R$ 1.260,00), R$ 10,00 por mês a mais do que à vista';
    expect(await read(true)).toEqual([text, 'À vista R$ 1.140,00', text]);
  });

  it('say it in Mozambique in its words and money', async () => {
    const text = '12x de 105,00 MT com juros (total de 1.260,00 MT), mais 10,00 MT por mês do que a pronto';
    expect(await read(true, dear, 'MZ')).toEqual([text, 'A pronto 1.140,00 MT', text]);
  });

  it('say no more than before in a brand that does not want it', async () => {
    const text = '12x de R$ 105,00 com juros (total de R$ 1.260,00)';
    expect(await read(false)).toEqual([text, 'À vista R$ 1.140,00', text]);
  });
});

it('installments without interest have no difference to tell', async () => {
  const text = '12x de R$ 95,00 sem juros';
  expect(await read(true, makeInstallment(12, 114_000))).toEqual([text, 'À vista R$ 1.140,00', text]);
});
