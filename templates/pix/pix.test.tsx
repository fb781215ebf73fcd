import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { formatAmount } from '../../model/money/format-amount';
import { ExamplePage } from '../../renderer/testing/example-page';
import { findExample } from '../../renderer/testing/find-example';
import { makeCheckoutView } from '../../renderer/testing/make-checkout-view';
import { onPaper } from '../../renderer/testing/on-paper';
import { renderExample } from '../../renderer/testing/render-example';
import type { TemplateExample } from '../../studio/recorded-example';
import PixExample from './pix.example.generated';
import examplesFile from './pix.examples.json';

const exampleOf = (name: string) => findExample(examplesFile, name);

const view = (example: TemplateExample) => <ExamplePage player={PixExample} templateId="pix" example={example} />;

describe('a code whose time is over by the clock of the phone', () => {
  it.each(['its time is over on this phone', 'no status call, its time is over'])(
    'is still shown, and nobody says that nothing was charged (%s)',
    async (name) => {
      const { container } = await renderExample(view(exampleOf(name)));
      expect(container.querySelector('[data-qr]')).not.toBeNull();
      expect(container.textContent).not.toContain('Nada foi cobrado');
    },
  );

  it('says once what is being waited for', async () => {
    const { container } = await renderExample(view(exampleOf('its time is over on this phone')));
    expect(container.textContent?.match(/Verificando se o pagamento chegou/g)).toHaveLength(1);
    expect(container.textContent).not.toContain('Aguardando o pagamento');
    // Only the heading is announced: the spinner below repeats it in fewer words.
    const regions = [...container.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
    expect(regions.filter((text) => text !== '')).toEqual([expect.stringContaining('O tempo deste código acabou.')]);
    expect(container.textContent).not.toContain('Abra o aplicativo');
  });

  it('says once what is bought', async () => {
    const { container } = await renderExample(view(exampleOf('its time is over on this phone')));
    expect(container.textContent?.split(makeCheckoutView().product.name)).toHaveLength(2);
  });

  it('fades, and can still be copied, by a button that does not lead any more', async () => {
    const { container } = await renderExample(view(exampleOf('its time is over on this phone')));
    const opacityOf = (selector: string) => getComputedStyle(container.querySelector(selector) ?? container).opacity;
    expect(opacityOf('[data-qr]')).toBe('0.35');
    expect(container.querySelector('textarea')?.checkVisibility({ opacityProperty: true })).toBe(true);
    const groundOf = (screen: Element) =>
      getComputedStyle(screen.querySelector('[data-copy] + button') ?? screen).backgroundColor;
    const open = await renderExample(view(exampleOf('waiting')));
    expect(groundOf(container)).not.toBe(groundOf(open.container));
  });

  it('has the button that says that I have paid, where the backend cannot be asked', async () => {
    const { container } = await renderExample(view(exampleOf('no status call, its time is over')));
    expect(container.querySelector('button[type=submit]')?.textContent).toBe('Já paguei');
  });
});

it('on paper a code is said to be good until a time, not for how long', async () => {
  const { container } = await renderExample(view(exampleOf('waiting')));
  const time = container.querySelector('small');
  const isSeen = (element: Element | null | undefined) => element?.checkVisibility();
  expect(time?.textContent).toMatch(/^Este código vale até \d\d\/\d\d\/\d{4}, \d\d:\d\d:\d\d, horário de Brasília\.$/);
  const clock = [...container.querySelectorAll('p')].find(({ textContent }) => textContent?.includes('vale por mais'));
  expect([isSeen(time), isSeen(clock)]).toEqual([false, true]);
  expect(await onPaper(() => [isSeen(time), isSeen(clock)])).toEqual([true, false]);
});

it('on paper the QR is black, after its time on this phone too', async () => {
  const { container } = await renderExample(view(exampleOf('its time is over on this phone')));
  const qr = container.querySelector('[data-qr]');
  expect(await onPaper(() => qr && getComputedStyle(qr).opacity)).toBe('1');
});

it.each(['expired', 'refused'])('a code that is %s says what for, and how much, another one is made', async (name) => {
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
])('the time that is left is the server’s where the phone’s clock is %s', async (_, secondsAhead) => {
  const { session, ...example } = exampleOf('waiting');
  const pix = session?.pix;
  if (!pix) throw new RangeError('the example has no code');
  const pixSecondsLeft = 840 - secondsAhead;
  const late = { ...example, pixSecondsLeft, session: { pix: { ...pix, clockAhead: -secondsAhead * 1000 } } };
  const { container } = await renderExample(view(late));
  await expect.poll(() => container.textContent).toMatch(/1[34]:\d\d/);
});

it('a code of which nobody can tell the end is shown without a clock, and can be paid', async () => {
  const { container } = await renderExample(view(exampleOf('without an end')));
  expect(container.querySelector('[data-qr]')).not.toBeNull();
  expect(container.querySelector('textarea')?.value).toBe(exampleOf('waiting').session?.pix?.code);
  expect(container.textContent).not.toMatch(/vale por mais|O tempo deste código|NaN/);
});

it('the words of a code that expires appear in a region that was there, and the focus that is lost goes to them', async () => {
  const screen = await renderExample(view(exampleOf('waiting')));
  const region = screen.container.querySelector('[role=status]');
  screen.container.querySelector<HTMLElement>('button')?.focus();
  await screen.rerender(view(exampleOf('expired')));
  expect(screen.container.querySelector('[role=status]')).toBe(region);
  expect(region?.textContent).toContain('O código venceu');
  expect(document.activeElement?.tagName).toBe('H1');
});

it('what is not known of a new code is said, with no second way to pay beside it; an error that ends it keeps the focus', async () => {
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

describe('a code that another browser has made', () => {
  it('is shown, and says that only who has ordered it pays', async () => {
    const { container } = await renderExample(view(exampleOf('of another browser')));
    expect(container.querySelector('[data-qr]')).not.toBeNull();
    expect(container.textContent).toContain('Pague só se foi você que fez o pedido.');
    const own = await renderExample(view(exampleOf('waiting')));
    expect(own.container.textContent).not.toContain('Pague só se');
  });

  it('that is over says so, for how much it was, and leads on', async () => {
    const { container } = await renderExample(view(exampleOf('of another browser, expired')));
    expect(container.textContent).toContain('O código venceu');
    expect(container.textContent?.replaceAll('\u00a0', ' ')).toContain('R$ 1.140,00');
    expect(container.querySelector('button[type=submit]')?.textContent).toBe('Gerar novo código');
  });

  it.each([
    ['of another browser, not found', 'Não encontramos este pagamento'],
    ['of another browser, no status call', 'Daqui não conseguimos ver este pagamento'],
  ])('%s: words, and one thing to do', async (name, title) => {
    const { container } = await renderExample(view(exampleOf(name)));
    await vi.waitFor(() => expect(container.querySelector('h1')?.textContent).toBe(title), 10_000);
    expect([...container.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      'Ir para o pagamento',
    ]);
  });
});

it.each(['waiting', 'of another browser, looked for'])(
  '%s, and nobody answers for two minutes: it is said what I can do, with the code of the payment',
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
