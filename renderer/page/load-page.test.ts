import type { GetServerSidePropsContext } from 'next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildProductConfig } from '../../catalogue/build-product-config';
import { loadCatalogue } from '../../checks/load-catalogue';
import type { PageView } from '../checkout/checkout-view';
import { selectFallbackArea } from '../checkout/select-brand';
import { handleApiRequest } from '../gateway/handle-request';
import { getRuntime, type Runtime, setRuntime } from '../server/runtime';
import { readServerSettings } from '../server/server-settings';
import { type Answers, fakeBackendClient, makeCallError } from '../testing/fake-backend-client';
import { sendRequest, startServer, type TestServer } from '../testing/start-server';
import { readRepositoryManifests, repositoryRoot } from '../testing/test-repository';
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
  setRuntime({ ...unused, settings, catalogue, client, limit });
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
