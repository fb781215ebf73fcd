import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page, Route } from '@playwright/test';
import { anyShop, walkedShops } from './shops';
import { goToPayment } from './step-page';
import { atNight, expect, test } from './test';
import { findWalk, walkFlow } from './walk-flow';

/** Fonts and pictures: what arrives when the page can long be read. */
const late = /\.(?:woff2|svg|png|webp)(?:\?|$)/;

const opened = ['/payment', '/lead', '/generic-error'];

const require = createRequire(import.meta.url);
/** Inside the page, as a device's own fonts are there at once. */
const deviceFonts = (
  [
    ['local("Arial")', '@fontsource/arimo/files/arimo-latin-400-normal.woff2'],
    ['local("Courier New")', '@fontsource/cousine/files/cousine-latin-400-normal.woff2'],
  ] as const
).map(([name, file]) => ({
  name,
  source: `url("data:font/woff2;base64,${readFileSync(require.resolve(file), 'base64')}")`,
}));

/**
 * How far a word may go along its line, px. Fonts that are equally wide on the whole are not so in every word; a centred line
 * with a brand's name in it goes 9.
 */
const mostAside = 9;

/** With all that moves, as most buyers see it. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** By day the first walked shop; by night those with other fonts and pictures. */
for (const shop of walkedShops.filter((_, index) => process.env.NIGHTLY || index === 0)) {
  test(`${shop.name}: nothing moves when fonts and pictures arrive`, async ({ page }) => {
    await goToPayment(page, shop);
    await watchShifts(page);
    await giveDeviceFonts(page, opened);
    for (const step of opened) {
      await openWithLate(page, `${step}?${shop.query}`);
      expect(await readShifts(page), step).toEqual([]);
    }
  });
}

test('the header has the same height with and without the logo', async ({ page }) => {
  await goToPayment(page, anyShop);
  const heightOf = () => page.locator('header').evaluate((header) => header.getBoundingClientRect().height);
  const whole = await heightOf();
  await page.locator('header picture').evaluate((picture) => picture.remove());
  expect(await heightOf()).toBe(whole);
});

/** Most that may move on arrival, in the browser's measure. */
const mostShift = 0.02;

/** Steps that show what the browser has stored, or lead away without it. */
for (const templateId of ['md', 'upsell-payment', 'success-invoice'] as const) {
  test(
    `${templateId}: nothing moves on a slow arrival, with my answers and without`,
    atNight(templateId !== 'md'),
    async ({ page, openContext }) => {
      const walk = findWalk(templateId);
      if (!walk) throw new Error(`no flow has ${templateId}`);
      await walkFlow(page, walk.shop, walk.flow, false, templateId);
      const address = page.url();
      const stranger = await (await openContext({})).newPage();
      for (const visited of [page, stranger]) {
        await slowDown(visited);
        await giveDeviceFonts(visited, [new URL(address).pathname]);
        await visited.addInitScript(sumShifts);
        await visited.goto(address, { waitUntil: 'commit' });
        await visited.waitForFunction(() => window.guicheReady === true);
        await expect(visited.locator('[data-step] h1')).toBeVisible();
        await showFonts(visited);
        const { shiftSum, seenShifts } = await visited.evaluate(() => ({
          shiftSum: window.shiftSum,
          seenShifts: window.seenShifts,
        }));
        const which = visited === page ? 'stored' : 'cold';
        expect(shiftSum, `${which}: ${seenShifts.join(' · ')}`).toBeLessThanOrEqual(mostShift);
      }
    },
  );
}

/** Chunks of a slow line come one after the other. */
async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const line = { offline: false, downloadThroughput: 200_000, uploadThroughput: 90_000, latency: 150 };
  await devTools.send('Network.emulateNetworkConditions', line);
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
}

/** Runs in the page before its scripts. */
function sumShifts(): void {
  window.shiftSum = 0;
  window.seenShifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      // A step that leads away shows nothing yet: its empty room makes place for the next one's logo.
      if (hadRecentInput || sources.every(({ node }) => node?.nodeName === 'MAIN' && node.textContent === '')) continue;
      window.shiftSum += value;
      window.seenShifts.push(...sources.map(({ node }) => `${value.toFixed(3)} ${node?.textContent ?? ''}`));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

declare global {
  interface Window {
    shiftSum: number;
    seenShifts: string[];
    /** From this time on, ms. */
    watchedFrom: number;
  }
}

/** Machines that run tests need not have Arial and Courier New: fonts of the same widths come in their place. */
async function giveDeviceFonts(page: Page, paths: readonly string[]): Promise<void> {
  await page.route(
    ({ pathname }) => paths.includes(pathname),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = deviceFonts.reduce((text, { name, source }) => text.replaceAll(name, source), html);
      expect(body).not.toBe(html);
      const policy = response.headers()['content-security-policy']?.replace('font-src', '$& data:') ?? '';
      const headers = { ...response.headers(), 'content-security-policy': policy };
      await route.fulfill({ response, headers, body });
    },
  );
}

/** Notes what went to another line, or further along its own than the letters of another font explain. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript((most) => {
    window.seenShifts = [];
    window.watchedFrom = Number.POSITIVE_INFINITY;
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as LayoutShift[];
      const watched = entries.filter(({ startTime }) => startTime >= window.watchedFrom);
      for (const { node, previousRect: from, currentRect: to } of watched.flatMap(({ sources }) => sources)) {
        if (Math.abs(to.y - from.y) < 1 && Math.abs(to.x - from.x) <= most) continue;
        const what = node?.textContent || (node instanceof HTMLImageElement ? node.src : node?.nodeName);
        window.seenShifts.push(`${what}: ${from.x}, ${from.y} → ${to.x}, ${to.y}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, mostAside);
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: LayoutShiftSource[];
}

interface LayoutShiftSource {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

/** Opens a page without its fonts and pictures, and lets them come when it can be used. */
async function openWithLate(page: Page, address: string): Promise<void> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(late, async (route) => {
    if (isOpen) await route.continue();
    else held.push(route);
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.guicheReady === true && document.querySelector('h1') !== null);
  await expect.poll(() => held.map((route) => route.request().resourceType())).toContain('font');
  await page.evaluate(async () => {
    for (const face of document.fonts) if (/ (?:text|heading)"?$/.test(face.family)) await face.load();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    window.watchedFrom = performance.now();
  });
  isOpen = true;
  await Promise.all(held.map((route) => route.continue()));
  await page.waitForLoadState('networkidle');
  await page.unroute(late);
}

async function readShifts(page: Page): Promise<string[]> {
  await showFonts(page);
  return page.evaluate(() => window.seenShifts);
}

/** Waits until the brand's fonts are shown. What they moved is reported with the frame after. */
async function showFonts(page: Page): Promise<void> {
  await page.locator('html[data-fonts="ready"]').waitFor();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}
