import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { hashAsset } from '../../catalogue/asset-hash';
import { loadCatalogue } from '../../checks/load-catalogue';
import { screenName } from '../../studio/list-cells';
import { brandFilesPath } from '../../studio/save-edits';
import { OwnServer } from './own-server';
import { anyShop as shop } from './shops';
import { goToPayment, StepPage } from './step-page';
import { atNight, expect, test } from './test';

const [brand] = loadCatalogue(process.cwd()).brands;
const brandId = brand?.id ?? '';
const cellOf = (query: string) => `/studio/cell?brand=${brandId}&template=lead&${query}`;
const looks = [
  [375, 'light'],
  [1200, 'dark'],
] as const;

/** By day a page is looked at once: large pages take ten seconds for each look. */
function looksOf(path: string): readonly (typeof looks)[number][] {
  return process.env.NIGHTLY ? looks : [path.length % 2 === 0 ? looks[0] : looks[1]];
}

/** Framed pages are checked separately, and do not load here. */
async function lookAtPage(page: Page, path: string): Promise<void> {
  await page.route(/\/studio\/(?:cell|picture)\?/, (route) => route.fulfill({ body: '' }));
  await page.goto(path);
  for (const [width, colorScheme] of looksOf(path)) {
    await page.setViewportSize({ width, height: 812 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).options({ iframes: false }).setLegacyMode().analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect(found, `${path}, ${width} px, ${colorScheme}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${path}, ${width} px: sideways`).toBeLessThanOrEqual(0);
  }
}

for (const path of [
  '/studio',
  `/studio/${brandId}`,
  `/studio/${brandId}/lead?kind=messages&mode=light`,
  `/studio/${brandId}/edit`,
  '/studio/_all/lead?mode=dark',
]) {
  test(`${path} is accessible`, atNight(![`/studio`, `/studio/${brandId}/edit`].includes(path)), async ({ page }) => {
    // A brand's page lists every screen in every state.
    await lookAtPage(page, path);
    await expect(page).toHaveTitle(/Estúdio/);
  });
}

test('the studio reports an unknown brand in Portuguese and suggests a similar brand', async ({ request }) => {
  const answer = await request.get(`/studio/${brandId}x`);
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain(`A marca "${brandId}x" não existe no estúdio. Talvez seja /studio/${brandId}.`);
});

test('the order summary above an example matches its payment method', atNight(), async ({ page }) => {
  const amounts = page.locator('[data-order] summary strong');
  const open = (state: string) => page.goto(`/studio/cell?brand=${brandId}&template=payment&state=${state}`);
  await open('card');
  await expect(amounts).not.toContainText('à vista');
  await open('pix-chosen');
  await expect(amounts).toContainText('à vista');
});

test('the studio list links to a brand, and the brand to its screens with their states in frames', async ({ page }) => {
  await page.goto('/studio?q=zzz');
  await expect(page.locator('[data-brand-card]')).toHaveCount(0);
  await page.goto('/studio');
  await page.locator(`[data-brand-card="${brandId}"]`).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(`/studio/${brandId}`);
  await page
    .getByRole('region', { name: 'Telas' })
    .getByRole('link', { name: screenName('lead') })
    .click();
  await expect(page).toHaveURL(`/studio/${brandId}/lead`);
  await expect(page.frameLocator('iframe').first().locator('[data-template=lead]')).toBeVisible();
});

test('a brand in the studio list shows its first screen without scripts, and opens its checkout', async ({ page }) => {
  const framed: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.frame() !== page.mainFrame()) framed.push(request.url());
  });
  await page.goto('/studio');
  const card = page.locator(`[data-brand-card="${brandId}"]`);
  const [first] = Object.values(brand?.areas ?? {});
  const templateId = first?.flows[0]?.steps[0]?.templateId ?? '';
  await expect(card.frameLocator('iframe').first().locator(`[data-template="${templateId}"]`)).toBeVisible();
  expect(framed).toEqual([]);
  await card
    .locator('[data-offer-area]')
    .first()
    .getByRole('link', { name: /^Abrir o checkout de/ })
    .click();
  await new StepPage(page).waitFor(`/${templateId}`);
  await expect(page.locator('html')).toHaveAttribute('data-brand', brandId);
});

test('the studio form selects mode, kind of state and screen, and the address contains the selection', async ({
  page,
}) => {
  await page.goto(`/studio/${brandId}/lead?kind=example`);
  const before = await page.locator('figure').count();
  await page.getByLabel('Modo').selectOption('dark');
  await page.getByLabel('Tipo de estado').selectOption('messages');
  await page.getByRole('button', { name: 'Mostrar' }).click();
  await page.waitForURL(/mode=dark/, { waitUntil: 'domcontentloaded' });
  const after = await page.locator('figure').count();
  expect(after).toBeGreaterThan(0);
  expect(after).toBeLessThan(before / 2);
  await page.getByLabel('Tela', { exact: true }).selectOption('payment');
  await page.getByRole('button', { name: 'Mostrar' }).click();
  await expect(page).toHaveURL((url) => url.pathname === `/studio/${brandId}/payment` && url.search.includes('dark'));
});

test('a screen in a frame takes neither focus nor scroll from the page around it', async ({ page }) => {
  await page.goto(`/studio/${brandId}/lead?state=could-not-be-sent`);
  await expect(page.frameLocator('iframe').first().locator('[data-form-error] p').first()).toBeVisible();
  expect(await page.evaluate(() => [document.activeElement?.tagName, window.scrollY])).toEqual(['BODY', 0]);
});

test('the studio editor previews a typed colour and text, and outputs both as JSON', async ({ page }) => {
  await page.goto(`/studio/${brandId}/edit?template=lead`);
  const cell = page.frameLocator('[data-preview]');
  const button = cell.locator('[data-step] button[type=submit]');
  await expect(button).toBeVisible();
  await page.getByLabel('accent', { exact: true }).fill('#0b5fff');
  await expect(button).toHaveCSS('background-color', 'rgb(11, 95, 255)');
  await page.getByLabel('title', { exact: true }).fill('Quem está aí?');
  await expect(cell.getByRole('heading', { level: 1 })).toHaveText('Quem está aí?');
  const theme = await page.locator('[data-output$="theme.json"] textarea').inputValue();
  expect(JSON.parse(theme)).toMatchObject({ light: { accent: '#0b5fff' } });
  const copy = await page.locator('[data-output*="copy."] textarea').inputValue();
  expect(JSON.parse(copy)).toMatchObject({ lead: { title: 'Quem está aí?' } });
  await page.getByLabel('Estado', { exact: true }).selectOption('filled-in');
  await expect(cell.getByRole('heading', { level: 1 })).toHaveText('Quem está aí?');
  await expect(button).toHaveCSS('background-color', 'rgb(11, 95, 255)');
});

test(
  'the brand’s one colour changes its screen in both modes, and only its own line of the file',
  atNight(),
  async ({ page }) => {
    await page.goto(`/studio/${brandId}/edit?template=lead`);
    const button = page.frameLocator('[data-preview]').locator('[data-step] button[type=submit]');
    await expect(button).toBeVisible();
    const before = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.getByLabel('Cor da marca', { exact: true }).fill('#006b3c');
    const theme = page.locator('[data-output$="theme.json"]');
    await expect(theme.locator('[data-line=old], [data-line=new]')).toHaveText([/"pure": "#\w+"/, /"pure": "#006b3c"/]);
    // The brand states this colour itself.
    await expect(button).toHaveCSS('background-color', before);
    await page.getByLabel(/^Derivar tudo/).check();
    await expect(button).toHaveCSS('background-color', 'rgb(0, 107, 60)');
    await expect(page.locator('[data-contrast]')).toHaveAttribute('data-contrast', '0');
    await page.getByLabel('Modo', { exact: true }).selectOption('dark');
    await expect(page.locator('[data-contrast]')).toHaveAttribute('data-contrast', '0');
    await expect(button).not.toHaveCSS('background-color', before);
  },
);

test('a production server with the studio has no route that saves', async ({ page, baseURL }) => {
  const file = `brands/${brandId}/theme.json`;
  const before = readFileSync(file, 'utf8');
  const answer = await page.request.post(brandFilesPath, {
    headers: { origin: String(baseURL), 'sec-fetch-site': 'same-origin' },
    data: { kind: 'save', brandId, files: [{ path: file, text: `${before}\n`, hash: hashAsset(before) }] },
  });
  expect(answer.status()).toBe(404);
  expect(readFileSync(file, 'utf8')).toBe(before);
  await page.goto(`/studio/${brandId}/edit`);
  await expect(page.locator('[data-output]')).toHaveCount(3);
  await expect(page.getByRole('button', { name: /^(?:Salvar|Desfazer)/ })).toHaveCount(0);
});

test('edits in the studio survive a reload until I discard them', atNight(), async ({ page }) => {
  await page.goto(`/studio/${brandId}/edit?template=lead`);
  const title = page.getByLabel('title', { exact: true });
  const before = await title.inputValue();
  await expect(page.frameLocator('[data-preview]').locator('[data-template=lead]')).toBeVisible();
  await title.fill('Quem está aí?');
  await page.reload();
  await expect(title).toHaveValue('Quem está aí?');
  await expect(page.frameLocator('[data-preview]').getByRole('heading', { level: 1 })).toHaveText('Quem está aí?');
  await page.getByRole('button', { name: 'Descartar mudanças não salvas' }).click();
  await expect(title).toHaveValue(before);
});

test('the studio editor reports a colour with low contrast and a text with an unknown placeholder', async ({
  page,
}) => {
  await page.goto(`/studio/${brandId}/edit?template=lead`);
  const contrast = page.locator('[data-contrast]');
  await expect(contrast).toHaveAttribute('data-contrast', '0');
  await page.getByLabel('text', { exact: true }).fill('#fefefe');
  await expect(contrast).toContainText('text sobre surface');
  const title = page.getByLabel('title', { exact: true });
  await title.fill('Oi, {name}!');
  await expect(title).toHaveAccessibleDescription('A tela não preenche {name}.');
  await expect(page.locator('[data-output*="copy."]')).toHaveAttribute('data-changed', 'false');
});

test('input in a studio screen does not appear in a buyer’s form', async ({ page }) => {
  await page.goto(cellOf('state=empty'));
  const step = new StepPage(page);
  await page.waitForFunction(() => window.guicheReady === true);
  await step.type({ name: 'Ana Prado', email: 'ana@example.com' });
  await step.button.click();
  await expect(page.locator('[data-error-summary]')).toBeVisible();
  await page.goto(`/lead?${shop.query}`);
  await step.waitFor('/lead');
  await expect(step.field('name')).toHaveValue('');
  expect(await page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0]);
});

test('pressing the button of a studio screen sends no API request', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(`/studio/cell?brand=${brandId}&template=payment&state=card-filled-in`);
  const step = new StepPage(page);
  await page.waitForFunction(() => window.guicheReady === true);
  await step.button.click();
  // A later press is handled, so the earlier one is too.
  await step.type({ cardHolder: '' });
  await step.button.click();
  await expect(page.locator('[data-error-summary]').getByRole('link')).toHaveCount(1);
  expect(requested.length).toBeGreaterThan(3);
  expect(requested.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('the pages and scripts of a buyer contain nothing of the studio', async ({ page }) => {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/_next/static/')) texts.push(response.text());
  });
  await goToPayment(page, shop);
  const html = await page.content();
  const scripts = await Promise.all(texts);
  expect(scripts.length).toBeGreaterThan(10);
  expect([html, ...scripts].filter((text) => /studio|estúdio/i.test(text))).toEqual([]);
});

test('a server without the studio option answers studio addresses with 404', atNight(), async ({ request }) => {
  const server = await OwnServer.start();
  for (const path of [
    '/studio',
    `/studio/${brandId}`,
    `/studio/${brandId}/lead`,
    `/studio/${brandId}/edit`,
    cellOf(''),
  ]) {
    const answer = await request.get(`${server.origin}${path}`);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toBe('not found');
  }
  await server.stop();
});
