import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { CheckoutContext } from '../checkout/checkout-context';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { LazyRefusalHelp } from './lazy-refusal-help';
import './refusal-help';

const checkout = makeCheckoutView();

async function show(code: string, rest?: React.ReactNode) {
  const { container } = await render(
    <CheckoutContext.Provider value={checkout}>
      <form>
        {rest}
        <LazyRefusalHelp code={code} sent="key-0f3b7c41a90f" />
      </form>
    </CheckoutContext.Provider>,
  );
  await expect.poll(() => container.querySelector('a')).not.toBeNull();
  return container;
}

it('a refusal shows its reference in two groups, and the brand’s help', async () => {
  const container = await show('duplicate');
  expect(container.textContent).toContain('Código para o atendimento: 7C41 A90F');
  expect(container.querySelector('a')?.href).toBe(new URL(checkout.links.faq).href);
  expect(container.querySelector('button')).toBeNull();
});

it('a reference has its label before the rest of the help has loaded', () => {
  const page = renderToStaticMarkup(
    <CheckoutContext.Provider value={checkout}>
      <LazyRefusalHelp code="duplicate" sent="key-0f3b7c41a90f" />
    </CheckoutContext.Provider>,
  );
  expect(page).toContain('Código para o atendimento: ');
});

it.each([
  ['wrong_cvv', 'Corrigir o campo', 'cvv'],
  ['card_declined', 'Pagar de outra forma', 'pix'],
] as const)('after %s, “%s” moves the focus there', async (code, text, id) => {
  const container = await show(
    code,
    <>
      <input id="card" type="radio" name="method" defaultChecked />
      <input id="pix" type="radio" name="method" />
      <input id="cvv" aria-invalid="true" />
    </>,
  );
  // An effect shows it, after the link.
  await expect.poll(() => container.querySelector('button')?.textContent).toBe(text);
  container.querySelector('button')?.click();
  expect(document.activeElement?.id).toBe(id);
});

it.each(['Pagar de outra forma', 'Ver a renovação'])(
  'a declined card leads to the button “%s” by its own words, where the form has one method',
  async (words) => {
    const container = await show(
      'card_declined',
      <>
        <input type="hidden" name="method" />
        <button id="others" type="button" data-other-method>
          {words}
        </button>
      </>,
    );
    const button = container.querySelector<HTMLButtonElement>('[data-refusal-action]');
    expect(button?.textContent).toBe(words);
    button?.click();
    expect(document.activeElement?.id).toBe('others');
  },
);

it.each([
  ['radio button', <input key="one" type="radio" name="method" defaultChecked />],
  ['hidden field', <input key="one" type="hidden" name="method" />],
])('a declined card offers no other method where the form has one %s', async (_, only) => {
  const container = await show('card_declined', only);
  expect(container.querySelector('button')).toBeNull();
});
