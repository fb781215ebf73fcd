import { expect, type Locator, type Page } from '@playwright/test';
import { manifests } from '../../templates/manifests.generated';
import { documentOf, makeBuyer, makeCard, type Values } from './buyer';
import { readSmsCodes } from './sandbox-page';
import type { Shop } from './shops';

/** By then a step has been on the screen long enough for Back to be meant for it (renderer/outlet/use-shallow-history.ts), ms. */
const longEnoughMs = 600;

/** The step that is shown. */
export class StepPage {
  readonly page: Page;
  readonly heading: Locator;
  /** The one main button. */
  readonly button: Locator;
  readonly formError: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.button = page.locator('[data-step] button[type=submit]');
    this.formError = page.locator('[data-form-error]');
  }

  /** By the API's name of the field. */
  field(name: string): Locator {
    return this.page.locator(`[data-step] [name="${name}"]`);
  }

  async type(values: Values): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.field(name).fill(value);
  }

  async choose(method: string): Promise<void> {
    await this.page.locator(`[data-step] [name=method][value="${method}"]`).check();
  }

  /** Two frames: by then the page shows what it makes of what was typed. */
  async settle(): Promise<void> {
    await this.page.evaluate(async () => {
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    });
  }

  /** The browser's Back, pressed by somebody who has seen the step: sooner it is meant for the one before. */
  async goBack(): Promise<void> {
    await this.page.evaluate((look) => new Promise((resolve) => setTimeout(resolve, look)), longEnoughMs);
    await this.page.goBack();
  }

  /** The step of that path is shown and can be used; the address is there before it, over the step that it follows. */
  async waitFor(path: string): Promise<void> {
    await expect(this.page).toHaveURL((url) => url.pathname === path, { timeout: 15_000 });
    await expect(this.page.locator(stepOf(path))).toBeVisible();
    await expect(this.heading).toBeVisible();
    await this.page.waitForFunction(() => window.guicheReady === true);
  }
}

/** Path → what the steps that are played there are found by. */
function stepOf(path: string): string {
  const templates = Object.entries(manifests).filter(([, { route }]) => route === path);
  return templates.map(([id]) => `[data-template="${id}"]`).join(', ');
}

/** First step of a shop, filled in and sent; ends on the next step. */
export async function sendLead(page: Page, shop: Shop, search = '', buyer = makeBuyer(shop)) {
  const step = new StepPage(page);
  await page.goto(`/lead?${shop.query}${search}`);
  await step.waitFor('/lead');
  await step.type(buyer);
  if (shop.settings.terms.isEnabled) await step.field('terms').check();
  await step.button.click();
  await expect(page).not.toHaveURL((url) => url.pathname === '/lead');
  return { step, buyer };
}

/** Types what a step between the first one and the payment asks for. @param origin of the sandbox */
export async function answerStep(step: StepPage, path: string, phone: string, origin = ''): Promise<void> {
  if (path !== '/phone-verification') return;
  const [code = ''] = await readSmsCodes(step.page.context(), phone, origin);
  await step.type({ code });
}

/**
 * From the first step to the payment step.
 *
 * @param onStep called on each step after the first
 */
export async function goToPayment(
  page: Page,
  shop: Shop,
  search = '',
  buyer = makeBuyer(shop),
  onStep?: (path: string) => Promise<void>,
) {
  const { step } = await sendLead(page, shop, search, buyer);
  const paths = shop.pathsOf(`${shop.query}${search}`);
  for (const path of paths.slice(1, paths.indexOf('/payment'))) {
    await step.waitFor(path);
    await onStep?.(path);
    await answerStep(step, path, buyer.phone);
    await step.button.click();
  }
  await step.waitFor('/payment');
  await onStep?.('/payment');
  return { step, buyer };
}

/** The card form, filled in; the company has been recognised. */
export async function typeCard(step: StepPage, shop: Shop, changes: Values = {}): Promise<void> {
  await step.type({ ...makeCard(changes), ...documentOf(shop) });
  await expect(step.field('cardCompany')).not.toHaveValue('');
}
