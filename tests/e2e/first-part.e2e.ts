import type { Page } from '@playwright/test';
import { restStart } from '../../scripts/serve/compress-answers';
import { anyShop, walkedShops } from './shops';
import { StepPage } from './step-page';
import { expect, test } from './test';

const widths = [375, 1200];

/** Every page that there is, of one shop each: what the sheets say of it is alike in all. */
const pages = new Map(
  walkedShops.flatMap((shop) => [...shop.pathsOf(shop.query), '/generic-error'].map((path) => [path, shop.query])),
);

for (const [path, query] of pages) {
  test(`${path}: what is sent first looks as the whole page does`, async ({ openContext }) => {
    const page = await (await openContext({ javaScriptEnabled: false, reducedMotion: 'reduce' })).newPage();
    const whole = await readStyles(page, `${path}?${query}`);
    await page.route('**/*', cutRest);
    expect(compare(await readStyles(page, `${path}?${query}`), whole)).toEqual([]);
  });
}

test('the script that takes longest is asked for first, and once', async ({ page }) => {
  const scripts: { path: string; size: number }[] = [];
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  page.on('requestfinished', async (request) => {
    if (request.resourceType() !== 'script') return;
    scripts.push({ path: new URL(request.url()).pathname, size: (await request.sizes()).responseBodySize });
  });
  await page.goto(`/lead?${anyShop.query}`);
  await new StepPage(page).waitFor('/lead');
  await expect.poll(() => scripts.length).toBe(asked.length);
  const [largest] = scripts.sort((one, other) => other.size - one.size);
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((path) => path === largest?.path)).toEqual([asked[0]]);
});

async function cutRest(route: Parameters<Parameters<Page['route']>[1]>[0]): Promise<void> {
  if (route.request().resourceType() !== 'document') return route.continue();
  const response = await route.fetch();
  const html = await response.text();
  const [first = ''] = html.split(restStart);
  expect(first.length).toBeLessThan(html.length);
  await route.fulfill({ response, body: first });
}

type Styles = Record<string, string>[];

/** @returns what the styles of the same elements differ in */
function compare(first: Styles, whole: Styles): string[] {
  expect(first.length).toBe(whole.length);
  return whole.flatMap((style, index) =>
    Object.entries(style)
      .filter(([name, value]) => first[index]?.[name] !== value)
      .map(([name, value]) => `${style.element}: ${name} is ${first[index]?.[name]}, of the whole page ${value}`),
  );
}

/** @returns of each width, each element, and what stands before and after it, the style that it has */
async function readStyles(page: Page, address: string): Promise<Styles> {
  await page.goto(address);
  const all: Styles = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 812 });
    const styles = await page.evaluate(() =>
      [...document.querySelectorAll('html, body, #__next *')].flatMap((element) =>
        ['', '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part);
          // What stands before or after an element is there if it has a content.
          const names = part !== '' && style.content === 'none' ? ['content'] : [...style];
          const values = names.map((name) => [name, style.getPropertyValue(name)]);
          return { element: `${element.tagName}.${element.className}${part}`, ...Object.fromEntries(values) };
        }),
      ),
    );
    expect(styles.length).toBeGreaterThan(50);
    all.push(...styles);
  }
  return all;
}
