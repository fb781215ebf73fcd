import { expect, onTestFinished, test, vi } from 'vitest';
import { ExamplePage } from '../../renderer/testing/example-page';
import { findExample } from '../../renderer/testing/find-example';
import { renderExample } from '../../renderer/testing/render-example';
import SuccessExample from './success.example.generated';
import examplesFile from './success.examples.json';

async function show(name: string): Promise<Element> {
  const example = findExample(examplesFile, name);
  const { container } = await renderExample(
    <ExamplePage player={SuccessExample} templateId="success" example={example} />,
  );
  return container;
}

/** Receipt of an example's purchase, with changes. */
async function showPurchase(changes: object, brand?: string): Promise<Element> {
  const purchase = {
    token: 'pay_1',
    planId: 'P1',
    planName: 'Plano anual',
    amount: 114_000,
    currency: 'BRL',
    method: 'credit-card',
    status: 'paid',
    email: 'a****@example.com',
    ...changes,
  } as const;
  const example = { name: 'made here', session: { purchase }, ...(brand !== undefined && { brand }) };
  const { container } = await renderExample(
    <ExamplePage player={SuccessExample} templateId="success" example={example} />,
  );
  return container;
}

test('the receipt of installments with interest shows their total', async () => {
  const container = await showPurchase({ installments: 12, installmentAmount: 10_000, total: 120_000 });
  const receipt = container.querySelector('[data-receipt]')?.textContent?.replaceAll('\u00a0', ' ');
  expect(receipt).toContain('ValorR$ 1.200,00');
  expect(receipt).toContain('Cartão de crédito12x de R$ 100,00');
});

test.each([
  [{ amount: 55_930, installments: 3, installmentAmount: 18_643 }, '1x de R$ 186,44 + 2x de R$ 186,43'],
  [{ total: 120_005, installments: 12, installmentAmount: 10_000 }, '1x de R$ 100,05 + 11x de R$ 100,00'],
  [{ amount: 10_001, installments: 2, installmentAmount: 5_001 }, '1x de R$ 50,00 + 1x de R$ 50,01'],
])('the receipt of unequal installments shows payments that add up: %j', async (changes, payments) => {
  const text = (await showPurchase(changes)).textContent?.replaceAll('\u00a0', ' ');
  expect(text).toContain(`Cartão de crédito${payments}`);
});

test('the receipt of installments with an unknown amount shows only their number', async () => {
  expect((await showPurchase({ installments: 12 })).textContent).toContain('Cartão de créditoem 12x');
});

test('the receipt of a trial shows its first charge with the interest of the installments', async () => {
  const scheduled = { amount: 114_000, date: '2026-11-28' };
  const container = await showPurchase({ amount: 0, scheduled, installments: 12, total: 120_000 });
  const text = container.textContent?.replaceAll('\u00a0', ' ');
  expect(text).toContain('A primeira cobrança, de R$ 1.200,00, será em 28/11/2026.');
  expect(text).toContain('Cobrado hojeR$ 0,00Primeira cobrança em 28/11/2026R$ 1.200,00');
});

test('only the receipt of a monthly plan says that I pay every month', async () => {
  const text = async (changes: object) => (await showPurchase(changes)).textContent;
  expect(await text({ planName: 'Plano mensal', planType: 'recurrency' })).toContain(
    'Plano mensalVocê paga todo mês. Cancele quando quiser.',
  );
  expect(await text({ planType: 'yearly' })).not.toContain('todo mês');
  expect(await text({})).not.toContain('todo mês');
});

test('a paid receipt offers access at once, and mentions the access e-mail', async () => {
  const { textContent } = await showPurchase({});
  expect(textContent).toMatch(/O acesso está liberado\. Ele vai também para a\*{4}@example\.com\.Acessar agora$/);
});

test.each([
  ['wup', 'bankslip', true, false],
  ['ms', 'default', false, true],
])(
  '%s, with the header on %s, shows the picture on a bankslip: %s, on a receipt: %s',
  async (brand, _, slip, receipt) => {
    const showsPicture = async (changes: object) =>
      (await showPurchase(changes, brand)).querySelector('img[src*="product.svg"]') !== null;
    expect(await showsPicture({ method: 'bankslip', status: 'pending' })).toBe(slip);
    expect(await showsPicture({})).toBe(receipt);
  },
);

test.each([
  ['wup', true],
  ['ms', false],
])('the receipt of %s has the access button as the brand says: %s', async (brand, hasButton) => {
  const links = [...(await showPurchase({}, brand)).querySelectorAll('a')].map(({ textContent }) => textContent);
  expect(links.includes('Acessar agora')).toBe(hasButton);
});

test('only a paid receipt warns me against the earlier payments of this purchase', async () => {
  const text = async (changes: object) => (await showPurchase(changes)).textContent;
  const besides = ['pix', 'bankslip'];
  expect(await text({ besides })).toContain('Não pague mais o código Pix');
  expect(await text({ besides })).toContain('Não pague mais o boleto');
  expect(await text({ besides: ['pix'] })).not.toContain('boleto');
  expect(await text({ besides: ['bank'] })).toContain('Não confirme mais o pagamento');
  expect(await text({ besides: ['phone'] })).toContain('Não digite mais o PIN');
  expect(await text({ besides, status: 'pending' })).not.toContain('Não pague mais');
  expect(await text({})).not.toContain('Não pague mais');
});

test.each([
  ['card', 'wup', {}, 'O acesso está liberado. Ele vai também para o seu e-mail.'],
  ['card, without an access button', 'ms', {}, 'Enviamos o acesso em até 2 dias para o seu e-mail.'],
  ['paid slip', 'ms', { method: 'bankslip' }, 'Enviamos o acesso em até 2 dias para o seu e-mail.'],
  ['pending card', 'wup', { status: 'pending' }, 'seu e-mail. O prazo começa quando o pagamento for confirmado.'],
])(
  'without an e-mail in this browser, the receipt of a %s promises the right access',
  async (_, brand, changes, message) => {
    expect((await showPurchase({ email: undefined, ...changes }, brand)).textContent).toContain(message);
  },
);

test('a pending receipt promises the access e-mail after the confirmation', async () => {
  const { textContent } = await showPurchase({ status: 'pending' });
  expect(textContent).toContain('para a****@example.com. O prazo começa quando o pagamento for confirmado.');
});

test('without a status call, a pending receipt promises the confirmation only by e-mail', async () => {
  expect((await show('pending')).textContent).toContain('A confirmação chega aqui e no seu e-mail');
  const { textContent } = await show('pending without a status call');
  expect(textContent).toContain('A confirmação chega no seu e-mail');
  expect(textContent).not.toContain('chega aqui');
});

test('a bankslip says that I should save its line, because the page stays for one day', async () => {
  const slip = { line: '1'.repeat(47), barcode: '1'.repeat(44), dueDate: '2026-07-04', url: '/sandbox?bankslip=pay_1' };
  const { textContent } = await showPurchase({ method: 'bankslip', status: 'pending', bankslip: slip });
  expect(textContent).toContain('Guarde a linha ou imprima o boleto: esta página fica neste aparelho por um dia.');
});

test('a bankslip at an unlisted host has no link, but shows its line to pay', async () => {
  const slip = { line: '1'.repeat(47), barcode: '1'.repeat(44), dueDate: '2026-07-04' };
  const show = (url: string) => showPurchase({ method: 'bankslip', status: 'pending', bankslip: { ...slip, url } });
  expect((await show('/sandbox?bankslip=pay_1')).querySelectorAll('[data-bankslip] a')).toHaveLength(1);
  const foreign = await show('https://evil.example/boleto');
  expect(foreign.querySelectorAll('[data-bankslip] a')).toHaveLength(0);
  expect(foreign.querySelector('[data-bankslip] textarea')).not.toBeNull();
});

test('if copying fails, the bankslip says that its line is selected', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  onTestFinished(() => void vi.restoreAllMocks());
  const container = await show('bankslip kept in this browser');
  container.querySelector<HTMLElement>('[data-bankslip] button')?.click();
  const status = container.querySelector('[data-bankslip] [role=status]');
  await vi.waitFor(() => expect(status?.textContent).toContain('A linha já está selecionada'));
});

test('a bankslip kept in this browser is shown without an answer of the backend', async () => {
  const container = await show('bankslip kept in this browser');
  expect(container.querySelector<HTMLTextAreaElement>('[data-bankslip] textarea')?.value).toContain('00190.00009');
  expect(container.textContent).toContain('04/07/2026');
});

test.each([
  ['trial', '28/11/2026', 'R$ 0,00', 'R$ 99,00'],
  ['trial in Mozambique', '21/02/2027', '0,00 MT', '15,60 MT'],
])(
  'the receipt of a %s says that nothing was charged today, and shows the first charge with its date',
  async (name, day, now, then) => {
    const container = await show(name);
    const text = container.textContent?.replaceAll('\u00a0', ' ');
    expect(container.querySelector('h1')?.textContent).toBe('Período grátis confirmado');
    expect(text).toContain('Nada foi cobrado hoje.');
    expect(text).toContain(`A primeira cobrança, de ${then}`);
    const receipt = container.querySelector('[data-receipt]')?.textContent?.replaceAll('\u00a0', ' ');
    expect(receipt).toContain(`Cobrado hoje${now}Primeira cobrança em ${day}${then}`);
    expect(text).not.toContain('O pagamento foi aprovado');
  },
);

test('a pending trial is shown as being confirmed', async () => {
  const container = await show('trial pending');
  expect(container.querySelector('h1')?.textContent).toBe('Estamos confirmando o pagamento');
});

test('a bankslip without a barcode can be paid by its digit line', async () => {
  const container = await show('a slip of which only the line came');
  expect(container.querySelector('textarea')?.value).toMatch(/^\d{5}\.\d{5} /);
  expect(container.textContent).toContain('Pague até a data que o seu banco mostrar.');
  expect(container.textContent).not.toMatch(/Buscando|\{date\}/);
});

test('a pix without its code offers the way back to the payment, and shows the order code', async () => {
  const container = await show('a pix without its code');
  expect(container.textContent).toContain('O código Pix não chegou aqui');
  expect(container.textContent).toContain('PedidoAY8F3KQ2');
  expect(container.querySelector('button[type=submit]')?.textContent).toBe('Voltar ao pagamento');
  expect(container.textContent).not.toContain('não precisa fazer mais nada');
});

test('the receipt of another browser’s payment shows amount and order code, but no plan, method or e-mail', async () => {
  const { textContent } = await show('paid in another browser');
  expect(textContent?.replaceAll('\u00a0', ' ')).toContain('ValorR$ 1.140,00PedidoAY8F3KQ2');
  expect(textContent).not.toMatch(/Plano anual|Cartão|\w@\w|Acessar agora/);
});

test('a bankslip of another browser can be paid, with a warning to pay only if I placed the order', async () => {
  const container = await show('bankslip of another browser');
  expect(container.querySelector('[data-bankslip] textarea')).not.toBeNull();
  expect(container.textContent).toContain('Pague só se foi você que fez o pedido.');
});

test('a bankslip without its line shows help with the payment code after two minutes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const container = await showPurchase({ method: 'bankslip', status: 'pending' });
  expect(container.querySelector('[data-unknown]')).toBeNull();
  vi.advanceTimersByTime(120_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(container.querySelector('[data-unknown] textarea')).toHaveProperty('value', 'pay_1'));
});
