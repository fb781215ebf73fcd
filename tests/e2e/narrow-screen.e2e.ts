import type { Page } from '@playwright/test';
import { loadCatalogue } from '../../checks/load-catalogue';
import { cellUrl } from '../../studio/cell';
import { listFlowsWith } from '../../studio/find-cell';
import { listAreas, listCells, listTemplates } from '../../studio/list-cells';
import { exampleFiles } from '../../templates/example-files.generated';
import { manifests } from '../../templates/manifests.generated';
import { BankPage, challengedCard } from './bank-page';
import { shopsByCountry } from './shops';
import { goToPayment, StepPage, typeCard } from './step-page';
import { atNight, expect, test } from './test';

/** WCAG 1.4.10: a window of 1280 px at 400 %. */
test.use({ viewport: { width: 320, height: 640 } });

/** Query that shows every band above a step. */
const bands = '&homologacao=1&seller=ana.prado';

for (const shop of shopsByCountry) {
  test(
    `${shop.name}: on a 320 px screen nothing overflows sideways, and every control is at least 44 px high`,
    atNight(shop !== shopsByCountry[0]),
    async ({ page }) => {
      const step = new StepPage(page);
      await page.goto(`/lead?${shop.query}${bands}`);
      await step.waitFor('/lead');
      await expectToFit(page, 'lead');
      await step.button.click();
      await expect(page.locator('[data-error-summary]')).toBeFocused();
      await expectToFit(page, 'lead with mistakes');
      await goToPayment(page, shop, bands, undefined, (path) => expectToFit(page, path));
      await step.button.click();
      await expect(page.locator('[data-error-summary]')).toBeFocused();
      await expectToFit(page, 'payment with mistakes');
      if (shop.offers('bankslip')) {
        await step.choose('bankslip');
        await step.answer(shop);
        await expectToFit(page, 'payment by bankslip');
        await step.button.click();
        await step.waitFor('/success');
        await page.locator('[data-bankslip] svg[role=img]').waitFor();
        await expectToFit(page, 'bankslip');
        await step.goBack();
        await step.waitFor('/payment');
      }
      if (shop.offers('pix')) {
        await step.choose('pix');
        await step.answer(shop);
        await expectToFit(page, 'payment by pix');
        await step.button.click();
        await step.waitFor('/pix');
        await expectToFit(page, 'pix');
        await step.goBack();
        await step.waitFor('/payment');
        await step.choose('credit-card');
      }
      await typeCard(step, shop, { cardNumber: '4000000000000002' });
      await step.button.click();
      await step.formError.waitFor();
      await expectToFit(page, 'payment refused');
      await typeCard(step, shop, { cardNumber: challengedCard });
      await step.button.click();
      const bank = new BankPage(page);
      await bank.waitFor();
      await page.goBack();
      await step.waitFor('/payment-verification');
      await expectToFit(page, 'payment-verification');
      await page.goForward();
      await bank.waitFor();
      await bank.answer('Aprovar');
      await step.waitFor('/success');
      await expectToFit(page, 'success');
      await page.goto(`/generic-error?${shop.query}${bands}`);
      await step.heading.waitFor();
      await expectToFit(page, 'generic-error');
    },
  );
}

test('a measure of the screen finds a low control, and a heading beside the screen or the column', async ({ page }) => {
  await page.goto(`/lead?${shopsByCountry[0]?.query}`);
  await new StepPage(page).waitFor('/lead');
  expect([...(await findLow(page)), ...(await findWide(page, 1)), ...(await findClipped(page))]).toEqual([]);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-step] [type=submit]')?.style.setProperty('height', '43px');
    document.querySelector<HTMLElement>('[data-step] [type=submit]')?.style.setProperty('min-height', '0');
    document.querySelector('h1')?.style.setProperty('width', '400px');
  });
  expect(await findLow(page)).toEqual([expect.stringMatching(/^43 px: <button/)]);
  expect(await findWide(page, 1)).toContainEqual(expect.stringContaining('<h1'));
  expect(await findClipped(page)).toContainEqual(expect.stringContaining('<h1'));
});

/** Widths at which the layout may change, in px. */
const breakpoints = [375, 420, 576, 768, 1024, 1200, 1400];

const sources = { catalogue: loadCatalogue(process.cwd()), manifests, exampleFiles };
const templateIds = listTemplates(sources);

/** A brand with the template, another for each template, so that type and shapes of all take part. */
function pickArea(templateId: (typeof templateIds)[number]) {
  const areas = listAreas(sources);
  const playing = areas.filter((area) => listFlowsWith(area, templateId).length > 0);
  const from = playing.length > 0 ? playing : areas;
  const area = from[templateIds.indexOf(templateId) % from.length];
  if (!area) throw new RangeError('there is no brand');
  return area;
}

for (const templateId of templateIds) {
  test(`${templateId}: nothing overflows sideways at a breakpoint, in any state`, atNight(), async ({ page }) => {
    const cells = listCells(pickArea(templateId), templateId, sources, { kind: 'example', mode: 'light' });
    expect(cells.length).toBeGreaterThan(0);
    for (const { cell } of cells) {
      const url = cellUrl(cell);
      await page.goto(url);
      await page.waitForFunction(() => window.guicheReady === true);
      for (const width of breakpoints) {
        await page.setViewportSize({ width, height: 812 });
        expect(await findWide(page, 1), `${url}, ${width} px: beside the screen`).toEqual([]);
        expect(await findClipped(page), `${url}, ${width} px: cut by the column`).toEqual([]);
      }
    }
  });
}

/** Expects no horizontal scroll, also with text twice as large, and touch size for every control. */
async function expectToFit(page: Page, screen: string): Promise<void> {
  await expect(page.locator('[data-overlay]')).toHaveCount(0);
  expect(await findWide(page, 1), `${screen}: beside the screen`).toEqual([]);
  expect(await findWide(page, 2), `${screen}, text at 200 %: beside the screen`).toEqual([]);
  expect(await findLow(page), `${screen}: lower than 44 px`).toEqual([]);
}

/** Elements that overflow horizontally at a text scale. */
function findWide(page: Page, scale: number): Promise<string[]> {
  return page.evaluate((factor) => {
    const elements = [...document.body.querySelectorAll<HTMLElement>('*')];
    const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const resize = (by: number | undefined) => {
      for (const [index, { style }] of elements.entries()) {
        style?.setProperty('font-size', by === undefined ? '' : `${(sizes[index] ?? 0) * by}px`);
      }
    };
    if (factor !== 1) resize(factor);
    const width = window.innerWidth;
    const isWide = document.documentElement.scrollWidth > width;
    const found = elements.filter((element) => element.getBoundingClientRect().right > width + 0.5);
    const innermost = found.filter((element) => !found.some((other) => other !== element && element.contains(other)));
    const names = innermost.map((element) => element.outerHTML.slice(0, 160));
    resize(undefined);
    return isWide ? ['the page', ...names] : [];
  }, scale);
}

/** Elements beyond the column, which cuts them on wide screens: the page itself is then no wider. */
function findClipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    const edge = (main?.getBoundingClientRect().right ?? 0) + 0.5;
    const isCutByParent = (element: Element) => {
      for (let parent = element.parentElement; parent && parent !== main; parent = parent.parentElement) {
        if (getComputedStyle(parent).overflowX !== 'visible') return true;
      }
      return false;
    };
    return [...(main?.querySelectorAll('*') ?? [])]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > edge)
      .filter((element) => getComputedStyle(element).position !== 'fixed' && !isCutByParent(element))
      .map((element) => element.outerHTML.slice(0, 160));
  });
}

/** Controls lower than 44 px, except links within a text. */
function findLow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll('button, input, select, textarea, summary, a[href]')];
    const isInText = (element: Element) =>
      element.matches('a') && element.parentElement?.textContent?.trim() !== element.textContent?.trim();
    return controls
      .filter((element) => element.checkVisibility() && !(isInText(element) && !element.closest('nav')))
      .map((element) => (element.matches('[type=radio], [type=checkbox]') && element.closest('label')) || element)
      .map((element) => ({ height: element.getBoundingClientRect().height, name: element.outerHTML.slice(0, 120) }))
      .filter(({ height }) => height < 44)
      .map(({ height, name }) => `${height} px: ${name}`);
  });
}
