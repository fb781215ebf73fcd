import { describe, expect, it } from 'vitest';
import type { AreaSettings, BrandAsset, Environment } from '../../catalogue/catalogue';
import { parseCheckoutUrl } from '../../model/location/parse-checkout-url';
import type { Flow } from '../../schemas/generated/types';
import { makeBrandArea, makeTheme } from '../testing/make-brand-area';
import { makeFlow, makeStep } from '../testing/make-flow';
import { makeManifests } from '../testing/make-manifests';
import { makePlanSummary } from '../testing/make-plan-summary';
import { buildCheckoutView } from './build-checkout-view';
import { buildOwnCheckout } from './build-own-checkout';
import type { Checkout } from './checkout-view';

const files = [
  'logo.svg',
  'logo-black.svg',
  'favicon.svg',
  'favicon-black.svg',
  'loading.svg',
  'product.svg',
  'step.svg',
];
const assets = new Map(
  files.map((file): [string, BrandAsset] => [`acme/${file}`, { type: 'image/svg+xml', hash: '1', file }]),
);
const urlOf = (file: string) => `/brands/acme/${file}?v=1`;
const refererOptions = [{ id: 'site', label: 'Pelo site' }];

const look = {
  location: parseCheckoutUrl('/lead', makeManifests()),
  flow: makeFlow('default', makeStep('lead')),
  theme: makeTheme({ refererOptions }),
  mode: 'light',
} as const;

interface Changes {
  settings?: Partial<AreaSettings>;
  flow?: Flow;
  config?: Partial<Checkout['config']>;
  /** Answer of the config call in place of the brand's own config. */
  called?: Checkout['config'];
  checkout?: Partial<Checkout>;
  environment?: Environment;
}

function viewOf({ settings = {}, flow = look.flow, config, called, checkout, environment = 'test' }: Changes = {}) {
  const own = buildOwnCheckout(makeBrandArea({ settings, flows: [flow] }), {
    ...look,
    flow,
  });
  return buildCheckoutView(
    { ...own, ...checkout, config: { ...(called ?? own.config), ...config } },
    {
      assets,
      environment,
      now: new Date('2026-11-28T12:00:00Z'),
      manifests: makeManifests(),
      isSandbox: true,
      showsHomologation: false,
      error: null,
    },
  );
}

describe('the page of a brand', () => {
  it('has its names, its language and the title of the config call', () => {
    const view = viewOf({
      settings: { businessName: 'Acme S.A.', language: 'pt-MZ' },
      config: { title: 'Da chamada' },
    });
    expect(view.product).toMatchObject({ name: 'Inglês Acme', businessName: 'Acme S.A.', title: 'Da chamada' });
    expect(view.language).toBe('pt-MZ');
  });

  it.each<[title: string, gtm: string | undefined, environment: Environment, analyticsId: string]>([
    ['of its config call', 'GTM-CALL', 'production', 'GTM-CALL'],
    ['of its settings where the config call names none', undefined, 'production', 'GTM-BRAND'],
    ['of its own outside production', undefined, 'homolog', 'GTM-TEST'],
  ])('has the analytics container %s', (_, gtm, environment, analyticsId) => {
    const { config } = buildOwnCheckout(makeBrandArea(), look);
    const called = gtm === undefined ? config : { ...config, gtm };
    const settings = { gtm: 'GTM-BRAND', gtmTest: 'GTM-TEST' };
    expect(viewOf({ settings, called, environment }).analyticsId).toBe(analyticsId);
  });

  it('has no container outside production without one for tests', () => {
    const view = viewOf({ settings: { gtm: 'GTM-BRAND' } });
    expect([view.analyticsId, view.container]).toEqual([null, undefined]);
    expect(view.copy).not.toHaveProperty('consent');
  });

  it('tells its document which hosts the tags may reach', () => {
    const view = viewOf({ settings: { gtmTest: 'GTM-TEST', analytics: { hosts: ['tags.acme.example'] } } });
    expect(view.container).toMatchObject({ hosts: ['tags.acme.example'] });
  });

  it('has the links of its environment', () => {
    const links = makeBrandArea().settings.links;
    const test = { ...links.test, terms: 'https://test.acme.example/termos' };
    expect(viewOf({ settings: { links: { ...links, test } } }).links).toEqual(test);
  });

  it.each<[title: string, settings: Partial<AreaSettings>]>([
    ['the consent', { terms: { isEnabled: false } }],
    ['the header of its success', { successHeader: 'default' }],
    ['its access button', { showsAccessButton: true }],
    ['its monthly difference', { showsMonthlyDifference: true }],
    ['the icon of its pay button', { payment: { icon: 'shield' } }],
    ['its card companies', { payment: { companies: ['visa', 'elo'] } }],
    ['its voucher field', { payment: { hasVoucherField: true } }],
    ['its document', { payment: { collectsDocument: true, document: 'registry' } }],
    ['its number of steps', { stepsNumber: 5, pix: { currentStep: 3 }, payment: { currentStep: 2 } }],
    ['its extras', { extras: [{ id: 'tapes', name: 'Gravações', amount: 100 }] }],
    ['its target', { successRedirect: '/login' }],
  ])('carries %s to the screens', (_, settings) => {
    expect(viewOf({ settings }).settings).toMatchObject(settings);
  });

  it('carries no setting that only calls of the server use', () => {
    const { settings } = viewOf({ settings: { vouchers: [{ code: 'BLACK' }], mz: { bffId: 'acme-mz' } } });
    expect(Object.keys(settings)).not.toContain('vouchers');
    expect(Object.keys(settings)).not.toContain('mz');
  });

  it('has its seller, with account and live mark, under the name in the link', () => {
    const seller = { name: 'Ana Prado', isLiveEnabled: true, account: '001' };
    const location = parseCheckoutUrl('/lead?seller=ana&source=feira', makeManifests());
    expect(viewOf({ checkout: { seller, location } }).seller).toEqual({ ...seller, id: 'ana', source: 'feira' });
  });
});

describe('a product with names of its own in the calls', () => {
  const mz = { bffId: 'acme-mz', plans: { annual: 'acme-mz-anual' } };
  const plans = [makePlanSummary()];

  it('passes them to the calls of the page', () => {
    const { product } = viewOf({ settings: { mz, payment: { api: 'v1' } }, checkout: { plans } });
    expect(product).toMatchObject({ code: 'ACME', callCode: 'acme-mz', productIds: { yearly: 'acme-mz-anual' } });
  });

  it('has no product ids on v2, and no second code without a bffId', () => {
    expect(viewOf({ checkout: { plans } }).product).toEqual(
      expect.not.objectContaining({ callCode: expect.anything(), productIds: expect.anything() }),
    );
  });

  it('names the methods of Mozambique by the names of the contract that the brand states', () => {
    const planId = { test: 'T', homolog: 'H', production: 'P' };
    const methods = {
      creditcard: { isActive: true, name: 'creditcard', planId },
      debitcard: { isActive: true, name: 'credit-card' as const, planId },
      boleto: { isActive: true, name: 'bank-slip', planId },
    };
    expect(viewOf({ settings: { mz: { methods } } }).settings.methodNames).toEqual({
      'debit-card': 'credit-card',
      bankslip: 'bank-slip',
    });
  });
});

describe('the images of a page', () => {
  it('are those of the brand, the logo 110 px wide by default', () => {
    expect(viewOf().images).toMatchObject({
      logo: urlOf('logo.svg'),
      favicon: urlOf('favicon.svg'),
      loading: urlOf('loading.svg'),
      product: urlOf('product.svg'),
      logoWidth: 110,
    });
    expect(viewOf({ settings: { logoWidth: 220 } }).images.logoWidth).toBe(220);
  });

  it('are those of the flow where it states them', () => {
    const media = { logo: 'logo-black.svg', favicon: 'favicon-black.svg' };
    const flow = { ...makeFlow('default', makeStep('lead')), props: { media, style: { logo: { width: '144px' } } } };
    expect(viewOf({ flow, settings: { logoWidth: 220 } }).images).toMatchObject({
      logo: urlOf('logo-black.svg'),
      favicon: urlOf('favicon-black.svg'),
      logoWidth: 144,
    });
  });

  it('include the logo and the picture of a step', () => {
    const flow = makeFlow(
      'default',
      makeStep('lead', { props: { media: { logo: 'step.svg', picture: 'product.svg' } } }),
    );
    expect(viewOf({ flow }).images).toMatchObject({
      stepLogos: { lead: urlOf('step.svg') },
      stepPictures: { lead: urlOf('product.svg') },
    });
  });
});

it('the page of a second product names its own seller, by law too', () => {
  const mine = { document: '12.ABC.345/01DE-35' };
  const theirs = { name: 'Beta Ltda.', document: '11.222.333/0001-81' };
  const area = makeBrandArea({ settings: { businessName: 'Beta', legal: theirs } });
  const upsell = { area, productName: 'Curso', plans: [], theme: look.theme };
  const view = viewOf({ settings: { legal: mine }, checkout: { upsell } });
  expect(view.product.legal).toEqual(mine);
  expect(view.upsell?.product).toMatchObject({ businessName: 'Beta', legal: theirs });
  expect(viewOf().product).not.toHaveProperty('legal');
});

describe('a page asks', () => {
  const states = ['SP', 'RJ'];

  it('for an address where the config call or a step says so, with the states of the area', () => {
    const asking = makeFlow('default', makeStep('payment', { props: { asks: ['address'] } }));
    expect(viewOf({ settings: { states } }).addressForm).toBeNull();
    expect(viewOf({ settings: { states }, config: { hasAddressForm: true } }).addressForm).toEqual({ states });
    expect(viewOf({ settings: { states, hasAddressForm: true } }).addressForm).toEqual({ states });
    expect(viewOf({ settings: { states }, flow: asking }).addressForm).toEqual({ states });
  });

  it('how the buyer heard of the brand only where a step says so', () => {
    expect(viewOf().refererOptions).toEqual([]);
    const flow = makeFlow('default', makeStep('lead', { props: { asksReferer: true } }));
    expect(viewOf({ flow }).refererOptions).toEqual(refererOptions);
  });
});
