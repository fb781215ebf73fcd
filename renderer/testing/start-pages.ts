import type { GetServerSidePropsContext } from 'next';
import { buildProductConfig } from '../../catalogue/build-product-config';
import { loadCatalogue } from '../../checks/load-catalogue';
import { selectFallbackArea } from '../checkout/select-brand';
import { createFlags } from '../flags/flags';
import { captchaOff } from '../gateway/captcha-guard';
import { handleApiRequest } from '../gateway/handle-request';
import { createLeadPhones } from '../gateway/lead-phones';
import { createSavedCards, type SavedCards } from '../gateway/saved-cards';
import { loadPage } from '../page/load-page';
import { getRuntime, type Runtime, setRuntime } from '../server/runtime';
import { readServerSettings } from '../server/server-settings';
import { type Answers, type FakeBackendClient, fakeBackendClient } from './fake-backend-client';
import { noReporting } from './no-reporting';
import { startServer, type TestServer } from './start-server';
import { readRepositoryManifests, repositoryRoot } from './test-repository';

const manifests = readRepositoryManifests();
const catalogue = loadCatalogue(repositoryRoot);

/** Answers for a page whose id nobody has. */
export const workingAnswers: Answers = {
  loadProductConfig: buildProductConfig(selectFallbackArea(catalogue)),
  loadSeller: { name: 'Ana Prado', isLiveEnabled: true, account: '001' },
};

/** A server whose pages and calls share one runtime. A page answers its props as JSON. */
export async function startPages(
  answers: Answers,
  limit: Runtime['limit'] = async () => undefined,
): Promise<{ server: TestServer; client: FakeBackendClient }> {
  const client = fakeBackendClient({ ...workingAnswers, ...answers });
  const settings = readServerSettings({ SANDBOX: 'on', TRUSTED_PROXY_HOPS: '1' });
  const unused = {
    findings: [],
    explain: () => undefined,
    isDraining: false,
    canServe: async () => true,
    flags: createFlags(),
  };
  const leads = { leadMakers: { add: () => undefined, has: () => true }, leadPhones: createLeadPhones() };
  // Limits count the id that the backend gets.
  const openCards: SavedCards = {
    ...createSavedCards(),
    open: async (_request, _response, body) => body,
    seal: (_request, _response, answer) => answer,
  };
  const own = { client, limit, ...leads, captcha: captchaOff, savedCards: openCards };
  setRuntime({ ...unused, ...own, settings, catalogue, reporting: noReporting });
  const server = await startServer(async (request, response) => {
    if (request.url?.startsWith('/api/')) {
      return handleApiRequest(request, response, { ...getRuntime(), ...own });
    }
    const req = Object.assign(request, { cookies: readCookies(request.headers.cookie) });
    const context = {
      req,
      res: response,
      resolvedUrl: resolveUrl(request.url),
      query: {},
    } as unknown as GetServerSidePropsContext;
    const result = await loadPage(context, manifests);
    if ('redirect' in result) {
      const { destination, ...redirect } = result.redirect;
      const status = 'statusCode' in redirect ? redirect.statusCode : 307;
      response.writeHead(status, { location: destination }).end();
      return;
    }
    const { checkout, ...neutral } = 'props' in result ? await result.props : {};
    response.end(JSON.stringify(checkout ?? ('error' in neutral ? neutral : null)));
  });
  return { server, client };
}

/** The URL as Next writes it: each part of the path is encoded anew, so `,` becomes `%2C`. */
function resolveUrl(url = ''): string {
  const [path = '', ...search] = url.split('?');
  const parts = path.split('/').map((part) => encodeURIComponent(decodeURIComponent(part)));
  return [parts.join('/'), ...search].join('?');
}

function readCookies(header = ''): Record<string, string> {
  return Object.fromEntries(
    header.split('; ').flatMap((pair) => (pair.includes('=') ? [pair.split('=', 2) as [string, string]] : [])),
  );
}
