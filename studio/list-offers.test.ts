import { expect, it } from 'vitest';
import { findBrand } from '../catalogue/catalogue-index';
import { loadCatalogue } from '../checks/load-catalogue';
import { readRepositoryManifests } from '../renderer/testing/test-repository';
import { type AreaOffer, listOffers } from './list-offers';

const sources = {
  manifests: readRepositoryManifests(),
  environment: 'test' as const,
  now: new Date('2026-11-21T12:00:00Z'),
};

const catalogue = loadCatalogue(process.cwd());

/** Offers of a brand, with plain spaces in amounts. */
function offersOf(brandId: string): AreaOffer[] {
  const brand = findBrand(catalogue, brandId);
  if (!brand) throw new Error(`no brand ${brandId}`);
  return JSON.parse(JSON.stringify(listOffers(brand, sources)).replaceAll('\u00a0', ' '));
}

it('the offer of a brand has each plan with its price, installments and trial in the money of its country', () => {
  const [brazil, mozambique] = offersOf('wup');
  expect(brazil).toMatchObject({ area: 'BR', country: 'Brasil', productName: 'WUP Inglês', productCode: 'WUP' });
  expect(brazil?.plans).toEqual([
    {
      id: 'yearly',
      name: 'Plano anual',
      price: 'R$ 1.140,00',
      earlierPrice: null,
      details: ['ou 12x de R$ 95,00 sem juros'],
    },
    { id: 'recurrency', name: 'Plano mensal', price: 'R$ 99,00', earlierPrice: null, details: ['7 dias grátis'] },
  ]);
  expect(mozambique).toMatchObject({ area: 'MZ', country: 'Moçambique' });
  expect(mozambique?.plans.map(({ price, details }) => [price, details])).toEqual([
    ['187,20 MT', ['ou 12x de 15,60 MT sem juros']],
    ['15,60 MT', ['3 meses grátis']],
  ]);
});

it('the offer of a brand says what a voucher takes off which plan, and opens the checkout with it', () => {
  const [brazil, mozambique] = offersOf('wup');
  expect(brazil?.vouchers[0]).toEqual({
    code: 'BLACK',
    effects: [{ plan: 'Plano anual', discount: '− R$ 120,00', price: 'R$ 1.020,00' }],
    flow: null,
    href: '/lead?product=WUP&voucher=BLACK',
  });
  expect(mozambique?.vouchers[0]).toMatchObject({
    effects: [{ discount: '− 24,00 MT', price: '163,20 MT' }],
    href: '/lead?product=WUP&lang=pt-MZ&voucher=BLACK',
  });
});

it('a voucher that opens another flow names it, and begins at its first step', () => {
  const [offer] = offersOf('ms');
  expect(offer?.vouchers).toEqual([
    expect.objectContaining({ code: 'msjana', flow: 'Convite', href: expect.stringContaining('voucher=msjana') }),
  ]);
});

it('the offer of a brand names its payment methods and its editor, and shows a price that was higher', () => {
  const [offer] = offersOf('ms');
  expect(offer).toMatchObject({
    country: null,
    methods: ['Cartão de crédito', 'Pix', 'Boleto'],
    href: '/lead?product=MS',
    editHref: '/studio/ms/edit?area=BR&template=lead',
  });
  expect(offer?.plans[0]).toMatchObject({ earlierPrice: 'R$ 4.188,00', price: 'R$ 3.588,00' });
});
