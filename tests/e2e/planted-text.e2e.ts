import type { Page } from '@playwright/test';
import { plantTexts } from '../../renderer/testing/plant-texts';
import { foreignElements, hostileTexts, planted } from '../faults/hostile-texts';
import { startBackendBefore } from '../faults/start-backend-before';
import { printSuiteLine } from '../suites/print-suite-line';
import { OwnServer } from './own-server';
import { anyShop, walkedShops } from './shops';
import { atNight, expect, test } from './test';

/** Parameters that the checkout keeps, and one that it does not know. */
const parameters = ['seller', 'source', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'gclid', 'x'];

test.describe.configure({ timeout: process.env.NIGHTLY ? 600_000 : 60_000 });

/** @returns elements that a hostile text became, and a word when script ran */
async function findForeign(page: Page): Promise<string[]> {
  const found = await page.locator(foreignElements).evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
  const hasRun = await page.evaluate((name) => name in window, planted);
  return hasRun ? [...found, 'script ran'] : found;
}

test('hostile text in the query of a page stays text', async ({ page }) => {
  const step = process.env.NIGHTLY ? parameters.length : 10 * parameters.length;
  let tried = 0;
  for (let start = 0; start < hostileTexts.length; start += step) {
    const texts = hostileTexts.slice(start, start + parameters.length);
    const query = new URLSearchParams(anyShop.query);
    for (const [index, text] of texts.entries()) query.set(parameters[index] ?? '', text);
    await page.goto(`/lead?${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findForeign(page), texts.join(' ')).toEqual([]);
    tried += texts.length;
  }
  printSuiteLine({ suite: 'xss', tried, passed: tried });
});

test(
  "hostile text in the backend's answers stays text in pages and their scripts",
  atNight(),
  async ({ openContext }) => {
    let tried = 0;
    const alter = (text: string) => {
      if (!text.startsWith('{') && !text.startsWith('[')) return text;
      const data = plantTexts<unknown>(JSON.parse(text), () => hostileTexts[tried++ % hostileTexts.length] ?? '');
      return JSON.stringify(data);
    };
    const backend = await startBackendBefore(Number(process.env.E2E_PORT), { fateOf: () => 'answered', alter });
    const server = await OwnServer.start({ BFF_URL: backend.url });
    try {
      const context = await openContext({ baseURL: server.origin });
      const page = await context.newPage();
      let shown = 0;
      for (const shop of process.env.NIGHTLY ? walkedShops : [anyShop]) {
        for (const path of shop.pathsOf(shop.query)) {
          await page.goto(`${path}?${shop.query}`);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          expect(await findForeign(page), `${shop.query}: ${path}`).toEqual([]);
          shown += Number((await page.content()).includes(planted));
        }
      }
      expect(shown, 'pages with such a text').toBeGreaterThan(0);
      printSuiteLine({ suite: 'xss', tried, passed: tried });
    } finally {
      await server.stop();
      backend.close();
    }
  },
);
