import type { APIRequestContext } from '@playwright/test';
import { anyShop, walkedShops } from './shops';
import { expect, test } from './test';

const nonce = / (?:nonce|data-n-css)="[\w-]{22}"/g;

/** Page of one campaign click, without the click's own values. */
async function visit(request: APIRequestContext, address: string, click: string) {
  const response = await request.get(`${address}&gclid=${click}`, {
    maxRedirects: 0,
    headers: { 'accept-encoding': 'identity' },
  });
  expect(response.status()).toBe(200);
  const html = await response.text();
  const [, ofPolicy = ''] = /'nonce-([\w-]{22})'/.exec(response.headers()['content-security-policy'] ?? '') ?? [];
  expect(new Set(html.match(nonce)), address).toEqual(new Set([` nonce="${ofPolicy}"`, ` data-n-css="${ofPolicy}"`]));
  expect(html.split(click).length, 'the data say the click twice').toBe(3);
  // Next states the length of a page that it renders.
  const isMade = response.headers()['content-length'] !== undefined;
  return { isMade, html: html.replace(nonce, ' nonce').replaceAll(click, 'CLICK') };
}

for (const [index, { name, query, pathsOf }] of walkedShops.entries()) {
  test(`${name}: a cached page is identical to a newly rendered page`, async ({ request }) => {
    for (const path of pathsOf(query)) {
      // A source that no other test uses: the first two visits render their page.
      const address = `${path}?${query}&source=Kept%20${'abcdefghijklmnopqrstuvwxyz'[index]}`;
      const { html } = await visit(request, address, 'first-click-1234');
      for (const [click, isMade] of [
        ['second-click-5678', true],
        ['third-click-9012', false],
        ['fourth-click-3456', false],
      ] as const) {
        expect(await visit(request, address, click), address).toEqual({ isMade, html });
      }
    }
  });
}

test('a percent-encoded path of a step leads to the step, and is no cached page of its own', async ({
  page,
  request,
}) => {
  const query = `${anyShop.query}&source=Escaped`;
  for (const click of ['first', 'second']) await visit(request, `/lead?${query}`, `${click}-click-1234`);
  await page.goto(`/%6cead?${query}`);
  await expect(page).toHaveURL(`/lead?${query}`);
  await expect(page.locator('[data-template=lead]')).toBeVisible();
});
