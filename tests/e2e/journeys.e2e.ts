import { translatePage } from '../../renderer/testing/translate-page';
import { bankslip } from '../journeys/bankslip';
import { card } from '../journeys/card';
import type { Journey } from '../journeys/journey';
import { phoneCode } from '../journeys/phone-code';
import { pix, pixExpired, pixLink } from '../journeys/pix';
import { onlyUnit, unit } from '../journeys/unit';
import { documentOf } from './buyer';
import { canPlay, playJourney } from './play-journey';
import { readLedger } from './sandbox-page';
import { anyShop, type Shop, shops, shopsByMethods, shopWhere, walkedShops } from './shops';
import { goToPayment, StepPage, typeCard } from './step-page';
import { atNight, expect, test } from './test';

/** With animations, as most buyers see the page. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** A card is paid at every shop that differs; what follows from them, at one of each kind of payment. */
function listShops(journey: Journey): readonly Shop[] {
  if (journey.through) return shops;
  return journey === card ? walkedShops : shopsByMethods;
}

/** By day the walks of every flow (every-flow.e2e.ts) play the plain ones. */
const plain: readonly Journey[] = process.env.NIGHTLY ? [card, phoneCode, pix, pixLink, onlyUnit, unit] : [];

for (const journey of [...plain, pixExpired, bankslip]) {
  for (const [index, shop] of listShops(journey)
    .filter((one) => canPlay(one, journey))
    .entries()) {
    test(`${shop.name}: ${journey.title}`, atNight(index > 0), ({ page }) => playJourney(page, shop, journey));
  }
}

test('in Mozambique I can pay only by card', async ({ page }) => {
  const shop = shopWhere(({ settings }) => settings.country === 'MZ' && settings.payment.methods?.length === 1);
  await page.goto(`/lead?${shop.query}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-MZ');
  const { step } = await goToPayment(page, shop);
  await expect(step.field('cardNumber')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(step.button).toContainText('MT');
});

test(
  'the purchase works while my browser translates the page: errors, a refusal, a pix code and the receipt',
  atNight(),
  async ({ page }) => {
    await page.addInitScript(translatePage);
    await page.goto(`/lead?${anyShop.query}`);
    const early = new StepPage(page);
    await early.waitFor('/lead');
    await early.button.click();
    await expect(page.locator('[data-error-summary]')).toBeFocused();
    await expect(page.locator('label font').first()).toBeVisible();
    const { step, buyer } = await goToPayment(page, anyShop);
    await typeCard(step, anyShop, { cardNumber: '4000000000000002' });
    await step.button.click();
    await expect(step.formError).toHaveAttribute('data-form-error', 'card_declined');
    await step.choose('pix');
    await step.type(documentOf(anyShop));
    await step.button.click();
    await step.waitFor('/pix');
    const copy = page.getByRole('button', { name: anyShop.text('pix.copy') });
    const copied = page.getByRole('button', { name: anyShop.text('pix.copied') });
    await copy.click();
    await copied.click();
    await page.getByRole('button', { name: anyShop.text('pix.otherMethod') }).click();
    await step.waitFor('/payment');
    await typeCard(step, anyShop);
    await step.button.click();
    await step.waitFor('/success');
    await expect(page.locator('[data-receipt]')).toContainText(anyShop.money(anyShop.amount));
    expect(await readLedger(page.context(), buyer.email)).toEqual(['paid', 'pending', 'refused']);
  },
);

declare global {
  interface Window {
    /** All headings that a step has shown. */
    seenHeadings: Set<string>;
  }
}

test('no other screen appears between the payment button and the receipt', async ({ page }) => {
  await page.addInitScript(() => {
    window.seenHeadings = new Set();
    const note = () => {
      // A step whose chunk is loading shows nothing.
      if (document.querySelector('[data-step]'))
        window.seenHeadings.add(document.querySelector('main h1')?.textContent ?? '');
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const { step } = await goToPayment(page, anyShop);
  await typeCard(step, anyShop);
  await page.evaluate(() => window.seenHeadings.clear());
  await step.button.click();
  await step.waitFor('/success');
  const seen = await page.evaluate(() => [...window.seenHeadings]);
  expect(seen).toEqual([anyShop.text('payment.title'), anyShop.text('success.title')]);
});
