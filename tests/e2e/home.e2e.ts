import { gzipSync } from 'node:zlib';
import { parseCheckoutUrl } from '../../model/location/parse-checkout-url';
import { manifests } from '../../templates/manifests.generated';
import { shops } from './shops';
import { expect, test } from './test';

test('every link of the list of shops opens its screen', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const hrefs = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  expect(hrefs.length).toBeGreaterThan(2 * shops.length);
  // By day every third: load-home.test.ts checks the flow of each.
  for (const href of hrefs.filter((_, index) => process.env.NIGHTLY || index % 3 === 0)) {
    const answer = await request.get(href, { maxRedirects: 0 });
    expect(answer.status(), href).toBe(200);
    const { templateId } = parseCheckoutUrl(href, manifests);
    if (templateId) expect(await answer.text(), href).toContain(`data-template="${templateId}"`);
  }
});

test('the list of shops stays under 40 kB and wears the colours of all brands in one style with a nonce', async ({
  request,
}) => {
  const answer = await request.get('/');
  const [, nonce] = /nonce-([\w-]+)/.exec(answer.headers()['content-security-policy'] ?? '') ?? [];
  const html = await answer.text();
  expect(gzipSync(html).byteLength).toBeLessThan(40_000);
  const sheet = html.slice(0, html.indexOf('</style>'));
  expect(sheet).toContain(`<style nonce="${nonce}">`);
  for (const [, face] of html.matchAll(/<li [^>]*data-face="([^"]*)"/g)) {
    expect(sheet).toContain(`[data-face="${face}"]{--canvas:`);
  }
});
