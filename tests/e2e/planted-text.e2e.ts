import type { Page } from '@playwright/test';
import { plantTexts } from '../../renderer/testing/plant-texts';
import { foreignElements, hostileTexts, planted } from '../faults/hostile-texts';
import { startBackendBefore } from '../faults/start-backend-before';
import { findShown, numberText } from '../suites/find-shown';
import { printSuiteLine } from '../suites/print-suite-line';
import { OwnServer } from './own-server';
import { anyShop, walkedShops } from './shops';
import { atNight, expect, test } from './test';

/** Parameters that the checkout keeps, and one that it does not know. */
const parameters = ['seller', 'source', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'gclid', 'x'];

test.describe.configure({ timeout: 600_000 });

/** @returns elements that a hostile text became, and a word when script ran */
async function findForeign(page: Page): Promise<string[]> {
  const found = await page.locator(foreignElements).evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
  const hasRun = await page.evaluate((name) => name in window, planted);
  return hasRun ? [...found, 'script ran'] : found;
}

/** Counts the texts that pages have shown, and says how many no page shows: their place drops or never prints them. */
function printShown(shown: ReadonlySet<number>, given: number): void {
  expect(shown.size, 'hostile texts that a page shows').toBeGreaterThan(0);
  const description = `${shown.size} of ${given} texts are in a page`;
  test.info().annotations.push({ type: 'shown', description });
  printSuiteLine({ suite: 'xss', tried: shown.size, passed: shown.size });
}

test('hostile text in the query of a page stays text', async ({ page }) => {
  const step = process.env.NIGHTLY ? parameters.length : 10 * parameters.length;
  const shown = new Set<number>();
  let given = 0;
  for (let start = 0; start < hostileTexts.length; start += step) {
    const numbers = parameters.map((_, index) => start + index);
    const query = new URLSearchParams(anyShop.query);
    for (const [index, name] of parameters.entries()) query.set(name, numberText(start + index));
    await page.goto(`/lead?${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findForeign(page), numbers.map(numberText).join(' ')).toEqual([]);
    for (const number of findShown(await page.content(), numbers)) shown.add(number);
    given += numbers.length;
  }
  printShown(shown, given);
});

test(
  "hostile text in the backend's answers stays text in pages and their scripts",
  atNight(),
  async ({ openContext }) => {
    const sent: number[] = [];
    const shown = new Set<number>();
    const nextText = () => {
      sent.push(sent.length);
      return numberText(sent.length - 1);
    };
    const alter = (text: string) => {
      if (!text.startsWith('{') && !text.startsWith('[')) return text;
      return JSON.stringify(plantTexts<unknown>(JSON.parse(text), nextText));
    };
    const backend = await startBackendBefore(Number(process.env.E2E_PORT), { fateOf: () => 'answered', alter });
    const server = await OwnServer.start({ BFF_URL: backend.url });
    try {
      const context = await openContext({ baseURL: server.origin });
      const page = await context.newPage();
      for (const shop of process.env.NIGHTLY ? walkedShops : [anyShop]) {
        for (const path of shop.pathsOf(shop.query)) {
          await page.goto(`${path}?${shop.query}`);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          expect(await findForeign(page), `${shop.query}: ${path}`).toEqual([]);
          for (const number of findShown(await page.content(), sent)) shown.add(number);
        }
      }
      printShown(shown, sent.length);
    } finally {
      await server.stop();
      backend.close();
    }
  },
);
