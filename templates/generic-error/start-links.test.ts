import { expect, test } from 'vitest';
import type { CheckoutView, VisitError } from '../../renderer/checkout/checkout-view';
import { makeCheckoutView } from '../../renderer/testing/make-checkout-view';
import { makeFlow, makeStep } from '../../renderer/testing/make-flow';
import { startLinks } from './start-links';

const { product, flow, manifests } = makeCheckoutView({ brand: 'wup' });

interface Visit {
  area?: CheckoutView['area'];
  retryUrl?: string;
}

function linksOf(search: string, kind: VisitError['kind'], { area = 'BR', retryUrl }: Visit = {}) {
  return startLinks({
    search,
    product,
    area,
    flow,
    manifests,
    error: { kind, reference: 'A1B2C3D4', retryUrl: retryUrl ?? null },
  });
}

test.each<[search: string, start: string | undefined]>([
  ['product=WUP', '/lead?product=WUP'],
  ['', '/lead?product=WUP'],
  ['product=QUEBRADO&a=b', '/lead?product=WUP&a=b'],
  ['product=WUP&lang=pt-BR&voucher=BLACK&utm_source=a+b', '/lead?product=WUP&lang=pt-BR&voucher=BLACK&utm_source=a+b'],
  ['product=WUP&oferta=desconhecida&a=b', '/lead?product=WUP&a=b'],
  ['product=WUP&seller=ninguem&source=feira&partner=p', '/lead?product=WUP'],
  ['product-slug=ingles&a=b', '/lead?a=b&product=WUP'],
  ['oferta=P1&lang=pt-MZ', undefined],
])('after an error at ?%s, a new purchase starts at %s, and the same link can be retried', (search, start) => {
  expect(linksOf(search, 'failed')).toEqual({ again: search === '' ? '/lead' : `/lead?${search}`, start });
});

test.each<[area: CheckoutView['area'], search: string, start: string]>([
  ['MZ', 'product-slug=wup-mz&seller=ninguem', '/lead?product=WUP&lang=pt-MZ'],
  ['MZ', 'product=WUP&lang=pt-MZ&voucher=BLACK', '/lead?product=WUP&lang=pt-MZ&voucher=BLACK'],
  ['MZ', 'product-slug=wup-mz&lang=pt-BR', '/lead?lang=pt-MZ&product=WUP'],
  ['BR', 'product-slug=wup-ingles&lang=pt-MZ', '/lead?lang=pt-BR&product=WUP'],
])('an error page in %s after ?%s starts the purchase in that area', (area, search, start) => {
  expect(linksOf(search, 'failed', { area }).start).toBe(start);
});

test('after an error on the return from the bank, the retry opens the payment verification', () => {
  const retryUrl = '/payment-verification?product=WUP&token=pay_1';
  const { again, start } = linksOf('product=WUP&token=pay_1', 'failed', { retryUrl });
  expect(again).toBe(retryUrl);
  expect(start).toBe('/lead?product=WUP');
});

test.each([
  ['product=WUP&oferta=X&seller=ana&source=feira', '/lead?product=WUP&oferta=X&seller=ana&source=feira'],
  ['oferta=X', '/lead?oferta=X'],
  ['product-slug=wup-mz&partner=p&utm_source=a+b', '/lead?product-slug=wup-mz&partner=p&utm_source=a+b'],
  ['', '/lead'],
])('an unknown page keeps its whole query in the start link: ?%s', (search, start) => {
  expect(linksOf(search, 'not-found')).toEqual({ again: undefined, start });
});

test('a mistyped return link leads to the payment, and the start link drops its token', () => {
  const retryUrl = '/payment-verification?product=WUP&seller=ana&token=pay_1';
  expect(linksOf('product=WUP&seller=ana&token=pay_1', 'not-found', { retryUrl })).toEqual({
    again: retryUrl,
    start: '/lead?product=WUP&seller=ana',
  });
});

test('the start link opens the first step of the flow', () => {
  const flow = makeFlow('default', makeStep('presentation'), makeStep('lead'));
  const links = startLinks({ search: 'product=WUP', product, area: 'BR', flow, manifests, error: null });
  expect(links).toEqual({ again: '/presentation?product=WUP', start: '/presentation?product=WUP' });
});

test.each<[search: string, retryUrl: string, start: string | undefined]>([
  ['invoice=inv_1&a=b', '/payment/inv_1?a=b', undefined],
  ['subscription=sub_1', '/renew/sub_1', undefined],
  ['', '/payment/inv_1', undefined],
  ['product=WUP&invoice=inv_1', '/payment/inv_1?product=WUP', '/lead?product=WUP'],
])('after ?%s, only a product that the link names is offered beside the retry of %s', (search, retryUrl, start) => {
  expect(linksOf(search, 'failed', { retryUrl })).toEqual({ again: retryUrl, start });
});

test('an invoice flow has no start link, because its address needs the id', () => {
  const search = 'product=WUP&flowId=invoice&invoice=inv_1';
  const retryUrl = '/payment/inv_1?product=WUP&flowId=invoice';
  const flow = makeFlow('invoice', makeStep('payment-invoice'), makeStep('success-invoice'));
  const error = { reference: 'A1B2C3D4', retryUrl };
  const links = (kind: VisitError['kind']) =>
    startLinks({ search, product, area: 'BR', flow, manifests, error: { ...error, kind } });
  for (const kind of ['failed', 'not-found'] as const)
    expect(links(kind)).toEqual({ again: retryUrl, start: undefined });
});
