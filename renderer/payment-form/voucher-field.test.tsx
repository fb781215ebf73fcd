import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CheckoutContext } from '../checkout/checkout-context';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { makePlanSummary } from '../testing/make-plan-summary';
import '../ui/global.styles';
import { VoucherField, type VoucherFieldProps } from './voucher-field';

const plan = makePlanSummary({ amount: 100_000, standardAmount: 100_000 });
const cheaper = makePlanSummary({
  amount: 88_000,
  standardAmount: 100_000,
  voucher: { code: 'BLACK', accepted: true },
});
const checkout = makeCheckoutView();

async function show() {
  const message = { pay: vi.fn(), onApply: vi.fn(), onRemove: vi.fn() };
  const field = (changes: Partial<VoucherFieldProps>) => (
    <CheckoutContext.Provider value={checkout}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          message.pay();
        }}
      >
        <VoucherField plan={plan} refused={undefined} isBusy={false} {...message} {...changes} />
        <button type="submit">Pagar</button>
      </form>
    </CheckoutContext.Provider>
  );
  const screen = await render(field({}));
  return { ...message, show: (changes: Partial<VoucherFieldProps>) => screen.rerender(field(changes)) };
}

const input = page.getByLabelText('Código do cupom');

it('a voucher is typed after a press on “Tenho um cupom”, and Enter applies it without paying', async () => {
  const { onApply, pay } = await show();
  await userEvent.click(page.getByRole('button', { name: 'Tenho um cupom' }));
  expect(document.activeElement).toBe(input.element());
  await userEvent.keyboard('black{Enter}');
  expect(onApply).toHaveBeenCalledExactlyOnceWith('black');
  expect(pay).not.toHaveBeenCalled();
});

it('an empty field applies nothing', async () => {
  const { onApply, pay } = await show();
  await userEvent.click(page.getByRole('button', { name: 'Tenho um cupom' }));
  await userEvent.keyboard('{Enter}');
  await userEvent.click(page.getByRole('button', { name: 'Aplicar' }));
  expect(onApply).not.toHaveBeenCalled();
  expect(pay).not.toHaveBeenCalled();
});

it('an accepted voucher shows the price before and after, takes the focus, and can be removed', async () => {
  const { show: showAs, onRemove, pay } = await show();
  await showAs({ plan: cheaper });
  const words = 'Cupom BLACK aplicado. De R$ 1.000,00 por R$ 880,00.';
  await expect.element(page.getByRole('status')).toHaveTextContent(words);
  expect(document.activeElement?.textContent).toContain('Cupom BLACK aplicado');
  await userEvent.click(page.getByRole('button', { name: 'Retirar cupom' }));
  expect(onRemove).toHaveBeenCalledOnce();
  expect(pay).not.toHaveBeenCalled();
});

it.each([
  ['expired', 'já venceu'],
  ['exhausted', 'já se esgotou'],
  ['not_for_plan', 'não vale para este plano'],
  ['unknown', 'Não conhecemos'],
  ['unavailable', 'Não conseguimos consultar'],
] as const)('a voucher refused as %s says so at the field, which keeps the code', async (reason, words) => {
  const { show: showAs } = await show();
  await showAs({ refused: { code: 'VELHO', reason } });
  await expect.element(input).toHaveAccessibleDescription(expect.stringContaining(words));
  await expect.element(input).toHaveValue('VELHO');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
});

describe('each answer to a press is announced in a region that was there before', () => {
  const again = (): VoucherFieldProps['refused'] => ({ code: 'VELHO', reason: 'expired' });

  it.each<[name: string, first: Partial<VoucherFieldProps>, then: Partial<VoucherFieldProps>, words: RegExp]>([
    ['the same refusal twice', { refused: again() }, { refused: again() }, /já venceu/],
    ['another refusal', { refused: again() }, { refused: { code: 'X', reason: 'unknown' } }, /Não conhecemos/],
    ['a voucher after a refusal', { refused: again() }, { plan: cheaper }, /Cupom BLACK aplicado/],
    ['a voucher that I remove', { plan: cheaper }, {}, /Cupom retirado. Agora o valor é R\$\s1\.000,00/],
  ])('%s', async (_, first, then, words) => {
    const { show: showAs } = await show();
    const region = page.getByRole('status').element();
    await showAs(first);
    await expect.poll(() => region.textContent).not.toBe('');
    const before = region.textContent;
    (document.activeElement as HTMLElement | null)?.blur();
    await showAs(then);
    await expect.poll(() => region.textContent).not.toBe(before);
    expect(region.textContent).toMatch(words);
    expect(document.querySelector('[data-voucher]')?.contains(document.activeElement)).toBe(true);
  });
});
