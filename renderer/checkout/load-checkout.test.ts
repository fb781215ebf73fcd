import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { BrandArea } from '../../catalogue/catalogue';
import type { CallId } from '../../schemas/generated/contract';
import type { InvoiceAnswer, ProductConfig } from '../../schemas/generated/types';
import type { Backend } from '../gateway/backend';
import { createBackendClient } from '../gateway/backend-client';
import { apiError, CallError } from '../gateway/call-error';
import { type Answers, fakeBackendClient, makeCallError } from '../testing/fake-backend-client';
import { makeBrandArea, makeCatalogue } from '../testing/make-brand-area';
import { makeFlow, makeStep } from '../testing/make-flow';
import { makeManifests } from '../testing/make-manifests';
import { makePlanSummary } from '../testing/make-plan-summary';
import { makeVisit } from '../testing/make-visit';
import { readCallExample } from '../testing/test-repository';
import { runInVirtualTime } from '../testing/virtual-time';
import { buildOfflineCheckout } from './build-own-checkout';
import { loadCheckout } from './load-checkout';
import { ConfigLoadError } from './load-errors';
import { selectLinkedArea } from './select-brand';

const mozambiquePlan = {
  name: 'Plano anual',
  amount: 18_720,
  installments: 12,
  planId: { test: 'MZ-TEST', homolog: 'MZ-HOMOLOG', production: 'MZ-PRODUCTION' },
};

const oldPlan = {
  name: 'Plano mensal',
  amount: 9_500,
  installments: 1,
  planId: { test: 'OLD-TEST', homolog: 'OLD-HOMOLOG', production: 'OLD-PRODUCTION' },
};

const manifests = makeManifests({ payment: { route: '/payment/{id}', entry: 'invoice' } });

const catalogue = makeCatalogue(
  makeBrandArea({
    brandId: 'acme',
    settings: { productSlugs: ['acme-ingles'], forcedFlows: [{ when: { route: 'pix' }, flow: 'pix' }] },
  }),
  makeBrandArea({
    brandId: 'acme',
    area: 'MZ',
    settings: {
      productCode: 'ACME',
      language: 'pt-MZ',
      country: 'MZ',
      currency: { code: 'MZN', symbol: 'MT', isSymbolFirst: false },
      plans: { yearly: mozambiquePlan },
      mz: { bffId: 'acme-mz' },
    },
  }),
  makeBrandArea({
    brandId: 'old',
    settings: {
      productCode: 'OLD',
      dsProductId: 'old-course',
      productSlugs: ['old-course'],
      business: 'old',
      payment: { api: 'v1', planTypes: ['monthly'] },
      plans: { monthly: oldPlan },
    },
  }),
);

function makeConfig(changes: Partial<ProductConfig> = {}): ProductConfig {
  return {
    title: 'Título da chamada',
    designSystemId: 'acme$dark',
    hasAddressForm: true,
    checkoutFlow: {
      flows: [
        makeFlow('default', makeStep('lead'), makeStep('payment')),
        makeFlow('pix', makeStep('lead'), makeStep('pix')),
      ],
    },
    ...changes,
  };
}

const plan = makePlanSummary();
const seller = { name: 'Ana Prado', isLiveEnabled: true, account: '001' };
const working: Answers = {
  loadProductConfig: makeConfig(),
  loadSeller: seller,
  loadPlansV2: { plans: [plan] },
  loadPlan: plan,
};

const clientOf = (changes: Answers) => fakeBackendClient({ ...working, ...changes });

async function load(search: string, changes: Answers = {}, sold = catalogue, client = clientOf(changes)) {
  const report = vi.fn();
  const checkout = await loadCheckout(makeVisit(`/lead?${search}`, { catalogue: sold, manifests, client, report }));
  return { checkout, client, report };
}

describe('a link of an offer', () => {
  const abroad = makePlanSummary({ id: 'MZ-OFFER', currency: 'MZN', amount: 18_720 });
  const answers: Answers = { loadPlanProduct: { code: 'ACME' }, loadPlansV2: { plans: [abroad] } };

  it('of the other area, without `lang`, opens in that area and its currency', async () => {
    const { checkout, client } = await load('oferta=MZ-OFFER', answers);
    expect(checkout.area.area).toBe('MZ');
    expect(checkout.plans).toEqual([abroad]);
    expect(client.inputsOf('loadPlansV2').at(-1)?.params).toMatchObject({ operation: 'MZ', planId: 'MZ-OFFER' });
  });

  it('of the page’s own area loads the plans once', async () => {
    const { checkout, client } = await load('oferta=P1', { ...answers, loadPlansV2: { plans: [plan] } });
    expect(checkout.area.area).toBe('BR');
    expect(client.inputsOf('loadPlansV2')).toHaveLength(1);
  });

  it('stays in the area of `lang`, and in the only area of a brand', async () => {
    const named = await load('oferta=P1&lang=pt-MZ', { ...answers, loadPlansV2: { plans: [plan] } });
    expect(named.checkout.area.area).toBe('MZ');
    const only = await load('oferta=MZ-OFFER', { ...answers, loadPlanProduct: { code: 'OLD' }, loadPlan: abroad });
    expect(only.checkout.area.area).toBe('BR');
  });
});

describe('a link of a known product', () => {
  it('goes on with the seller of the link, whom the backend does not know, without a banner', async () => {
    const unknown = new CallError(404, apiError('seller_not_found'));
    const { checkout, client, report } = await load('product=acme&seller=performanc', { loadSeller: unknown });
    expect(checkout.seller).toEqual({ name: '', isLiveEnabled: false, account: '' });
    expect(checkout.location).toMatchObject({ seller: 'performanc', source: 'direto' });
    expect(client.inputsOf('loadPlansV2')).toMatchObject([{ params: { seller: 'performanc' } }]);
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.not.stringContaining('performanc'));
  });

  it('loads the config, the seller and the plans', async () => {
    const { checkout, report } = await load('product=acme&seller=Ana%20Prado&source=feira');
    expect(checkout).toMatchObject({ productCode: 'ACME', seller, plans: [plan], mode: 'dark' });
    expect(checkout.config.title).toBe('Título da chamada');
    expect(checkout.area.brandId).toBe('acme');
    expect(checkout.flow.id).toBe('default');
    expect(checkout.theme.brandId).toBe('acme');
    expect(report).not.toHaveBeenCalled();
  });

  it('passes its parameters to each call', async () => {
    const { client } = await load('product-slug=acme-ingles&seller=ana&source=feira&voucher=BLACK');
    expect(client.inputsOf('loadProductConfig')).toEqual([{ path: { code: 'ACME' }, params: {} }]);
    expect(client.inputsOf('loadSeller')).toEqual([
      { path: { source: 'feira' }, params: { seller: 'ana', operation: 'BR', business: 'acme', product: 'ACME' } },
    ]);
    expect(client.inputsOf('loadPlansV2')).toEqual([
      {
        path: { code: 'ACME' },
        params: {
          business: 'acme',
          planTypes: 'yearly',
          operation: 'BR',
          seller: 'ana',
          source: 'feira',
          voucher: 'BLACK',
        },
      },
    ]);
    expect(client.inputsOf('loadPlanProduct')).toEqual([]);
  });

  it('uses the v1 call for a brand on v1: one plan, by type or by offer', async () => {
    const byType = await load('product=OLD');
    expect(byType.client.inputsOf('loadPlan')).toEqual([
      {
        path: { code: 'OLD' },
        params: { business: 'old', operation: 'BR', productId: 'old-course', planType: 'monthly' },
      },
    ]);
    expect(byType.checkout.plans).toEqual([plan]);
    const byRoute = await load('product=OLD&route=vip');
    expect(byRoute.client.inputsOf('loadPlan')[0]?.params).toMatchObject({ planType: 'monthly', route: 'vip' });
    const byOffer = await load('oferta=P1', { loadPlanProduct: { code: 'OLD' } });
    expect(byOffer.client.inputsOf('loadPlan')[0]?.params).toEqual({
      business: 'old',
      operation: 'BR',
      productId: 'old-course',
      plan: 'P1',
    });
  });

  it('sends the business that a step of the flow states', async () => {
    const props = { plan: { business: 'other' } };
    const flows = [makeFlow('default', makeStep('lead'), makeStep('payment', { props }))];
    const { client } = await load('product=ACME', { loadProductConfig: makeConfig({ checkoutFlow: { flows } }) });
    expect(client.inputsOf('loadPlansV2')[0]?.params).toMatchObject({ business: 'other' });
  });

  it.each([
    [{ planId: 'P2', planType: 'yearly' }, { plan: 'P2' }],
    [{ planType: 'yearly' }, { planType: 'yearly' }],
  ] as const)('asks the v1 call for the plan that the flow names: %j', async (named, asked) => {
    const flows = [makeFlow('default', makeStep('lead'), makeStep('payment', { props: { plan: named } }))];
    const { client } = await load('product=OLD', { loadProductConfig: makeConfig({ checkoutFlow: { flows } }) });
    expect(client.inputsOf('loadPlan')[0]?.params).toMatchObject({ business: 'old', operation: 'BR', ...asked });
  });

  it('opens the area of its language', async () => {
    const { checkout, client } = await load('product=ACME&lang=pt-MZ');
    expect(checkout.area.area).toBe('MZ');
    expect(client.inputsOf('loadSeller')[0]?.params).toMatchObject({ operation: 'MZ' });
    const path = { code: 'acme-mz' };
    expect(client.inputsOf('loadProductConfig')).toEqual([{ path, params: { planId: 'MZ-TEST' } }]);
    expect(client.inputsOf('loadPlansV2')).toMatchObject([{ path, params: { plans: 'MZ-TEST' } }]);
  });

  it('requests by id the plans of the area in this environment and the plan of the flow', async () => {
    const props = { plan: { planId: 'SPECIAL' } };
    const flows = [makeFlow('default', makeStep('lead'), makeStep('payment', { props }))];
    const { client } = await load('product=ACME&lang=pt-MZ', {
      loadProductConfig: makeConfig({ checkoutFlow: { flows } }),
    });
    expect(client.inputsOf('loadPlansV2')[0]?.params).toMatchObject({ plans: 'MZ-TEST,SPECIAL' });
  });
});

describe('an offer', () => {
  it('gets its product from the plan lookup, whatever product the link names', async () => {
    const { checkout, client } = await load('oferta=P1&product=OLD', { loadPlanProduct: { code: 'ACME' } });
    expect(client.inputsOf('loadPlanProduct')).toEqual([{ path: { id: 'P1' } }]);
    expect(client.inputsOf('loadProductConfig')).toEqual([{ path: { code: 'ACME' }, params: { planId: 'P1' } }]);
    expect(client.inputsOf('loadPlansV2')[0]?.params).toMatchObject({ planId: 'P1' });
    expect(client.inputsOf('loadPlansV2')[0]?.params).not.toHaveProperty('planTypes');
    expect(checkout.productCode).toBe('ACME');
  });
});

describe('the voucher of the first step', () => {
  const withVoucher = {
    loadProductConfig: makeConfig({
      checkoutFlow: {
        flows: [makeFlow('default', makeStep('lead', { props: { voucher: 'BLACK' } }), makeStep('payment'))],
      },
    }),
  };

  it('is added to the query and to the plans call if the link has no voucher', async () => {
    const { checkout, client } = await load('product=ACME&utm_source=x', withVoucher);
    expect(checkout.location.search).toBe('product=ACME&utm_source=x&voucher=BLACK');
    expect(client.inputsOf('loadPlansV2')[0]?.params).toMatchObject({ voucher: 'BLACK' });
  });

  it('gives way to the voucher of the link', async () => {
    const { checkout } = await load('product=ACME&voucher=OTHER', withVoucher);
    expect(checkout.location.query.voucher).toBe('OTHER');
  });
});

describe('a damaged link', () => {
  it.each([
    ["D'Ávila", 'google/cpc'],
    ['Ana/SP', 'instagram (bio)'],
    ['Acme S.A.', 'lista [2026]'],
  ])('keeps the seller %s and the source %s', async (name, source) => {
    const { client } = await load(`product=ACME&${new URLSearchParams({ seller: name, source })}`);
    expect(client.inputsOf('loadSeller')).toMatchObject([{ path: { source }, params: { seller: name } }]);
    expect(client.inputsOf('loadPlansV2')).toMatchObject([{ params: { seller: name, source } }]);
  });

  it('keeps its product, its voucher and its route despite escaped ampersands', async () => {
    const { checkout, client } = await load('product=acme.&amp;voucher=BLACK%20&amp;route=pix');
    expect(checkout.productCode).toBe('ACME');
    expect(checkout.flow.id).toBe('pix');
    expect(client.inputsOf('loadPlansV2')).toMatchObject([{ params: { voucher: 'BLACK' } }]);
  });

  it.each([
    ['ACME', '10%25', '10%'],
    ['OLD', '10%25', '10%'],
    ['ACME', 'BLACK%20FRIDAY', 'BLACK FRIDAY'],
    ['ACME', 'x'.repeat(41), 'x'.repeat(40)],
  ])('reports for %s that the voucher %s is unknown, and sends no voucher', async (product, voucher, code) => {
    const { checkout, client } = await load(`product=${product}&voucher=${voucher}`);
    expect(checkout.plans).toEqual([{ ...plan, voucher: { code, accepted: false, reason: 'unknown' } }]);
    for (const { input } of client.calls) expect(input.params).not.toHaveProperty('voucher');
  });

  it('uses the voucher of the first step if its own is invalid', async () => {
    const flows = [makeFlow('default', makeStep('lead', { props: { voucher: 'BLACK' } }), makeStep('payment'))];
    const answers = { loadProductConfig: makeConfig({ checkoutFlow: { flows } }) };
    const { checkout, client } = await load('product=ACME&voucher=10%25', answers);
    expect(client.inputsOf('loadPlansV2')).toMatchObject([{ params: { voucher: 'BLACK' } }]);
    expect(checkout.plans).toEqual([plan]);
  });
});

describe('the payment method name “bank-slip”', () => {
  const twoNames = makePlanSummary({ paymentMethods: ['bank-slip', 'pix', 'bankslip'] });

  it.each(['ACME', 'OLD'])('means the same as “bankslip” in a plan of %s', async (product) => {
    const answers = { loadPlansV2: { plans: [twoNames] }, loadPlan: twoNames };
    const { checkout } = await load(`product=${product}`, answers);
    expect(checkout.plans?.[0]?.paymentMethods).toEqual(['bankslip', 'pix']);
  });

  it('becomes “bankslip” in a flow of the config call', async () => {
    const flows = [makeFlow('default', makeStep('payment', { props: { methods: ['bank-slip'] } }))];
    const { checkout } = await load('product=ACME', { loadProductConfig: makeConfig({ checkoutFlow: { flows } }) });
    expect(checkout.flow.steps[0]?.props).toEqual({ methods: ['bankslip'] });
  });
});

describe('a product that no brand claims', () => {
  it('gets the first brand’s Brazil config if the backend does not know it either', async () => {
    const { checkout } = await load('product=UNKNOWN', { loadProductConfig: makeCallError(404) });
    expect(checkout).toMatchObject({ productCode: 'ACME', config: { title: 'Acme', designSystemId: 'acme$light' } });
    expect(checkout.area).toMatchObject({ brandId: 'acme', area: 'BR' });
  });

  it('gets the brand that its config names', async () => {
    const { checkout } = await load('product=NEW', { loadProductConfig: makeConfig({ designSystemId: 'old$light' }) });
    expect(checkout).toMatchObject({ productCode: 'NEW', area: { brandId: 'old' } });
  });

  it('gets the neutral theme, with a report, if its config names an unknown design system', async () => {
    const { checkout, report } = await load('product=NEW', {
      loadProductConfig: makeConfig({ designSystemId: 'ghost$dark' }),
    });
    expect(checkout.theme.brandId).toBeNull();
    expect(checkout.area.brandId).toBe('acme');
    expect(report).toHaveBeenCalledWith(expect.stringContaining('ghost'));
  });

  it('is replaced by the first brand’s product if the link names no product', async () => {
    const { client } = await load('');
    expect(client.inputsOf('loadProductConfig')).toEqual([{ path: { code: 'ACME' }, params: {} }]);
  });
});

describe('a product that this environment does not sell', () => {
  const areas = catalogue.brands.flatMap((brand) => Object.values(brand.areas));
  const unsell = (area: BrandArea): BrandArea => ({ ...area, isUnsold: true });
  const unsold = makeCatalogue(
    makeBrandArea({ brandId: 'first', settings: { productCode: 'FIRST', business: 'first' } }),
    ...areas.map(unsell),
  );
  const invoice = {
    loadInvoice: {
      ...{ id: 'inv_1', amount: 9_500, currency: 'BRL', status: 'open', dueDate: '2026-11-30', plan },
      productCode: 'ACME',
    },
  } satisfies Answers;

  it.each<[link: string, search: string, answers: Answers]>([
    ['its code', 'product=ACME', {}],
    ['its slug', 'product-slug=acme-ingles', {}],
    ['its language', 'product=ACME&lang=pt-MZ', {}],
    ['one of its offers', 'oferta=P1', { loadPlanProduct: { code: 'ACME' } }],
    ['one of its invoices', 'invoice=inv_1', invoice],
    ['a code that only the backend knows', 'product=UNCLAIMED', {}],
  ])('is not replaced by the first brand for a link with %s', async (_, search, answers) => {
    const client = clientOf(answers);
    await expect(load(search, answers, unsold, client)).rejects.toThrow(ConfigLoadError);
    expect([...client.inputsOf('loadSeller'), ...client.inputsOf('loadPlansV2')]).toEqual([]);
  });

  it('keeps its own look on the error page', () => {
    const visit = makeVisit('/generic-error?product=ACME', { catalogue: unsold, manifests });
    const { area, theme } = buildOfflineCheckout(visit, selectLinkedArea(visit));
    expect([area.brandId, theme.brandId]).toEqual(['acme', 'acme']);
  });

  it('opens in the area that is sold, unless the link names the other', async () => {
    const half = makeCatalogue(
      makeBrandArea({ brandId: 'first', settings: { productCode: 'FIRST' } }),
      ...areas.map((area) => (area.area === 'MZ' ? area : unsell(area))),
    );
    expect((await load('product=ACME', {}, half)).checkout.area.area).toBe('MZ');
    await expect(load('product=ACME&lang=pt-BR', {}, half)).rejects.toThrow(ConfigLoadError);
  });

  it('refuses an invoice in the currency of the area that is not sold', async () => {
    const half = makeCatalogue(...areas.map((area) => (area.area === 'MZ' ? unsell(area) : area)));
    const abroad = { loadInvoice: { ...invoice.loadInvoice, currency: 'MZN' } };
    expect((await load('invoice=inv_1', invoice, half)).checkout.area.area).toBe('BR');
    await expect(load('invoice=inv_1', abroad, half)).rejects.toThrow(ConfigLoadError);
  });
});

describe('who brought the buyer of an invoice', () => {
  const brought = { seller: 'ana', source: 'insta', metadata: { utm_source: 'mail', sck: 'a', gclid: 'abc' } };
  const invoice = {
    loadInvoice: { ...(readCallExample('invoice-answer') as object), productCode: 'ACME', ...brought },
  };
  const originOf = async (search: string) => (await load(search, invoice as Answers)).checkout.location;

  it('stays who brought the lead, without ids that follow a person', async () => {
    const { seller, source, search } = await originOf('invoice=inv_1');
    expect({ seller, source }).toEqual({ seller: 'ana', source: 'insta' });
    expect(search).toContain('utm_source=mail&sck=a');
    expect(search).not.toContain('gclid');
  });

  it('gives way to the seller and the campaign of the link', async () => {
    const { seller, source, search } = await originOf('invoice=inv_1&seller=bia&utm_campaign=natal');
    expect({ seller, source }).toMatchObject({ seller: 'bia' });
    expect(search).not.toMatch(/insta|utm_source|sck/);
  });
});

describe('the checkout cannot be loaded', () => {
  const failures: [title: string, search: string, failing: CallId, status: number][] = [
    ['when the plan lookup fails', 'oferta=P1', 'loadPlanProduct', 503],
    ['when the offer is unknown', 'oferta=desconhecida', 'loadPlanProduct', 404],
    ['when the config call fails', 'product=ACME', 'loadProductConfig', 500],
    ['when a known product has no config', 'product=ACME', 'loadProductConfig', 404],
    ['when the config call of an unknown product fails with 502', 'product=UNKNOWN', 'loadProductConfig', 502],
    ['when the config call fails and the link names no product', '', 'loadProductConfig', 404],
    ['when the seller call fails', 'product=ACME', 'loadSeller', 503],
    ['when the seller call has another 404', 'product=ACME', 'loadSeller', 404],
    ['when the seller’s answer breaks its schema', 'product=ACME', 'loadSeller', 502],
  ];

  it.each(failures)('%s: ?%s', async (_, search, failing, status) => {
    const cause = makeCallError(status);
    const error = await load(search, { loadPlanProduct: { code: 'ACME' }, [failing]: cause }).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ConfigLoadError);
    expect((error as ConfigLoadError).cause).toBe(cause);
  });
});

describe('the time limit of a page', () => {
  /** A backend that answers every call correctly after this delay. */
  function slowBackend(milliseconds: number): Backend {
    return async ({ path }) => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      const [, answer] = [
        ['/config', working.loadProductConfig],
        ['/plan/P1/product', { code: 'ACME' }],
        ['/seller/', seller],
        ['/v2/', working.loadPlansV2],
        ['', plan],
      ].find(([part]) => path.includes(part as string)) as [string, unknown];
      const headers = new Headers({ 'content-type': 'application/json' });
      return { status: 200, headers, text: JSON.stringify(answer) };
    };
  }

  const loadSlowly = (milliseconds: number, timeoutMs: number) =>
    loadCheckout(
      makeVisit('/lead?oferta=P1', {
        catalogue,
        manifests,
        client: createBackendClient({ backend: slowBackend(milliseconds), appVersion: '1', timeoutMs }),
        caller: { limit: AbortSignal.timeout(timeoutMs), since: Date.now() },
      }),
    );

  it('counts all calls together, even if none exceeds it alone', async () => {
    const error = await loadSlowly(200, 500).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConfigLoadError);
    expect((error as ConfigLoadError).cause).toMatchObject({ status: 504, body: { code: 'backend_timeout' } });
  });

  it('allows calls that together take less time', async () => {
    expect(await loadSlowly(50, 30_000)).toMatchObject({ productCode: 'ACME', seller, plans: [{ id: plan.id }] });
  });

  it.each([
    ['a link of a product', 'product=acme'],
    ['a link to the other area', 'product=acme&lang=pt-MZ'],
    ['a link of an offer', 'oferta=P1'],
    ['a link of a brand on the v1 call', 'product=OLD'],
  ])('leaves one wait for a hanging backend, and none at the next visit: %s', async (_, search) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const patienceMs = 1_000;
    let isHanging = false;
    const answering = slowBackend(0);
    const backend: Backend = (request) => (isHanging ? new Promise(() => undefined) : answering(request));
    const client = createBackendClient({ backend, appVersion: '1', freshMs: 0, patienceMs });
    const loadPage = () =>
      runInVirtualTime(() => {
        const caller = { since: Date.now() };
        return loadCheckout(makeVisit(`/lead?${search}`, { catalogue, manifests, client, caller }));
      });
    const { value } = await loadPage();
    isHanging = true;
    expect(await loadPage()).toEqual({ value, milliseconds: patienceMs });
    expect(await loadPage()).toEqual({ value, milliseconds: 0 });
  });
});

describe('without plans', () => {
  it.each(['product=ACME', 'product=OLD'])(
    'the checkout loads, and the failed read is not reported: ?%s',
    async (search) => {
      const failing = { loadPlansV2: makeCallError(503), loadPlan: makeCallError(503) };
      const { checkout, report } = await load(search, failing);
      expect(checkout.plans).toBeNull();
      expect(report).not.toHaveBeenCalled();
    },
  );
});

describe('a visit about an invoice', () => {
  const invoice: InvoiceAnswer = {
    id: 'inv_1',
    amount: 9_500,
    currency: 'BRL',
    plan,
    status: 'open',
    dueDate: '2026-11-30',
    productCode: 'OLD',
  };
  const open = (url: string, answers: Answers) => {
    return loadCheckout(makeVisit(url, { catalogue, manifests, client: clientOf(answers) }));
  };

  it.each([
    ['in the path', '/payment/inv_1'],
    ['in the query of a later step', '/success?invoice=inv_1'],
  ])('%s opens the product of the invoice, whatever product the link names', async (_, url) => {
    const checkout = await open(`${url}${url.includes('?') ? '&' : '?'}product=ACME`, { loadInvoice: invoice });
    expect(checkout).toMatchObject({ productCode: 'OLD', entry: { kind: 'invoice', id: 'inv_1', found: invoice } });
    expect(checkout.location.query).toMatchObject({ invoice: 'inv_1' });
  });

  it('ignores an offer of another product in the same link', async () => {
    const client = clientOf({ loadInvoice: invoice });
    const checkout = await loadCheckout(makeVisit('/payment/inv_1?oferta=P1', { catalogue, manifests, client }));
    expect(checkout).toMatchObject({ productCode: 'OLD', entry: { kind: 'invoice' } });
    expect(checkout.location.query).not.toHaveProperty('oferta');
    expect(JSON.stringify(client.calls)).not.toContain('P1"');
  });

  it('in the currency of the other area opens in that area', async () => {
    const abroad = { ...invoice, productCode: 'ACME', currency: 'MZN' };
    expect((await open('/payment/inv_1', { loadInvoice: abroad })).area.area).toBe('MZ');
  });

  it.each([404, 501])('that the backend does not know (%d) opens without the invoice', async (status) => {
    const checkout = await open('/payment/inv_1?product=OLD', { loadInvoice: makeCallError(status) });
    expect(checkout).toMatchObject({ productCode: 'OLD', entry: { kind: 'invoice', id: 'inv_1', found: null } });
  });

  it('fails with a load error while the invoice call fails', async () => {
    await expect(open('/payment/inv_1', { loadInvoice: makeCallError(503) })).rejects.toThrow(ConfigLoadError);
  });
});

describe('the error page', () => {
  it.each([
    ['product=OLD', 'old', 'OLD'],
    ['product-slug=acme-ingles', 'acme', 'ACME'],
    ['product=UNKNOWN', 'acme', 'ACME'],
    ['product=UNKNOWN&product-slug=old-course', 'old', 'OLD'],
    ['oferta=OLD-TEST', 'old', 'OLD'],
    ['oferta=OLD-HOMOLOG', 'acme', 'ACME'],
    ['oferta=UNKNOWN&product=OLD', 'old', 'OLD'],
    ['', 'acme', 'ACME'],
  ])('of ?%s shows the brand %s without a call', (search, brandId, productCode) => {
    const client = fakeBackendClient({});
    const visit = makeVisit(`/generic-error?${search}`, { catalogue, manifests, client });
    const checkout = buildOfflineCheckout(visit, selectLinkedArea(visit));
    expect(checkout).toMatchObject({ productCode, plans: null, seller: { name: '' }, area: { brandId } });
    expect(client.calls).toEqual([]);
  });
});
