import { expect, type Page } from '@playwright/test';
import type { Journey, JourneyPage, SearchChoice } from '../journeys/journey';
import { makeBuyer } from './buyer';
import { playBank, readLedger, readSmsCodes } from './sandbox-page';
import type { Shop } from './shops';
import { answerStep, StepPage } from './step-page';

/** Whether a shop offers the journey's method in the flow that the journey needs. */
export function canPlay(shop: Shop, { method, search = '', through }: Journey): boolean {
  const isOnWay = through === undefined || shop.pathsOf(shop.query + search).includes(through);
  return isOnWay && shop.offers(method, search);
}

/** Plays a journey as a buyer of a shop, page by page. Skips pages that the shop's flow lacks. */
export async function playJourney(
  page: Page,
  shop: Shop,
  { search = '', pages, codes, ledger }: Journey,
): Promise<void> {
  const buyer = makeBuyer(shop);
  const paths = shop.pathsOf(`${shop.query}${search}`);
  const played = pages.filter(({ path }) => paths.includes(path));
  await page.goto(`${played[0]?.path}?${shop.query}${search}`);
  for (const journeyPage of played) {
    await playPage(page, shop, journeyPage, buyer);
    if (journeyPage.onSandbox) {
      await playBank(page.context(), buyer.email, journeyPage.onSandbox);
    }
  }
  const context = page.context();
  if (codes !== undefined) expect(await readSmsCodes(context, buyer.phone)).toHaveLength(codes);
  expect(await readLedger(context, buyer.email)).toEqual(ledger);
}

/** Words of a button that names the step it leads to. */
const nextTexts = [
  'frame.next-payment',
  'frame.next-methods',
  'frame.next-offer',
  'frame.next-unit',
  'frame.next-ticket',
  'frame.next-phone',
] as const;

async function playPage(page: Page, shop: Shop, journeyPage: JourneyPage, buyer: ReturnType<typeof makeBuyer>) {
  const { path, heading, types = {}, asks = [], chooses, recognises = {}, presses, refuses = {} } = journeyPage;
  const { reloads, searches = [], leavesBy, shows = [], declines } = journeyPage;
  const step = new StepPage(page);
  await step.waitFor(path);
  if (reloads) {
    await page.reload();
    await step.waitFor(path);
  }
  if (heading) await expect(step.heading).toHaveText(shop.text(heading));
  await expect(page).toHaveTitle(shop.text('frame.pageTitle', { title: shop.settings.title }));
  if (chooses && (await step.field('method').first().getAttribute('type')) !== 'hidden') await step.choose(chooses);
  if (asks.includes('lead')) await step.type(buyer);
  await step.type(types);
  if (asks.includes('document')) await step.answer(shop);
  if (asks.includes('birthDate')) await step.type({ birthDate: '31/12/2015' });
  if (asks.includes('code')) await answerStep(step, path, buyer.phone);
  if (asks.includes('ticket')) await step.chooseTicket();
  if (declines) await page.locator('[data-action=refuse]').click();
  const codes = await step
    .field('code')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  if (asks.includes('terms') && shop.settings.terms.isEnabled) await step.field('terms').check();
  for (const [name, value] of Object.entries(recognises)) await expect(step.field(name)).toHaveValue(value);
  for (const choice of searches) await chooseFromList(page, shop, choice);
  for (const selector of shows) await expect(page.locator(selector)).toBeVisible();
  if (presses) {
    const amount = shop.money(presses === 'methods.pay' ? shop.cardAmount : shop.amount);
    const shown = await step.button.textContent();
    const next = nextTexts.map((key) => shop.text(key)).find((text) => text === shown) ?? shop.text('frame.next');
    await expect(step.button).toHaveText(shop.text(presses, { amount, next }));
    await step.button.click();
  }
  for (const [name, rule] of Object.entries(refuses)) {
    const error = page.locator(`#${await step.field(name).getAttribute('id')}-error`);
    await expect(error).toHaveText(shop.messages[rule] ?? '');
  }
  for (const code of codes) await expectNoTrace(page, code);
  if (leavesBy) await (leavesBy === 'back' ? step.goBack() : page.reload());
}

/** Expects an SMS code in no storage, cookie or URL (PAY-4). */
async function expectNoTrace(page: Page, code: string): Promise<void> {
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state, location.href]),
  );
  expect(stored).not.toContain(code);
}

/** Chooses by keyboard if the journey types, else by pressing the option. */
export async function chooseFromList(page: Page, shop: Shop, { field, option, types }: SearchChoice): Promise<void> {
  const list = page.getByRole('combobox', { name: shop.text(`units.${field}`) });
  await expect(list).toHaveAttribute('aria-disabled', 'false');
  if (types) {
    await list.focus();
    await page.keyboard.type(types);
    await expect(page.getByRole('option')).toHaveText([option]);
    await page.keyboard.press('Enter');
  } else {
    await list.click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }
  await expect(list).toHaveValue(option);
}
