import type { Page } from '@playwright/test';
import { restStart } from '../../scripts/serve/compress-answers';
import { anyShop, walkedShops } from './shops';
import { goToPayment, StepPage } from './step-page';
import { expect, test } from './test';

const widths = [375, 1200];

/** Name → address: the steps of the shops that differ, and what else a browser may be shown. */
const pages = new Map(
  walkedShops.flatMap(({ name, query, pathsOf }) =>
    [...pathsOf(query), '/generic-error'].map((path) => [`${name} ${path}`, `${path}?${query}`]),
  ),
);
for (const path of ['/', '/nowhere', '/studio']) pages.set(path, path);

for (const [name, address] of pages) {
  test(`${name}: what is sent first looks as the whole page does`, async ({ openContext }) => {
    const page = await (await openContext({ javaScriptEnabled: false, reducedMotion: 'reduce' })).newPage();
    const whole = await readStyles(page, address);
    await page.route('**/*', cutRest);
    expect(compare(await readStyles(page, address), whole)).toEqual([]);
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

test('the sheet of a later step stands behind those of the page that it comes to', async ({ page }) => {
  await goToPayment(page, anyShop);
  const kinds = await page.evaluate(() => [...document.styleSheets].map(({ ownerNode }) => ownerNode?.nodeName));
  expect(kinds.slice(0, 3)).toEqual(['STYLE', 'STYLE', 'STYLE']);
  expect(kinds.slice(3)).not.toEqual([]);
  expect(kinds.slice(3)).not.toContain('STYLE');
});

async function cutRest(route: Parameters<Parameters<Page['route']>[1]>[0]): Promise<void> {
  if (route.request().resourceType() !== 'document') return route.continue();
  const response = await route.fetch();
  const html = await response.text();
  const [first = ''] = html.split(restStart);
  expect(first.length).toBeLessThan(html.length);
  await route.fulfill({ response, body: first });
}

interface ElementStyle {
  element: string;
  /** All its declarations, as text: as objects they take a browser longer to tell than to find. */
  css: string;
}

/** @returns what the styles of the same elements differ in */
function compare(first: readonly ElementStyle[], whole: readonly ElementStyle[]): string[] {
  expect(first.length).toBe(whole.length);
  return whole.flatMap(({ element, css }, index) => {
    const { css: painted = '' } = first[index] ?? {};
    if (painted === css) return [];
    const declarations = painted.split('; ');
    const changed = css.split('; ').filter((declaration) => !declarations.includes(declaration));
    return [`${element}: the whole page has ${changed.join('; ') || 'less'}`];
  });
}

/** @returns of each width, each element, and what stands before and after it, the style that it has */
async function readStyles(page: Page, address: string): Promise<ElementStyle[]> {
  await page.goto(address);
  const all: ElementStyle[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 812 });
    const styles = await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.cancel();
      return [...document.querySelectorAll('html, body, #__next *')].flatMap((element) =>
        ['', '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part);
          // What stands before or after an element is there if it has a content.
          const names = part !== '' && style.content === 'none' ? [] : [...style];
          const css = names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
          return { element: `${element.tagName}.${element.className}${part}`, css };
        }),
      );
    });
    expect(styles.length).toBeGreaterThan(50);
    expect(styles[0]?.css).toContain('display: block');
    all.push(...styles);
  }
  return all;
}
