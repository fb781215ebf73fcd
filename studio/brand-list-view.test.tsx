import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BrandListView } from './brand-list-view';
import type { AreaOffer } from './list-offers';
import type { BrandCard } from './load-brand-list';

const offer: AreaOffer = {
  area: 'BR',
  country: 'Brasil',
  productName: 'Inglês Acme',
  productCode: 'ACE',
  plans: [
    { id: 'yearly', name: 'Plano anual', price: 'R$ 1.140,00', earlierPrice: null, details: ['ou 12x de R$ 95,00'] },
    { id: 'monthly', name: 'Plano mensal', price: 'R$ 99,00', earlierPrice: null, details: [] },
  ],
  extras: [{ id: 'book', name: 'Livro', price: 'R$ 97,00' }],
  vouchers: [
    {
      code: 'BLACK',
      effects: [{ plan: 'Plano anual', discount: '− R$ 120,00', price: 'R$ 1.020,00' }],
      flow: 'Convite',
      href: '/lead?product=ACE&voucher=BLACK',
    },
  ],
  methods: ['Cartão de crédito', 'Pix'],
  href: '/lead?product=ACE',
  editHref: '/studio/acme/edit?area=BR',
};

const brand: BrandCard = {
  id: 'acme',
  name: 'Acme',
  href: '/studio/acme',
  pictures: [{ url: 'about:blank', screen: 'Dados do comprador', mode: 'dark', area: 'BR', country: null }],
  offers: [offer],
  findings: { errors: [], warnings: [] },
};

const open = (changes: Partial<BrandCard> = {}) =>
  render(<BrandListView title="Estúdio" search="" findings={[]} templates={[]} brands={[{ ...brand, ...changes }]} />);

it('the card of a brand says what it sells, at what price, and how it is paid', async () => {
  await open();
  const sale = page.getByRole('region', { name: 'Vendas de Acme, Brasil' });
  for (const text of [
    'Plano anual R$ 1.140,00ou 12x de R$ 95,00',
    'Livro R$ 97,00',
    'BLACK Plano anual por R$ 1.020,00 (− R$ 120,00)abre o fluxo Convite',
    'Cartão de crédito, Pix',
  ]) {
    await expect.element(sale).toHaveTextContent(text);
  }
});

it('the card of a brand opens its checkout, its editor and the checkout with a voucher', async () => {
  await open();
  const hrefOf = (name: string) => page.getByRole('link', { name, exact: true });
  await expect.element(hrefOf('Abrir o checkout de Acme, Brasil')).toHaveAttribute('href', '/lead?product=ACE');
  await expect.element(hrefOf('Editar Acme, Brasil')).toHaveAttribute('href', '/studio/acme/edit?area=BR');
  await expect
    .element(hrefOf('Abrir o checkout com o cupom BLACK'))
    .toHaveAttribute('href', '/lead?product=ACE&voucher=BLACK');
});

it('the picture on a card has its screen and mode as text, and its frame takes no focus', async () => {
  const { container } = await open();
  await expect.element(page.getByRole('img', { name: 'Dados do comprador, modo escuro' })).toBeVisible();
  expect(container.querySelector('iframe')).toHaveAttribute('inert');
});

it('the card of a brand counts errors and warnings, shows the first lines, and links to the others', async () => {
  await open({ findings: { errors: ['erro[um] a'], warnings: ['aviso[dois] b', 'aviso[tres] c'] } });
  await expect.element(page.getByRole('link', { name: '1 erro' })).toHaveAttribute('href', '/studio/acme#findings');
  await expect.element(page.getByRole('link', { name: '2 avisos' })).toHaveAttribute('href', '/studio/acme#warnings');
  await expect.element(page.getByText('erro[um] a')).toBeVisible();
  await expect.element(page.getByText('aviso[dois] b')).toBeVisible();
  expect(page.getByText('aviso[tres] c').elements()).toEqual([]);
});

it('the card of a brand without findings says so', async () => {
  await open();
  await expect.element(page.getByText('Sem erros nem avisos')).toBeVisible();
});
