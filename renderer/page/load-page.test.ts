import type { GetServerSidePropsContext } from 'next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildProductConfig } from '../../catalogue/build-product-config';
import { loadCatalogue } from '../../checks/load-catalogue';
import type { PageView } from '../checkout/checkout-view';
import { selectFallbackArea } from '../checkout/select-brand';
import { captchaOff } from '../gateway/captcha-guard';
import { handleApiRequest } from '../gateway/handle-request';
import { createRateLimits } from '../gateway/rate-limits';
import { getRuntime, type Runtime, setRuntime } from '../server/runtime';
import { readServerSettings } from '../server/server-settings';
import { type Answers, fakeBackendClient, makeCallError } from '../testing/fake-backend-client';
import { sendRequest, startServer, type TestServer } from '../testing/start-server';
import { readRepositoryFile, readRepositoryManifests, repositoryRoot } from '../testing/test-repository';
import { loadPage } from './load-page';

const manifests = readRepositoryManifests();
const catalogue = loadCatalogue(repositoryRoot);
/** Answers for a page whose id nobody has. */
const working: Answers = {
  loadProductConfig: buildProductConfig(selectFallbackArea(catalogue)),
  loadSeller: { name: 'Ana Prado', isLiveEnabled: true, account: '001' },
};
const logged = vi.fn();

beforeEach(() => {
  logged.mockClear();
  vi.spyOn(console, 'info').mockImplementation(logged);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A server whose pages and calls share one runtime. A page answers its props as JSON. */
async function startPages(answers: Answers, limit: Runtime['limit'] = async () => undefined) {
  const client = fakeBackendClient({ ...working, ...answers });
  const settings = readServerSettings({ SANDBOX: 'on', TRUSTED_PROXY_HOPS: '1' });
  const unused = { findings: [], explain: () => undefined, isDraining: false, canServe: async () => true };
  setRuntime({ ...unused, settings, catalogue, client, limit, captcha: captchaOff });
  const server = await startServer(async (request, response) => {
    if (request.url?.startsWith('/api/')) {
      const { proxyHops, publicOrigin } = getRuntime().settings;
      return handleApiRequest(request, response, { client, limit, proxyHops, publicOrigin });
    }
    const req = Object.assign(request, { cookies: {} });
    const context = { req, res: response, resolvedUrl: request.url, query: {} } as unknown as GetServerSidePropsContext;
    const result = await loadPage(context, manifests);
    if ('redirect' in result) response.writeHead(307, { location: result.redirect.destination }).end();
    else response.end(JSON.stringify('props' in result ? (await result.props).checkout : null));
  });
  return { server, client };
}

const get = (server: TestServer, path: string, address = '1.1.1.1') =>
  sendRequest(server, 'GET', path, { headers: { 'x-forwarded-for': address } });

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
  ])('%s is tried again at the same address, and no other product is sold: %s, %d', async (path, failing, status) => {
    const { server } = await startPages({ [failing]: makeCallError(status) });
    const failed = await get(server, path);
    expect(failed.status).toBe(307);
    const shown = await get(server, failed.headers.location ?? '');
    expect(shown.status).toBe(200);
    const { error, flow, search } = shown.json as PageView;
    expect(error).toMatchObject({ kind: 'failed', retryUrl: path });
    expect(new URLSearchParams(search).has('product')).toBe(false);
    expect(flow.steps).not.toHaveLength(0);
    for (const { headers } of [failed, shown])
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
    expect(logged).toHaveBeenCalled();
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/inv_1|sub_1/);
  });
});

describe('too many lookups of ids', () => {
  it.each([
    ['/payment/', '', '/api/v2/invoice/', 'loadInvoice'],
    ['/renew/', '', '/api/v2/subscription/', 'loadSubscription'],
    ['/pix?invoice=', '&flowId=invoice', '/api/v2/invoice/', 'loadInvoice'],
  ] as const)('of %s…%s count with those of the gateway, before the backend is asked', async (start, end, call, id) => {
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
  });

  it('are answered alike for an id that exists and one that does not', async () => {
    const { server } = await startPages({ loadInvoice: makeCallError(503) }, createRateLimits(0.01));
    const seen: string[] = [];
    for (const answers of [
      {},
      { loadInvoice: JSON.parse(readRepositoryFile('schemas/api/examples/invoice-answer.json')) },
    ]) {
      getRuntime().client = fakeBackendClient({ ...working, ...answers });
      await get(server, '/payment/inv_1');
      const { status, json } = await get(server, '/payment/inv_1');
      const { error, ...page } = json as PageView;
      seen.push(JSON.stringify({ status, ...page, kind: error?.kind, retryUrl: error?.retryUrl }));
    }
    expect(seen[0]).toContain('"status":429');
    expect(new Set(seen).size).toBe(1);
  });

  it('do not count pages without an id', async () => {
    const limit = vi.fn(async () => undefined);
    const { server } = await startPages({}, limit);
    for (const path of ['/lead', '/nao-existe', '/generic-error?invoice=inv_1', '/payment/upsell'])
      expect((await get(server, path)).status, path).not.toBe(429);
    expect(limit).not.toHaveBeenCalled();
  });
});
