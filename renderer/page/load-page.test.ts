import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildProductConfig } from '../../catalogue/build-product-config';
import { loadCatalogue } from '../../checks/load-catalogue';
import type { PageView } from '../checkout/checkout-view';
import { selectFallbackArea } from '../checkout/select-brand';
import { CallError } from '../gateway/call-error';
import { createRateLimits } from '../gateway/rate-limits';
import { getRuntime } from '../server/runtime';
import { type Answers, fakeBackendClient, makeCallError } from '../testing/fake-backend-client';
import { startPages, workingAnswers } from '../testing/start-pages';
import { sendRequest, type TestServer } from '../testing/start-server';
import { readCallExample, repositoryRoot } from '../testing/test-repository';

const logged = vi.fn();

beforeEach(() => {
  logged.mockClear();
  vi.spyOn(console, 'info').mockImplementation(logged);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const get = (server: TestServer, path: string, address = '1.1.1.1') =>
  sendRequest(server, 'GET', path, { headers: { 'x-forwarded-for': address } });

/** Answers for ids that somebody has. */
const known = {
  loadInvoice: readCallExample('invoice-answer'),
  loadSubscription: readCallExample('subscription-answer'),
  loadLead: readCallExample('lead-recovery-answer'),
};

it('all calls of a page share one time limit, by default a minute', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const { server } = await startPages({});
  await get(server, '/lead');
  expect(timeout.mock.calls).toEqual([[60_000]]);
});

describe('an invoice or a renewal that cannot be loaded', () => {
  it.each<[path: string, failing: keyof Answers, status: number]>([
    ['/payment/inv_1', 'loadInvoice', 503],
    ['/payment/inv_1?lang=pt-MZ&a=b', 'loadInvoice', 504],
    ['/payment/inv_1', 'loadProductConfig', 503],
    ['/payment/inv_1?seller=ninguem', 'loadSeller', 404],
    ['/renew/sub_1', 'loadSubscription', 503],
    ['/renew/sub_1?flowId=renew&a=b', 'loadSubscription', 504],
    ['/renew/sub_1', 'loadProductConfig', 503],
    ['/renew/sub_1?seller=ninguem', 'loadSeller', 404],
    ['/payment/upgrade?subscription=sub_1', 'loadSubscription', 503],
    ['/custom-offer?subscription=sub_1', 'loadSubscription', 504],
    ['/custom-offer?subscription=sub_1', 'loadProductConfig', 503],
    ['/recovery/lead_1', 'loadLead', 503],
    ['/recovery/lead_1?a=b', 'loadProductConfig', 503],
  ])('%s is tried again at the same address, and no other product is sold: %s, %d', async (path, failing, status) => {
    const { server } = await startPages({ ...known, [failing]: makeCallError(status) });
    const failed = await get(server, path);
    expect(failed.status).toBe(307);
    const shown = await get(server, failed.headers.location ?? '');
    expect(shown.status).toBe(200);
    expect(shown.json).toEqual({ error: expect.objectContaining({ kind: 'failed', retryUrl: path }) });
    for (const { headers } of [failed, shown])
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
    expect(logged).toHaveBeenCalled();
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/inv_1|sub_1|lead_1/);
  });
});

describe('the error page of an id', () => {
  const product = loadCatalogue(repositoryRoot).brands.at(-1)?.areas.BR?.settings.productCode ?? '';
  const failed = ['invoice=inv_1', 'subscription=sub_1', 'lead=lead_1', 'token=pay_1', 'contactId=lead_1'];

  it.each(
    failed.flatMap((id) =>
      ['/generic-error', '/nao-existe'].flatMap((path) => [`${path}?${id}`, `${path}?${id}&product=NADA`]),
    ),
  )('without a product of a brand is neutral: %s', async (path) => {
    const { server } = await startPages({});
    const { json } = await get(server, path);
    expect(json).toEqual({ error: expect.objectContaining({ reference: expect.stringMatching(/^[0-9A-F]{8}$/) }) });
  });

  it.each(failed)('with a product has the look of its brand: %s', async (id) => {
    const { server } = await startPages({});
    const { json } = await get(server, `/generic-error?${id}&product=${product}`);
    expect((json as PageView).product.code).toBe(product);
  });

  it('without an id has the look of the first brand', async () => {
    const { server } = await startPages({});
    const { json } = await get(server, '/generic-error?product=NADA');
    expect((json as PageView).brandId).toBe(selectFallbackArea(loadCatalogue(repositoryRoot)).brandId);
  });
});

describe('a link to an id that nobody has', () => {
  const unknown = {
    loadInvoice: makeCallError(404),
    loadSubscription: makeCallError(404),
    loadLead: makeCallError(404),
  };
  const last = loadCatalogue(repositoryRoot).brands.at(-1)?.areas.BR?.settings.productCode ?? '';

  it.each([
    '/payment/desconhecida-1',
    '/renew/nada',
    '/recovery/lead_9?flowId=recovery',
    '/pix?invoice=nada&flowId=invoice',
    '/custom-offer?subscription=nada',
    '/renew/nada?product=NADA',
  ])('without a product of a brand is neutral, and the backend is asked for none: %s', async (path) => {
    const { server, client } = await startPages(unknown);
    const { status, json, headers } = await get(server, path);
    expect([status, json]).toEqual([200, null]);
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    expect(client.calls.map(({ id }) => id)).not.toContain('loadProductConfig');
  });

  it.each(['/payment/desconhecida-1', '/renew/nada', '/recovery/lead_9'])(
    'with a product shows the page of its brand: %s',
    async (path) => {
      const { server } = await startPages(unknown);
      const { json } = await get(server, `${path}?product=${last}`);
      expect((json as PageView).product.code).toBe(last);
    },
  );

  it('is the page of its brand once its purchase is paid, and says so', async () => {
    const body = { code: 'lead_used', retryable: false, outcome: 'none', productCode: last } as const;
    const { server } = await startPages({ loadLead: new CallError(410, body) });
    const { json } = await get(server, '/recovery/lead_1');
    const { product, entry } = json as PageView;
    expect([product.code, entry]).toEqual([last, { kind: 'lead', id: 'lead_1', found: null, isUsed: true }]);
  });
});

it.each([
  ...['token=pay_1', 'invoice=inv_1', 'subscription=sub_1', 'lead=lead_1'],
  ...['contactId=lead_1', 'route=vip&contactId=0035g'],
])('an id in the query hides the address: %s', async (query) => {
  const { server } = await startPages({});
  const { headers } = await get(server, `/payment?${query}`);
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
});

describe('a product that this environment does not sell', () => {
  const whole = loadCatalogue(repositoryRoot);
  const unsold = whole.brands.at(-1)?.areas.BR;
  const productCode = unsold?.settings.productCode;

  it.each(['/lead?product=CODE', '/payment/inv_1', '/renew/sub_1'])(
    'leads to the error page, which has its look if the link names it: %s',
    async (path) => {
      const { server } = await startPages({
        loadInvoice: { ...readCallExample('invoice-answer'), productCode } as never,
        loadSubscription: { ...readCallExample('subscription-answer'), productCode } as never,
      });
      getRuntime().catalogue = {
        ...whole,
        brands: whole.brands.map((brand) =>
          brand.id === unsold?.brandId ? { ...brand, areas: { BR: { ...unsold, isUnsold: true } } } : brand,
        ),
      };
      const { status, headers } = await get(server, path.replace('CODE', String(productCode)));
      expect([status, headers.location?.split('?')[0]]).toEqual([307, '/generic-error']);
      const shown = await get(server, `/generic-error?product=${productCode}`);
      expect([shown.status, (shown.json as PageView).brandId]).toEqual([200, unsold?.brandId]);
    },
  );
});

describe('a path that was damaged by copying', () => {
  it.each([
    ['/payment/inv_1.?product=MS/&a=b', '/payment/inv_1?product=MS&a=b'],
    ['/payment/inv_1%E2%80%9D', '/payment/inv_1'],
    ['/payment/inv_1%E2%80%9D,', '/payment/inv_1'],
    ['/recovery/lead_1%e2%80%a6;?a=b', '/recovery/lead_1?a=b'],
    ['/lead,', '/lead'],
    ['/lead%20?product=*MS*', '/lead?product=MS'],
  ])('%s leads to %s', async (damaged, path) => {
    const { server } = await startPages({});
    const { status, headers } = await get(server, damaged);
    expect([status, headers.location]).toEqual([307, path]);
    expect((await get(server, path)).status).toBe(200);
  });

  it.each(['//evil.example.', '/fotos/a.png.', '/nada.'])('%s is unknown', async (path) => {
    const { server } = await startPages({});
    expect((await get(server, path)).status).toBe(404);
  });
});

describe('the limit of id lookups', () => {
  it.each([
    ['/payment/', '', '/api/v2/invoice/', 'loadInvoice'],
    ['/renew/', '', '/api/v2/subscription/', 'loadSubscription'],
    ['/pix?invoice=', '&flowId=invoice', '/api/v2/invoice/', 'loadInvoice'],
    ['/payment/upgrade?subscription=', '', '/api/v2/subscription/', 'loadSubscription'],
    ['/custom-offer?subscription=', '', '/api/v2/subscription/', 'loadSubscription'],
    ['/recovery/', '', '/api/v2/lead/', 'loadLead'],
  ] as const)(
    'counts lookups of %s…%s with those of the gateway, before the backend is asked',
    async (start, end, call, id) => {
      const { server, client } = await startPages({}, createRateLimits());
      for (let count = 0; count < 15; count += 1) {
        expect((await get(server, `${start}guess${count}${end}`)).status).toBe(200);
        expect((await get(server, `${call}guess${count}`)).status).toBe(404);
      }
      expect(client.inputsOf(id)).toHaveLength(30);
      const path = `${start}guess${end}`;
      const refused = await get(server, path);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
      expect((refused.json as PageView).error).toMatchObject({ kind: 'failed', retryUrl: path });
      expect((await get(server, `${call}guess`)).status).toBe(429);
      expect(client.inputsOf(id)).toHaveLength(30);
      expect((await get(server, path, '2.2.2.2')).status).toBe(200);
      expect(JSON.stringify(logged.mock.calls)).not.toContain('guess');
    },
  );

  it('ends at 240 lookups of offers a minute, and never for one whose answer is cached', async () => {
    const { server, client } = await startPages({ loadPlanProduct: makeCallError(404) }, createRateLimits());
    const cached = { path: { id: 'plan-known' } };
    client.isCached = (_, input) => JSON.stringify(input.path) === JSON.stringify(cached.path);
    const statusOf = async (path: string) => (await get(server, path)).status;
    for (let count = 0; count < 240; count += 1) await get(server, `/lead?oferta=guess-${count}`);
    expect(client.inputsOf('loadPlanProduct')).toHaveLength(240);
    expect(await statusOf('/lead?oferta=guess')).toBe(429);
    expect(await statusOf('/api/v1/plan/guess/product')).toBe(429);
    expect(client.inputsOf('loadPlanProduct')).toHaveLength(240);
    for (let count = 0; count < 250; count += 1) expect(await statusOf('/lead?oferta=plan-known')).not.toBe(429);
    expect(await statusOf('/api/v1/plan/plan-known/product')).not.toBe(429);
  });

  it('answers alike for an id that exists and one that does not', async () => {
    const { server } = await startPages({ loadInvoice: makeCallError(503) }, createRateLimits(0.01));
    const seen: string[] = [];
    for (const answers of [{}, { loadInvoice: readCallExample('invoice-answer') }]) {
      getRuntime().client = fakeBackendClient({ ...workingAnswers, ...answers });
      await get(server, '/payment/inv_1');
      const { status, json } = await get(server, '/payment/inv_1');
      const { error, ...page } = json as PageView;
      seen.push(JSON.stringify({ status, ...page, kind: error?.kind, retryUrl: error?.retryUrl }));
    }
    expect(seen[0]).toContain('"status":429');
    expect(new Set(seen).size).toBe(1);
  });

  it('does not count pages without an id', async () => {
    const limit = vi.fn(async () => undefined);
    const { server } = await startPages({}, limit);
    for (const path of ['/lead', '/nao-existe', '/generic-error?invoice=inv_1', '/payment/upsell'])
      expect((await get(server, path)).status, path).not.toBe(429);
    expect(limit).not.toHaveBeenCalled();
  });
});

describe('a link to /parsing', () => {
  const area = selectFallbackArea(loadCatalogue(repositoryRoot));
  const { checkoutFlow, ...config } = buildProductConfig(area);
  /** As a backend answers that does not know the flow. */
  const own = { ...config, checkoutFlow: { flows: checkoutFlow.flows.filter(({ id }) => id !== 'parsing') } };
  const product = area.settings.productCode;

  it.each(['', '&route=pix', '&flowId=pix', '&voucher=A10&contactId=c1'])(
    'shows the door, with the steps of the flow that the rest of the link opens: %s',
    async (more) => {
      const { server } = await startPages({ loadProductConfig: own as never });
      const search = `product=${product}&utm_source=crm${more}`;
      const { status, json, headers } = await get(server, `/parsing?${search}`);
      expect(status).toBe(200);
      expect(headers['referrer-policy']).toBe('no-referrer');
      const { flow, onward } = json as PageView;
      expect(flow.id).toBe('parsing');
      expect(onward?.[0]?.gives).toEqual(['lead']);
      for (const { url } of onward ?? []) expect(url).toMatch(new RegExp(`^/[a-z-]+\\?${search}$`));
      expect(onward?.at(-1)?.gives).toEqual([]);
    },
  );

  it('about an invoice leads to its payment', async () => {
    const { server } = await startPages({});
    const { json } = await get(server, `/parsing?product=${product}&invoice=inv_1`);
    expect((json as PageView).onward?.map(({ url }) => url)).toEqual([`/payment/inv_1?product=${product}`]);
  });

  it.each(['', '?utm_source=crm', '?product=nada&a=b', '?product-slug=nada'])(
    'without a known product ends on the error page, with its query: /parsing%s',
    async (search) => {
      const { server } = await startPages({ loadProductConfig: makeCallError(404) });
      const { status, headers } = await get(server, `/parsing${search}`);
      expect([status, headers.location]).toEqual([307, `/generic-error${search}`]);
    },
  );
});
