import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { formatAmount } from '../../model/money/format-amount';
import type { CheckoutView } from '../../renderer/checkout/checkout-view';
import { ExamplePage } from '../../renderer/testing/example-page';
import { findExample } from '../../renderer/testing/find-example';
import { makeCheckoutView } from '../../renderer/testing/make-checkout-view';
import { onPaper } from '../../renderer/testing/on-paper';
import { renderExample } from '../../renderer/testing/render-example';
import type { Flow, MethodId } from '../../schemas/generated/types';
import type { TemplateExample } from '../../studio/read-examples';
import PixExample from './pix.example.generated';
import examplesFile from './pix.examples.json';

const exampleOf = (name: string) => findExample(examplesFile, name);

const view = (example: TemplateExample) => <ExamplePage player={PixExample} templateId="pix" example={example} />;

describe('a pix code after its expiry on the phone', () => {
  it.each(['its time is over on this phone', 'no status call, its time is over'])(
    'is still shown, and the page does not say that nothing was charged (%s)',
    async (name) => {
      const { container } = await renderExample(view(exampleOf(name)));
      expect(container.querySelector('[data-qr]')).not.toBeNull();
      expect(container.textContent).not.toContain('Nada foi cobrado');
    },
  );

  it('says only once that the page checks for the payment', async () => {
    const { container } = await renderExample(view(exampleOf('its time is over on this phone')));
    expect(container.textContent?.match(/Verificando se o pagamento chegou/g)).toHaveLength(1);
    expect(container.textContent).not.toContain('Aguardando o pagamento');
    // Only the heading is announced: the spinner below repeats it in fewer words.
    const regions = [...container.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
    expect(regions.filter((text) => text !== '')).toEqual([expect.stringContaining('O tempo deste código acabou.')]);
    expect(container.textContent).not.toContain('Abra o aplicativo');
  });

  it('names the product only once', async () => {
    const { container } = await renderExample(view(exampleOf('its time is over on this phone')));
    expect(container.textContent?.split(makeCheckoutView().product.name)).toHaveLength(2);
  });

  it('fades, and can still be copied by a button with less emphasis', async () => {
    const { container } = await renderExample(view(exampleOf('its time is over on this phone')));
    const opacityOf = (selector: string) => getComputedStyle(container.querySelector(selector) ?? container).opacity;
    expect(opacityOf('[data-qr]')).toBe('0.35');
    expect(container.querySelector('textarea')?.checkVisibility({ opacityProperty: true })).toBe(true);
    const groundOf = (screen: Element) =>
      getComputedStyle(screen.querySelector('[data-copy] + button') ?? screen).backgroundColor;
    const open = await renderExample(view(exampleOf('waiting')));
    expect(groundOf(container)).not.toBe(groundOf(open.container));
  });

  it('has the button “I have paid” if the backend has no status call', async () => {
    const { container } = await renderExample(view(exampleOf('no status call, its time is over')));
    expect(container.querySelector('button[type=submit]')?.textContent).toBe('Já paguei');
  });
});

const offering = (methods: MethodId[]) => (page: CheckoutView) => ({
  ...page,
  flow: {
    ...page.flow,
    steps: page.flow.steps.map((step) =>
      step.id === 'payment' ? { ...step, props: { methods } } : step,
    ) as Flow['steps'],
  },
});

it.each<[area: 'BR' | 'MZ', name: string, one: MethodId]>([
  ['BR', 'waiting', 'pix'],
  ['BR', 'expired', 'pix'],
  ['BR', 'refused', 'pix'],
  ['MZ', 'waiting', 'm-pesa'],
  ['MZ', 'refused', 'm-pesa'],
])('in %s, a code that is %s promises another way to pay only where there is one', async (area, name, one) => {
  const place = area === 'MZ' ? ({ area, brand: 'fusorama' } as const) : {};
  const show = async (methods: MethodId[]) => {
    const example = { ...exampleOf(name), ...place };
    const page = <ExamplePage player={PixExample} templateId="pix" example={example} plant={offering(methods)} />;
    return [...(await renderExample(page)).container.querySelectorAll('button')].map(({ textContent }) => textContent);
  };
  expect(await show([one])).not.toContain('Pagar de outra forma');
  expect(await show([one, 'credit-card'])).toContain('Pagar de outra forma');
});

it('in print, a pix code shows its expiry time instead of the countdown', async () => {
  const { container } = await renderExample(view(exampleOf('waiting')));
  const time = container.querySelector('small');
  const isSeen = (element: Element | null | undefined) => element?.checkVisibility();
  expect(time?.textContent).toMatch(/^Este código vale até \d\d\/\d\d\/\d{4}, \d\d:\d\d:\d\d, horário de Brasília\.$/);
  const clock = [...container.querySelectorAll('p')].find(({ textContent }) => textContent?.includes('vale por mais'));
  expect([isSeen(time), isSeen(clock)]).toEqual([false, true]);
  expect(await onPaper(() => [isSeen(time), isSeen(clock)])).toEqual([true, false]);
});

it('in print, the QR code does not fade, even after its expiry on the phone', async () => {
  const { container } = await renderExample(view(exampleOf('its time is over on this phone')));
  const qr = container.querySelector('[data-qr]');
  expect(await onPaper(() => qr && getComputedStyle(qr).opacity)).toBe('1');
});

it.each(['expired', 'refused'])('a pix code that is %s shows the product and amount of a new code', async (name) => {
  const example = exampleOf(name);
  const { container } = await renderExample(view(example));
  const { product, settings } = makeCheckoutView();
  expect(container.textContent).toContain(product.name);
  expect(container.textContent).toContain(formatAmount(example.session?.pix?.amount ?? 0, settings.currency));
  expect(container.querySelector('[data-qr]')).toBeNull();
});

it.each<[title: string, secondsAhead: number]>([
  ['two hours ahead', 7_200],
  ['a day and two hours behind', -93_600],
])('the countdown follows the server clock if the phone’s clock is %s', async (_, secondsAhead) => {
  const { session, ...example } = exampleOf('waiting');
  const pix = session?.pix;
  if (!pix) throw new RangeError('the example has no code');
  const pixSecondsLeft = 840 - secondsAhead;
  const late = { ...example, pixSecondsLeft, session: { pix: { ...pix, clockAhead: -secondsAhead * 1000 } } };
  const { container } = await renderExample(view(late));
  await expect.poll(() => container.textContent).toMatch(/1[34]:\d\d/);
});

it('a pix code without an expiry is shown without a countdown, and can be paid', async () => {
  const { container } = await renderExample(view(exampleOf('without an end')));
  expect(container.querySelector('[data-qr]')).not.toBeNull();
  expect(container.querySelector('textarea')?.value).toBe(exampleOf('waiting').session?.pix?.code);
  expect(container.textContent).not.toMatch(/vale por mais|O tempo deste código|NaN/);
});

it('a pix code that expires is announced in an existing region, and its heading takes the lost focus', async () => {
  const screen = await renderExample(view(exampleOf('waiting')));
  const region = screen.container.querySelector('[role=status]');
  screen.container.querySelector<HTMLElement>('button')?.focus();
  await screen.rerender(view(exampleOf('expired')));
  expect(screen.container.querySelector('[role=status]')).toBe(region);
  expect(region?.textContent).toContain('O código venceu');
  expect(document.activeElement?.tagName).toBe('H1');
});

it('a new code with an unknown outcome is confirmed without other buttons, and a following error takes the focus', async () => {
  const screen = await renderExample(view(exampleOf('expired')));
  const button = screen.container.querySelector<HTMLElement>('button[type=submit]');
  button?.focus();
  await screen.rerender(view(exampleOf('the answer to a new code is lost')));
  expect(document.activeElement?.textContent).toBe('Estamos confirmando');
  expect(screen.container.querySelectorAll('button')).toHaveLength(0);
  expect(screen.container.textContent).not.toMatch(/Nada foi cobrado|O código venceu/);
  await screen.rerender(view({ ...exampleOf('expired'), formError: { code: 'network' } }));
  expect(document.activeElement?.textContent).toContain('Não houve resposta');
  expect(screen.container.querySelector('button[type=submit]')?.textContent).toBe('Gerar novo código');
});

describe('a pix code of another browser', () => {
  it('is shown with a warning to pay it only if I placed the order', async () => {
    const { container } = await renderExample(view(exampleOf('of another browser')));
    expect(container.querySelector('[data-qr]')).not.toBeNull();
    expect(container.textContent).toContain('Pague só se foi você que fez o pedido.');
    const own = await renderExample(view(exampleOf('waiting')));
    expect(own.container.textContent).not.toContain('Pague só se');
  });

  it('that has expired says so, shows its amount and offers a new code', async () => {
    const { container } = await renderExample(view(exampleOf('of another browser, expired')));
    expect(container.textContent).toContain('O código venceu');
    expect(container.textContent?.replaceAll('\u00a0', ' ')).toContain('R$ 1.140,00');
    expect(container.querySelector('button[type=submit]')?.textContent).toBe('Gerar novo código');
  });

  it.each([
    ['of another browser, not found', 'Não encontramos este pagamento'],
    ['of another browser, no status call', 'Daqui não conseguimos ver este pagamento'],
  ])('has a message and one button in the state “%s”', async (name, title) => {
    const { container } = await renderExample(view(exampleOf(name)));
    await vi.waitFor(() => expect(container.querySelector('h1')?.textContent).toBe(title));
    expect([...container.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      'Ir para o pagamento',
    ]);
  });
});

it.each(['waiting', 'of another browser, looked for'])(
  'the state “%s” shows help with the payment code after two minutes without an answer',
  async (name) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { wait: _, ...example } = exampleOf(name);
    const { container } = await renderExample(view(example));
    vi.advanceTimersByTime(120_000);
    vi.useRealTimers();
    await vi.waitFor(() =>
      expect(container.querySelector('[data-unknown] textarea')).toHaveProperty('value', 'pay_8f3kq2'),
    );
  },
);
