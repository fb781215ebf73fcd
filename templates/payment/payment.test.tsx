import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { removeStored, writeStored } from '../../renderer/session/browser-storage';
import { ownerOf } from '../../renderer/session/purchase-owner';
import { ExamplePage } from '../../renderer/testing/example-page';
import { findExample } from '../../renderer/testing/find-example';
import { makeCheckoutView } from '../../renderer/testing/make-checkout-view';
import { makePlanSummary } from '../../renderer/testing/make-plan-summary';
import { nextFrames } from '../../renderer/testing/next-frames';
import { renderExample } from '../../renderer/testing/render-example';
import { addInterest } from '../../studio/add-interest';
import type { TemplateExample } from '../../studio/read-examples';
import PaymentExample from './payment.example.generated';
import examplesFile from './payment.examples.json';

const session = { leadId: 'lead_1', name: 'Ana Prado', email: 'ana@example.com', phone: '(11) 98765-4321' };
const view = (example: Omit<TemplateExample, 'name'>) => (
  <ExamplePage player={PaymentExample} templateId="payment" example={{ name: 'card', session, ...example }} />
);

const exampleOf = (name: string) => findExample(examplesFile, name);

/** Live region of an unknown outcome. The one for field errors comes before it. */
const findRegion = (container: Element) => [...container.querySelectorAll('[aria-live=polite]')].at(-1);

/** Shows an example of the studio. */
const show = async (name: string) => {
  const { container } = await renderExample(view(exampleOf(name)));
  return {
    text: container.textContent?.replaceAll('\u00a0', ' '),
    button: container.querySelector('button[type=submit]')?.textContent?.replaceAll('\u00a0', ' '),
  };
};

/** Shows the wait for an outcome, with a fake clock whose timers it has set. */
const confirm = async () => {
  const page = view({ phase: 'confirming' });
  const { container, rerender } = await render(page);
  const region = findRegion(container);
  // Advances the fake clock until the text appears.
  await vi.waitFor(() => expect(region?.querySelector('[data-confirming]')).not.toBeNull());
  // The text comes with a chunk, so its effects may be due still. A render runs them first.
  await rerender(page);
  return region;
};

it('an unknown outcome is announced and takes the focus, which then returns to the heading', async () => {
  const screen = await renderExample(view({}));
  const region = findRegion(screen.container);
  expect(region?.textContent).toBe('');
  screen.container.querySelector<HTMLElement>('button[type=submit]')?.focus();
  await screen.rerender(view({ phase: 'confirming' }));
  expect(region?.querySelector('[data-confirming]')).not.toBeNull();
  expect(document.activeElement?.textContent).toBe('Estamos confirmando');
  await screen.rerender(view({}));
  expect(document.activeElement?.tagName).toBe('H1');
});

it('the confirmation says after 15 seconds that it takes longer than usual', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const region = await confirm();
  vi.advanceTimersByTime(14_900);
  await nextFrames();
  expect(region?.textContent).not.toContain('demorando');
  vi.advanceTimersByTime(200);
  vi.useRealTimers();
  await vi.waitFor(() => expect(region?.textContent).toContain('Está demorando mais que o normal'));
});

it('an outcome that is unknown for two minutes shows help, with a code to copy', async () => {
  const owner = ownerOf(makeCheckoutView());
  writeStored('purchaseIntent', { key: 'k'.repeat(32) }, owner);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
    removeStored('purchaseIntent', owner);
  });
  const region = await confirm();
  vi.advanceTimersByTime(119_900);
  await nextFrames();
  expect(region?.querySelector('[data-unknown]')).toBeNull();
  vi.advanceTimersByTime(200);
  vi.useRealTimers();
  await vi.waitFor(() => expect(region?.querySelector('textarea')?.value).toBe('k'.repeat(32)));
  expect(region?.textContent?.match(/Até lá, não pague de novo/g)).toHaveLength(1);
  expect(region?.querySelector('a')?.getAttribute('href')).toBe(makeCheckoutView().links.faq);
  expect(region?.querySelector('[data-unknown] [role=status]')?.textContent).toBe('');
});

it('the form does not say “nothing is charged” while a payment is being confirmed', async () => {
  const screen = await renderExample(view({ phase: 'confirming' }));
  const note = () =>
    [...screen.container.querySelectorAll('p')].find((one) => one.textContent?.includes('Nada é cobrado'));
  expect(note()?.checkVisibility() ?? false).toBe(false);
  await screen.rerender(view({}));
  expect(note()?.checkVisibility()).toBe(true);
});

it.each([
  ['pix', 'Nada é cobrado antes de você tocar no botão.'],
  ['cash', 'Nada é cobrado nesta página. O botão registra o pedido e mostra o código para anotar.'],
] as const)('a payment by %s says once when it takes money', async (method, words) => {
  const screen = await renderExample(
    view({ stepProps: { methods: [method] }, brand: method === 'cash' ? 'engrenopolis' : 'wup' }),
  );
  await expect.poll(() => screen.container.textContent).toContain(words);
  expect(screen.container.textContent?.match(/Nada é cobrado/g)).toHaveLength(1);
});

it('an error that ends the confirmation takes the focus', async () => {
  const screen = await renderExample(view({ phase: 'confirming' }));
  await screen.rerender(view({ formError: { code: 'card_declined' } }));
  expect(document.activeElement?.textContent).toContain('O banco não aprovou a compra.');
});

describe('an open code of this purchase', () => {
  const words = { pix: 'já gerou um código Pix', bankslip: 'já gerou um boleto' };

  it.each<[title: string, example: Omit<TemplateExample, 'name'>, message: readonly string[]]>([
    ['no code', exampleOf('card'), []],
    ['a pix code', exampleOf('beside an open pix'), [words.pix]],
    ['an expired pix code', { ...exampleOf('beside an open pix'), pixSecondsLeft: 0 }, []],
    ['a bankslip', exampleOf('beside an open bankslip'), [words.bankslip]],
    [
      'both',
      {
        session: { ...exampleOf('beside an open pix').session, ...exampleOf('beside an open bankslip').session },
        pixSecondsLeft: 60,
      },
      [words.pix, words.bankslip],
    ],
  ])('has a warning against paying it too if I choose another method: %s', async (_, example, message) => {
    const { container } = await renderExample(view(example));
    for (const word of Object.values(words)) {
      const paragraph = [...container.querySelectorAll('p')].find(({ textContent }) => textContent.includes(word));
      expect(paragraph !== undefined, word).toBe(message.includes(word));
      if (paragraph) expect(paragraph.textContent).toContain('Se pagar de outra forma, não pague mais');
    }
  });

  it.each([
    [120_000, 60, false],
    [-120_000, 0, true],
  ])(
    'follows the server clock (%d ms ahead, phone: %d s): warning %s',
    async (clockAhead, pixSecondsLeft, isReported) => {
      const { session } = exampleOf('beside an open pix');
      if (!session?.pix) throw new RangeError('there is no pix');
      const example = { session: { ...session, pix: { ...session.pix, clockAhead } }, pixSecondsLeft };
      const { container } = await renderExample(view(example));
      expect(container.textContent.includes(words.pix)).toBe(isReported);
    },
  );
});

describe('a purchase that is already paid', () => {
  it('moves the focus from the form to its own heading', async () => {
    const screen = await renderExample(view({}));
    screen.container.querySelector<HTMLElement>('button[type=submit]')?.focus();
    await screen.rerender(view(exampleOf('already paid')));
    expect(document.activeElement?.tagName).toBe('H1');
    expect(document.activeElement?.textContent).toBe('Esta compra já está paga');
  });

  it('is replaced by the form when I buy again, and the form’s heading takes the focus', async () => {
    const screen = await renderExample(view(exampleOf('already paid')));
    const again = [...screen.container.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Comprar mais uma vez',
    );
    again?.focus();
    expect(document.activeElement).toBe(again);
    await screen.rerender(view({}));
    expect(document.activeElement?.tagName).toBe('H1');
    expect(document.activeElement?.textContent).toBe('Pagamento');
  });

  it('shows no error when I press its button and no payment method is offered', async () => {
    const example = exampleOf('already paid');
    const plans = [makePlanSummary({ id: example.session?.purchase?.planId ?? '', paymentMethods: [] })];
    const { container } = await renderExample(
      <ExamplePage player={PaymentExample} templateId="payment" example={example} plans={plans} />,
    );
    container.querySelector<HTMLElement>('button[type=submit]')?.click();
    await nextFrames();
    expect(container.querySelector('h1')?.textContent).toBe('Esta compra já está paga');
    expect(container.querySelector('[data-error-summary]')).toBeNull();
  });
});

it('a changed price is shown with the old and the new amount', async () => {
  const values = { before: 'R$ 1.140,00', after: 'R$ 1.200,00' };
  const { container } = await renderExample(view({ formError: { code: 'amount_changed', values } }));
  expect(container.querySelector('[data-form-error]')?.textContent).toContain('de R$ 1.140,00 para R$ 1.200,00');
});

it.each([
  ['the payment form asks me to choose a method if there are several', 'card', true],
  ['the payment form asks for no choice if there is only one method', 'only pix', false],
])('%s', async (_, name, isAsked) => {
  const { text } = await show(name);
  expect(text?.includes('escolha como pagar')).toBe(isAsked);
  expect(text).toContain('Nada é cobrado antes de você tocar no botão');
});

it('without a price, the payment form only offers to load the page again', async () => {
  const { container } = await renderExample(view(exampleOf('plan unavailable')));
  expect(container.querySelector('[role=alert]')).toBeNull();
  expect(container.textContent).not.toContain('Confira o valor');
  expect(container.querySelector('a[href^="?"]')?.textContent).toBe('Tentar novamente');
});

describe('installments with interest', () => {
  /** Reads the select, whose fields are a lazy chunk, and the text below the form. */
  const read = async (container: Element) => {
    const select = await vi.waitFor(() => {
      const found = container.querySelector<HTMLSelectElement>('select[name=installments]');
      if (!found) throw new Error('the fields are not there yet');
      return found;
    });
    const foot = () => container.querySelector('button[type=submit]')?.parentElement?.textContent;
    return { select, foot: () => foot()?.replaceAll('\u00a0', ' ') };
  };
  const choose = (select: HTMLSelectElement, value: string) => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };

  it('show the total of the chosen option on the button, even before I touch it', async () => {
    const { container } = await renderExample(view(exampleOf('installments with interest')));
    const { select, foot } = await read(container);
    const chosen = () => select.selectedOptions[0]?.textContent?.replaceAll('\u00a0', ' ');
    // The amount of one payment is only on the button.
    expect(chosen()).toBe('À vista R$ 1.140,00');
    expect(foot()).toContain('Pagar R$ 1.140,00O número e o código');
    choose(select, '12');
    await vi.waitFor(() =>
      expect(foot()).toContain('Pagar R$ 1.254,0012x de R$ 104,50 com juros (total de R$ 1.254,00).'),
    );
  });

  it.each([
    [undefined, '2x de R$ 570,00 sem juros', 'Pagar R$ 1.140,00'],
    [1, 'À vista R$ 1.140,00', 'Pagar R$ 1.140,00'],
    [12, '12x de R$ 104,50 com juros (total de R$ 1.254,00)', 'Pagar R$ 1.254,00'],
  ])('are chosen by me alone, unless the brand states its default: %s', async (defaultInstallments, label, button) => {
    const plan = makePlanSummary();
    const installments = plan.installments.map((one) =>
      one.id === 12 ? { ...one, tax: 11_400, totalValue: 125_400, value: 10_450 } : one,
    );
    const { container } = await renderExample(
      <ExamplePage
        player={PaymentExample}
        templateId="payment"
        example={{ name: 'card', session }}
        plans={[{ ...plan, installments }]}
        plant={(page) => {
          const payment = { ...page.settings.payment, ...(defaultInstallments && { defaultInstallments }) };
          return { ...page, settings: { ...page.settings, payment } };
        }}
      />,
    );
    const { select, foot } = await read(container);
    expect(select.selectedOptions[0]?.textContent?.replaceAll('\u00a0', ' ')).toBe(label);
    expect(foot()).toContain(button);
  });

  it('are not mentioned for a pix payment, even if the card allows only installments', async () => {
    const plan = { ...makePlanSummary(), paymentMethods: ['credit-card', 'pix'] as const };
    const installments = plan.installments.filter(({ id }) => id === 12);
    const message: unknown[] = [];
    const { container } = await renderExample(
      <ExamplePage
        player={PaymentExample}
        templateId="payment"
        example={{ name: 'pix', session, values: { method: 'pix' } }}
        plans={[{ ...plan, paymentMethods: [...plan.paymentMethods], installments }]}
        onPayment={(chosen) => message.push(chosen)}
      />,
    );
    const foot = () => container.querySelector('button[type=submit]')?.parentElement?.textContent;
    await vi.waitFor(() => expect(foot()).toContain('Gerar Pix'));
    expect(foot()).not.toMatch(/\d+x de/);
    // The order summary above the form also learns the choice.
    expect(message.at(-1)).toMatchObject({ method: 'pix' });
  });

  it('are shown as chosen for the first charge after a trial', async () => {
    const trial = { count: 7, unit: 'day', firstChargeOn: '2026-11-28' } as const;
    const plan = { ...addInterest(makePlanSummary(), 10), trial };
    const { container } = await renderExample(
      <ExamplePage player={PaymentExample} templateId="payment" example={{ name: 'trial', session }} plans={[plan]} />,
    );
    const { select, foot } = await read(container);
    const charge = 'Primeira cobrança em 28/11/2026: ';
    expect(foot()).toContain(`${charge}R$ 1.140,00.`);
    choose(select, '12');
    await vi.waitFor(() => expect(foot()).toContain(`${charge}12x de R$ 104,50 com juros (total de R$ 1.254,00).`));
  });
});

describe('a plan with a trial', () => {
  it('starts by card with nothing due today, and shows the first charge with its date', async () => {
    const { text, button } = await show('trial');
    expect(button).toBe('Começar o período grátis');
    expect(text).toContain('Nada é cobrado hoje.');
    expect(text).toContain('Primeira cobrança em 28/11/2026: R$ 99,00.');
    expect(text).not.toContain('Pagar R$');
  });

  it('has Mozambican texts and prices in Mozambique', async () => {
    const { text, button } = await show('trial in Mozambique');
    expect(button).toBe('Iniciar o período grátis');
    expect(text).toContain('Primeira cobrança em 21/02/2027: 15,60 MT.');
  });

  it('shows on its button that the card is being confirmed', async () => {
    expect((await show('trial sending')).button).toBe('Confirmando o cartão…');
  });

  it('is paid today by pix, and each payment method says whether it includes the trial', async () => {
    const { text, button } = await show('trial by card, pix at once');
    expect(button).toBe('Gerar Pix de R$ 99,00');
    expect(text).toContain('Cartão de crédito7 dias grátis');
    expect(text).toContain('PixSem período grátis: R$ 99,00 hoje');
    expect(text).toContain('Desta forma você paga R$ 99,00 hoje.');
    expect(text).not.toContain('Nada é cobrado hoje.');
  });

  it('leads to the receipt when it is already running, not to a second start', async () => {
    const { text, button } = await show('trial running');
    expect(text).toContain('O seu período grátis já começou');
    expect(text).not.toContain('já está paga');
    expect(button).toBe('Ver o comprovante');
  });

  it('shows today’s price and says that nothing was charged, when the backend refuses the trial', async () => {
    const { text } = await show('trial withdrawn');
    expect(text).toContain('agora ele custa R$ 99,00, pagos hoje.');
    expect(text).toContain('Nada foi cobrado.');
  });
});
