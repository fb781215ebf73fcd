import { bankslip } from '../journeys/bankslip';
import { card } from '../journeys/card';
import { pix, pixExpired, pixLink } from '../journeys/pix';
import { playJourney } from './play-journey';
import { shopWhere, walkedShops } from './shops';
import { goToPayment } from './step-page';
import { expect, test } from './test';

for (const journey of [card, pix, pixExpired, pixLink, bankslip]) {
  for (const shop of walkedShops.filter(({ settings }) => settings.payment.methods?.includes(journey.method))) {
    test(`${shop.name}: ${journey.title}`, ({ page }) => playJourney(page, shop, journey));
  }
}

test('in Mozambique I am asked for a card and nothing else', async ({ page }) => {
  const shop = shopWhere(({ settings }) => settings.country === 'MZ' && settings.payment.methods?.length === 1);
  await page.goto(`/lead?${shop.query}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-MZ');
  const { step } = await goToPayment(page, shop);
  await expect(step.field('cardNumber')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(step.button).toContainText('MT');
});
