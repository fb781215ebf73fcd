import { expect, it } from 'vitest';
import { readServerSettings } from '../server/server-settings';
import { makeBrandArea, makeCatalogue } from '../testing/make-brand-area';
import { startServer } from '../testing/start-server';
import { buildFlagsUrl, endFlags } from './end-flags';

const catalogue = makeCatalogue(makeBrandArea({ brandId: 'acme' }));
const settings = readServerSettings({ SANDBOX: 'on' });

it.each([
  ['a page of this site ends the flags of its brand', 'POST', 'acme', 'same-origin', 204],
  ['another site cannot end them', 'POST', 'acme', 'cross-site', 403],
  ['a brand that is not here has none', 'POST', 'ghost', 'same-origin', 404],
  ['a link cannot end them', 'GET', 'acme', 'same-origin', 405],
])('%s', async (_, method, brandId, site, status) => {
  const server = await startServer((request, response) => endFlags(request, response, { catalogue, settings }));
  const answer = await fetch(`${server.url}${buildFlagsUrl(brandId)}`, { method, headers: { 'sec-fetch-site': site } });
  expect(answer.status).toBe(status);
  expect(answer.headers.getSetCookie()).toEqual(
    status === 204 ? ['__Host-flags-acme=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0'] : [],
  );
});
