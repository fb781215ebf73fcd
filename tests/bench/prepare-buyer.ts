import type { Browser, Page } from '@playwright/test';
import type { StorageState } from './throttled-visit';
import { waitUntilReady } from './wait-until';

/** Input of the bench's buyer. The sandbox approves the card. */
const lead = { name: 'Maria da Silva', email: 'maria.silva@example.com', phone: '11987654321' };
const card = { cardNumber: '4111111111111111', cardHolder: 'MARIA DA SILVA', cardExpiry: '1230', cardCvv: '123' };

/** Fills in /lead; resolves after everything that the first touch loads has arrived. */
export async function fillLead(page: Page): Promise<void> {
  await typeInto(page, lead);
  const terms = page.locator('input[name="terms"]');
  if (await terms.count()) await terms.check();
}

/** Browser storage after /lead. */
export function storeLead(browser: Browser, origin: string, product: string): Promise<StorageState> {
  return withPage(browser, async (page) => {
    await page.goto(`${origin}/lead?product=${product}`);
    await waitUntilReady(page);
    await fillLead(page);
    await page.click('button[type="submit"]');
    await page.waitForSelector('[data-step]:not([data-step="lead"])');
  });
}

/** Browser storage after a card payment. */
export function storePurchase(browser: Browser, origin: string, product: string): Promise<StorageState> {
  return storePayment(browser, `${origin}/lead?product=${product}`, 'success', (page) => typeInto(page, card));
}

/** Browser storage with an open pix code. */
export function storePix(browser: Browser, origin: string, product: string): Promise<StorageState> {
  return storePayment(browser, `${origin}/lead?product=${product}`, 'pix', (page) =>
    page.locator('input[name="method"][value="pix"]').check({ force: true }),
  );
}

/** @param templateId template of the step after the payment */
function storePayment(
  browser: Browser,
  url: string,
  templateId: string,
  choose: (page: Page) => Promise<void>,
): Promise<StorageState> {
  return withPage(browser, async (page) => {
    await page.goto(url);
    await waitUntilReady(page);
    await fillLead(page);
    await page.click('button[type="submit"]');
    await page.waitForSelector('input[name="cardNumber"]');
    await choose(page);
    const document = page.locator('input[name="cpf"], input[name="registry"]');
    if (await document.count()) await document.first().pressSequentially('52998224725');
    await page.click('button[type="submit"]');
    await page.waitForSelector(`[data-template="${templateId}"]`, { timeout: 20_000 });
  });
}

async function withPage(browser: Browser, use: (page: Page) => Promise<void>): Promise<StorageState> {
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 375, height: 812 } });
  try {
    await use(await context.newPage());
    return await context.storageState();
  } finally {
    await context.close();
  }
}

async function typeInto(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`input[name="${name}"]`).pressSequentially(value);
  }
}
