import { afterEach, describe, expect, test, vi } from 'vitest';
import { ExamplePage } from '../../renderer/testing/example-page';
import { findExample } from '../../renderer/testing/find-example';
import { makeCheckoutView } from '../../renderer/testing/make-checkout-view';
import { nextFrames } from '../../renderer/testing/next-frames';
import { renderExample } from '../../renderer/testing/render-example';
import '../../renderer/ui/global.styles';
import PaymentVerificationExample from './payment-verification.example.generated';
import examplesFile from './payment-verification.examples.json';

async function show(name: string): Promise<Element> {
  const example = findExample(examplesFile, name);
  const { container } = await renderExample(
    <ExamplePage player={PaymentVerificationExample} templateId="payment-verification" example={example} />,
  );
  return container;
}

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['the bank asks before a trial', 'Esperando a resposta do banco'],
  ['trial in another browser', 'Período grátis confirmado'],
])('the state “%s” shows nothing due today, and the first charge with its date', async (name, title) => {
  const container = await show(name);
  expect(container.querySelector('h1')?.textContent).toBe(title);
  const amounts = container.querySelector('dl')?.textContent?.replaceAll('\u00a0', ' ');
  expect(amounts).toBe('ProdutoWUP InglêsHojeR$ 0,00Primeira cobrança em 28/11/2026R$ 99,00');
});

test('after 8 seconds, the check says that it takes longer, and offers no button to pay again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const container = await show('checking');
  vi.advanceTimersByTime(7_900);
  await nextFrames();
  expect(container.textContent).toContain('Leva só alguns segundos');
  expect(container.textContent).not.toContain('Você pode fechar esta página');
  const status = container.querySelector('[role=status]');
  vi.advanceTimersByTime(100);
  vi.useRealTimers();
  await vi.waitFor(() => expect(status?.textContent).toContain('Está demorando mais do que o normal'));
  expect(container.textContent).not.toContain('Leva só alguns segundos');
  expect(container.textContent).toContain('Você pode fechar esta página');
  expect(container.querySelector('button')).toBeNull();
});

test.each([
  ['checking', 'Você pode fechar esta página'],
  ['the bank asks', 'O banco ainda não recebeu a sua resposta'],
  ['the bank has not answered', 'este pagamento ainda pode ser aprovado'],
])('the state “%s” announces its late message to screen readers after 8 seconds', async (name, words) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const container = await show(name);
  const regions = [...container.querySelectorAll('[role=status]')];
  expect(regions.map((region) => region.textContent).join()).not.toContain(words);
  vi.advanceTimersByTime(8_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(regions.map((region) => region.textContent).join()).toContain(words));
});

test.each([
  ['the bank has not answered', 'Esperando a resposta do banco', 'Pagar de outra forma'],
  ["the bank's site is not listed", 'Não conseguimos abrir a página do banco', 'Pagar de outra forma'],
])('the state “%s” offers what the payment has after 8 seconds', async (name, title, button) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const container = await show(name);
  expect(container.querySelector('h1')?.textContent).toBe(title);
  expect(container.querySelector('button')).toBeNull();
  vi.advanceTimersByTime(8_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(container.querySelector('button')?.textContent).toBe(button));
});

test.each(['refused', 'expired', 'canceled', 'no such payment'])(
  'the state “%s” has one button, which leads back to the payment',
  async (name) => {
    const buttons = (await show(name)).querySelectorAll('button');
    expect([...buttons].map(({ textContent }) => textContent)).toEqual(['Voltar ao pagamento']);
  },
);

describe('a request on the phone with 106 seconds left', () => {
  const shown = async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    const example = findExample(examplesFile, 'confirmed on the phone');
    const { wait } = example;
    const push = { phone: '+••••••••••67', expiresAt: new Date(Date.now() + 106_000).toISOString() };
    const timed = { ...example, wait: { ...wait, status: { ...wait?.status, push } } } as typeof example;
    const { container } = await renderExample(
      <ExamplePage player={PaymentVerificationExample} templateId="payment-verification" example={timed} />,
    );
    return container;
  };
  const doubt = 'A resposta ainda não chegou';

  test('doubts the answer when its time is over, not before', async () => {
    const container = await shown();
    vi.advanceTimersByTime(105_000);
    await nextFrames();
    expect(container.querySelector('[role=timer]')?.textContent).toContain('0:01');
    expect(container.textContent).not.toContain(doubt);
    vi.advanceTimersByTime(1_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(container.textContent).toContain(doubt));
  });

  test('has its way back from the start', async () => {
    expect((await shown()).querySelector('button')?.textContent).toBe('Voltar ao pagamento');
  });
});

test('a request on the phone names the masked number that it went to', async () => {
  expect((await show('confirmed on the phone')).textContent).toContain('Enviámos o pedido para •• ••• ••67.');
});

test('the wallet’s name is in the title, and its button is there at once', async () => {
  const container = await show('the wallet asks');
  expect(container.querySelector('h1')?.textContent).toBe('Falta confirmar no NuPay');
  expect(container.querySelector('button')?.textContent).toBe('Abrir o NuPay de novo');
});

test('the message about an unlisted bank site links to the help page', async () => {
  const link = (await show("the bank's site is not listed")).querySelector('a');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([
    'Falar com o atendimento',
    makeCheckoutView().links.faq,
  ]);
});

test('the first charge after a trial is shown with the interest of its installments', async () => {
  const scheduled = { amount: 114_000, date: '2026-11-28' };
  const purchase = { planId: 'P1', planName: 'Plano anual', currency: 'BRL', method: 'credit-card' } as const;
  const example = {
    name: 'made here',
    session: {
      purchase: { ...purchase, token: 'pay_1', status: 'pending', amount: 0, total: 120_000, scheduled },
    },
  } as const;
  const { container } = await renderExample(
    <ExamplePage player={PaymentVerificationExample} templateId="payment-verification" example={example} />,
  );
  const amounts = container.querySelector('dl')?.textContent?.replaceAll('\u00a0', ' ');
  expect(amounts).toBe('ProdutoWUP InglêsHojeR$ 0,00Primeira cobrança em 28/11/2026R$ 1.200,00');
});

test('the label beside a long product name stays on one line', async () => {
  const container = await show('the bank asks');
  const [label, name] = container.querySelectorAll('dt, dd');
  if (!label || !name) throw new RangeError('nothing says what is bought');
  name.textContent = 'WUP Inglês para Negócios Internacionais e Viagens de Quem Não Tem Tempo';
  const range = document.createRange();
  range.selectNodeContents(label);
  expect(range.getClientRects()).toHaveLength(1);
});

test.each(['checking', 'confirmed on the phone', 'the bank has not answered', 'the bank asks'])(
  'the state “%s” shows help with the payment code after two minutes',
  async (name) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const container = await show(name);
    expect(container.querySelector('[data-unknown]')).toBeNull();
    vi.advanceTimersByTime(120_000);
    vi.useRealTimers();
    await vi.waitFor(
      () => expect(container.querySelector('[data-unknown] textarea')).toHaveProperty('value', 'pay_8f3kq2'),
      10_000,
    );
    expect(container.querySelector('[data-unknown]')?.closest('[role=status]')).not.toBeNull();
  },
);
