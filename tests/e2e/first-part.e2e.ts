import type { Page, Route } from '@playwright/test';
import { documentOf } from './buyer';
import { anyShop, type Shop, shopWhere, walkedShops } from './shops';
import { goToPayment, StepPage, sendLead, typeCard } from './step-page';
import { expect, test } from './test';

declare global {
  interface Window {
    /** All elements that were the largest paint at some time. */
    largestPaints: { element: string; isInFirstPart: boolean }[];
  }
}

const widths = [375, 1200];

const hasPath = (path: string) => (shop: Shop) => shop.pathsOf(shop.query).includes(path);

/** Each step once, in the first shop that has it, and other pages. The nightly run asks every walked shop. */
const pages = new Map(
  [...walkedShops]
    .reverse()
    .flatMap(({ name, query, pathsOf }) =>
      pathsOf(query).map((path) => [process.env.NIGHTLY ? `${name} ${path}` : path, `${path}?${query}`]),
    ),
);
for (const path of [`/generic-error?${anyShop.query}`, '/', '/nowhere', '/studio']) pages.set(path, path);

/** By day every fourth: they share the style sheets of the frame and the fields. */
const compared = [...pages].filter((_, index) => process.env.NIGHTLY || index % 4 === 0);

for (const [name, address] of compared) {
  test(`${name}: the critical CSS styles every element like the complete style sheets`, async ({ openContext }) => {
    const page = await (await openContext({ javaScriptEnabled: false, reducedMotion: 'reduce' })).newPage();
    await page.route('**/*', (route) => changePage(route, (html) => html));
    const whole = await readStyles(page, address);
    await page.route('**/*', (route) => changePage(route, cutSecondPart));
    expect(compare(await readStyles(page, address), whole)).toEqual([]);
  });
}

test('the browser paints the form before any script has loaded', async ({ page }) => {
  await page.route(/_next.*\.js/, () => {});
  await page.goto(`/lead?${anyShop.query}`, { waitUntil: 'commit' });
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await expect(page.getByRole('button').first()).toBeVisible();
  await expect(page.locator('footer')).toBeVisible();
});

/** Pages whose form needs an answer that this browser lacks, and the step that asks for it. */
const early = [
  { path: '/payment', shop: anyShop, asks: '/lead', hasLead: false },
  { path: '/payment', shop: shopWhere(hasPath('/select-test-location')), asks: '/select-test-location', hasLead: true },
  { path: '/select-test-location', shop: shopWhere(hasPath('/select-test-location')), asks: '/lead', hasLead: false },
];

for (const { path, shop, asks, hasLead } of early) {
  test(`${path} ${hasLead ? 'with' : 'without'} a lead opens ${asks} before any script, and paints no form`, async ({
    page,
  }) => {
    if (hasLead) await sendLead(page, shop);
    await page.route(/_next.*\.js/, (route) => route.abort());
    await page.addInitScript((from) => {
      const look = () => {
        const form = document.querySelector('form[data-step]');
        if (location.pathname === from && form?.checkVisibility({ visibilityProperty: true }))
          sessionStorage.setItem('painted', from);
        requestAnimationFrame(look);
      };
      look();
    }, path);
    await page.goto(`${path}?${shop.query}&utm_source=mail`, { waitUntil: 'commit' });
    await expect(page).toHaveURL((url) => url.pathname === asks && url.searchParams.get('utm_source') === 'mail');
    await expect(page.locator('[data-step]')).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('painted'))).toBeNull();
  });
}

test('the payment with a stored lead is painted before any script', async ({ page }) => {
  await goToPayment(page, anyShop);
  await page.route(/_next.*\.js/, (route) => route.abort());
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('form[data-step=payment]')).toBeVisible();
});

test('a form submitted before the scripts load sends no request and keeps the address', async ({ page }) => {
  await page.route('**/lead?*', (route) => changePage(route, cutSecondPart));
  await page.goto(`/lead?${anyShop.query}`);
  await page.getByRole('textbox').first().fill('Ana Souza');
  const address = page.url();
  const documents: string[] = [];
  page.on('request', (request) => documents.push(request.url()));
  await page.locator('form[data-step] button[type=submit]').click();
  await expect(page.locator('html')).toHaveAttribute('data-pressed', /./);
  expect(page.url()).toBe(address);
  expect(documents).toEqual([]);
});

test('a browser without scripts shows the whole page', async ({ openContext }) => {
  const page = await (await openContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`/generic-error?${anyShop.query}`);
  await expect(page.locator('main a')).not.toHaveCount(0);
  for (const link of await page.locator('main a, footer a').all()) await expect(link).toBeVisible();
  await page.goto(`/lead?${anyShop.query}`);
  await expect(page.locator('footer')).toBeVisible();
});

const mozambican = shopWhere(({ settings }) => settings.country === 'MZ');

for (const [path, shop] of [
  ['/lead', anyShop],
  ['/payment', anyShop],
  ['/pix', anyShop],
  ['/lead', mozambican],
] as const) {
  test(`${shop.name} ${path}: without JavaScript I see a notice with a help link, and no fields or buttons`, async ({
    openContext,
  }) => {
    const page = await (await openContext({ javaScriptEnabled: false })).newPage();
    await page.goto(`${path}?${shop.query}`);
    // Playwright finds no text or role inside `noscript`.
    const notice = page.locator('[data-unscripted]');
    const words = notice.locator('p');
    await expect(words).toHaveText(shop.text('frame.scriptsOff'));
    await expect(words).toBeInViewport();
    await expect(words).toHaveCSS('font-weight', '600');
    await expect(page.locator('input, button').filter({ visible: true })).toHaveCount(0);
    const help = notice.locator('a');
    await expect(help).toHaveText(shop.text('frame.help'));
    await expect(help).toHaveAttribute('href', /^https:/);
  });
}

test('the browser requests the largest script first, and only once', async ({ page }) => {
  const scripts: { path: string; size: number }[] = [];
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(new URL(request.url()).pathname);
  });
  page.on('requestfinished', async (request) => {
    if (request.resourceType() !== 'script') return;
    scripts.push({ path: new URL(request.url()).pathname, size: (await request.sizes()).responseBodySize });
  });
  await page.goto(`/lead?${anyShop.query}`);
  await new StepPage(page).waitFor('/lead');
  await expect.poll(() => scripts.length).toBe(requested.length);
  const [largest] = scripts.sort((one, other) => other.size - one.size);
  expect(requested.length).toBeGreaterThan(1);
  expect(requested.filter((path) => path === largest?.path)).toEqual([requested[0]]);
});

test('the style sheets of a later step come after those of the first page', async ({ page }) => {
  await goToPayment(page, anyShop);
  const kinds = await page.evaluate(() => [...document.styleSheets].map(({ ownerNode }) => ownerNode?.nodeName));
  const own = ['critical', 'sheets'].map(() => 'STYLE');
  expect(kinds.slice(0, own.length)).toEqual(own);
  expect(kinds.slice(own.length)).not.toEqual([]);
  expect(kinds.slice(own.length)).not.toContain('STYLE');
});

test('the largest contentful paint of a page is in its HTML, not added by scripts', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await recordLargestPaints(page);
  const { step } = await goToPayment(page, anyShop);
  for (const path of ['/lead', '/payment']) {
    await page.goto(`${path}?${anyShop.query}`);
    await step.waitFor(path);
    await expectLargestInFirstPart(page);
  }
  await step.choose('pix');
  await step.type(documentOf(anyShop));
  await step.button.click();
  await step.waitFor('/pix');
  await page.reload();
  await step.waitFor('/pix');
  await expect(page.locator('[data-qr]')).toBeAttached();
  await expectLargestInFirstPart(page);
  await step.goBack();
  await step.waitFor('/payment');
  await step.choose('credit-card');
  await typeCard(step, anyShop);
  await step.button.click();
  await step.waitFor('/success');
  await page.reload();
  await step.waitFor('/success');
  await expect(page.locator('[data-receipt]')).toBeVisible();
  await expectLargestInFirstPart(page);
});

/**
 * Records each element that becomes the largest paint, from the next page on. Scripts wait for the first one, as on a
 * phone: an element removed earlier is never reported.
 */
async function recordLargestPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const firstPart = new WeakSet<Node>();
    new MutationObserver((changes, observer) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof Element && node.id === '__NEXT_DATA__') return observer.disconnect();
        firstPart.add(node);
      }
    }).observe(document, { childList: true, subtree: true });
    window.largestPaints = [];
    new PerformanceObserver((list) => {
      for (const { element } of list.getEntries() as (PerformanceEntry & { element: Element | null })[])
        window.largestPaints.push({
          element: element?.outerHTML.slice(0, 200) ?? 'an element that is gone',
          isInFirstPart: element !== null && firstPart.has(element),
        });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'script') await page.waitForFunction(() => window.largestPaints.length > 0);
    await route.fallback();
  });
}

/** Checks all paints so far: the last one sets the largest-paint time. */
async function expectLargestInFirstPart(page: Page): Promise<void> {
  await waitForPaint(page);
  const largest = (await page.evaluate(() => window.largestPaints)).at(-1);
  expect(largest?.isInFirstPart, largest?.element).toBe(true);
}

/** Waits until the browser has reported the paint of the current content. */
async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'element' });
        const mark = document.createElement('span');
        mark.setAttribute('elementtiming', 'mark');
        mark.style.cssText = 'position: fixed; inset: 0 auto auto 0';
        mark.textContent = '.';
        document.body.append(mark);
      }),
  );
}

/** Elements that browsers with scripts skip. */
const unscripted = /<noscript>.*?<\/noscript>/gs;

async function changePage(route: Route, change: (html: string) => string): Promise<void> {
  if (route.request().resourceType() !== 'document') return route.fallback();
  const response = await route.fetch();
  await route.fulfill({ response, body: change((await response.text()).replaceAll(unscripted, '')) });
}

function cutSecondPart(html: string): string {
  const [first = ''] = html.split('<script id="__NEXT_DATA__"');
  expect(first.length).toBeLessThan(html.length);
  return first;
}

interface ElementStyle {
  element: string;
  /** All declarations as text: as objects they take longer to transfer than to compute. */
  css: string;
}

/** @returns differences between the styles of the same elements */
function compare(painted: readonly ElementStyle[], whole: readonly ElementStyle[]): string[] {
  expect(painted.length).toBe(whole.length);
  expect(painted.length).toBeGreaterThan(100);
  return painted.flatMap(({ element, css }, index) => {
    const { css: wanted = '' } = whole[index] ?? {};
    if (css === wanted) return [];
    const declarations = css.split('; ');
    const changed = wanted.split('; ').filter((declaration) => !declarations.includes(declaration));
    return changed.length === 0 ? [] : [`${element}: the whole page has ${changed.join('; ')}`];
  });
}

/** @returns style of each element and its pseudo-elements, for each width */
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
          // `::before` and `::after` exist only with a content.
          const names = part !== '' && style.content === 'none' ? [] : [...style];
          const css = names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
          return { element: `${element.tagName}.${element.className}${part}`, css };
        }),
      );
    });
    expect(styles[0]?.css).toContain('display: block');
    all.push(...styles);
  }
  return all;
}
