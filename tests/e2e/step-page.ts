import { expect, type Locator, type Page } from '@playwright/test';
import { leadingMark } from '../../renderer/outlet/use-shallow-history';
import { manifests } from '../../templates/manifests.generated';
import { addressOf, documentOf, makeBuyer, makeCard, type Values } from './buyer';
import { readSmsCodes } from './sandbox-page';
import type { Shop } from './shops';

/** The current step. */
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

  /** Finds a field by its API name. */
  field(name: string): Locator {
    return this.page.locator(`[data-step] [name="${name}"]`);
  }

  async type(values: Values): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.field(name).fill(value);
  }

  /** Fills in what the step asks besides the method's own fields: document and address. */
  async answer(shop: Shop): Promise<void> {
    await this.waitForChunks();
    // A CPF that collects points is the document.
    if (!(await this.page.locator('[data-collector]').isVisible())) await this.type(documentOf(shop));
    await this.answerAddress(shop);
  }

  /** Fills in the buyer's address where the step asks for it. */
  async answerAddress(shop: Shop): Promise<void> {
    if (!shop.settings.hasAddressForm) return;
    // The form comes with the price. What follows a method is not shown before its chunk is there.
    await expect(this.field('method').first()).toBeAttached();
    await this.waitForChunks();
    const [address, asked] = [shop.text('asks.addressTitle'), shop.text('asks.askedTitle')];
    if (!(await this.page.getByRole('group', { name: new RegExp(`^(?:${address}|${asked})$`) }).isVisible())) return;
    await this.type(addressOf(shop));
    if (shop.settings.country === 'BR') await this.field('state').selectOption('SP');
  }

  /** Waits until no part of the step waits for its chunk. */
  async waitForChunks(): Promise<void> {
    await expect(this.page.locator('[data-step] [data-loading]')).toHaveCount(0);
  }

  async choose(method: string): Promise<void> {
    await this.page.locator(`[data-step] [name=method][value="${method}"]`).check();
  }

  /** Chooses the first ticket with places left, which is part of the plan, and waits until it is in the order. */
  async chooseTicket(): Promise<void> {
    await this.page.locator('[data-step] [name=ticket]:enabled').first().check();
    await expect(this.page.locator('[data-item=ticket]')).toBeVisible();
  }

  /** Waits two frames, until the page has processed the input. */
  async settle(): Promise<void> {
    await this.page.evaluate(async () => {
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    });
  }

  /** Presses the browser's Back once it counts for the shown step. Sooner, it is meant for the step before. */
  async goBack(): Promise<void> {
    await this.page.waitForFunction((mark) => performance.getEntriesByName(mark).length === 0, leadingMark);
    await this.page.goBack();
  }

  /** Waits until the step of that path is usable. The URL changes earlier, while the old step is still shown. */
  async waitFor(path: string): Promise<void> {
    await expect(this.page).toHaveURL((url) => url.pathname === path);
    await expect(this.page.locator(stepOf(path))).toBeVisible();
    await expect(this.heading).toBeVisible();
    await this.page.waitForFunction(() => window.guicheReady === true);
  }
}

/** Path → selector of the steps that are played there. */
function stepOf(path: string): string {
  const templates = Object.entries(manifests).filter(([, { route }]) => route === path);
  return templates.map(([id]) => `[data-template="${id}"]`).join(', ');
}

/** Fills in and sends a shop's first step; ends on the next step. */
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

/**
 * Fills in a step between the first one and the payment.
 *
 * @param origin of the sandbox
 */
export async function answerStep(step: StepPage, path: string, phone: string, origin = ''): Promise<void> {
  if (path === '/select-test-location') await step.chooseTicket();
  if (path === '/md' && (await step.field('agreed').count()) > 0) await step.field('agreed').check();
  if (path !== '/phone-verification') return;
  const [code = ''] = await readSmsCodes(step.page.context(), phone, origin);
  await step.type({ code });
}

/**
 * Goes from the first step to the payment step. Refuses extras.
 *
 * @param onStep called on each step after the first
 * @param extras whether offered extras are accepted
 */
export async function goToPayment(
  page: Page,
  shop: Shop,
  search = '',
  buyer = makeBuyer(shop),
  onStep?: (path: string) => Promise<void>,
  extras: 'accepted' | 'refused' = 'refused',
) {
  const { step } = await sendLead(page, shop, search, buyer);
  const paths = shop.pathsOf(`${shop.query}${search}`);
  for (const path of paths.slice(1, paths.indexOf('/payment'))) {
    await step.waitFor(path);
    await onStep?.(path);
    await answerStep(step, path, buyer.phone);
    const isExtra = path === '/order-bump-presentation';
    await (isExtra && extras === 'refused' ? page.locator('[data-action=refuse]') : step.button).click();
  }
  await step.waitFor('/payment');
  await onStep?.('/payment');
  return { step, buyer };
}

/** Fills in the card form and waits for the detected company. */
export async function typeCard(step: StepPage, shop: Shop, changes: Values = {}): Promise<void> {
  await step.type(makeCard(changes));
  await step.answer(shop);
  await expect(step.field('cardCompany')).not.toHaveValue('');
}
