import type { Page } from '@playwright/test';
import { goToBank } from './at-bank';
import { anyShop, shopWhere } from './shops';
import { StepPage, typeCard } from './step-page';
import { expect, test } from './test';

/** All that a link of a campaign may bring; the partner names the seller. */
const campaign = {
  route: 'vip',
  contactId: '0035g00000X',
  partner: 'escola_12',
  source: 'feira',
  utm_source: 'jornal',
  utm_campaign: 'volta às aulas',
  gclid: 'G-1',
  gbraid: 'GB-1',
  wbraid: 'WB-1',
  fbclid: 'F.1',
  ttclid: 'T_1',
  msclkid: 'M1',
  ref: 'a b',
};

/** Values of the campaign that the page's address lacks. */
function listLost(page: Page): string[] {
  const { searchParams } = new URL(page.url());
  return Object.entries(campaign).flatMap(([key, value]) => (searchParams.get(key) === value ? [] : [key]));
}

test('a campaign link keeps its values through payment, bank, receipt and upsell, and names seller and lead', async ({
  page,
}) => {
  const shop = shopWhere(
    ({ pathsOf, query, offers }) => pathsOf(query).includes('/upsell-payment') && offers('credit-card'),
  );
  const offered = shopWhere(({ settings }) => settings.productName === shop.settings.upsell?.productName);
  const paid = page.waitForRequest('**/api/v2/payment');
  const { step, bank } = await goToBank(page, shop, `&${new URLSearchParams(campaign)}&homologacao=1`);
  expect((await paid).postDataJSON()).toMatchObject({
    sfLeadId: campaign.contactId,
    seller: 'franchising',
    source: campaign.source,
  });
  await bank.answer('Aprovar');
  await step.waitFor('/success');
  expect(listLost(page)).toEqual([]);
  await expect(page.locator('[data-seller]')).toHaveText(/^Atendimento Franchising/);
  await expect(page.locator('[data-homologation]')).toBeVisible();
  const bought = page.waitForRequest('**/api/v2/payment');
  for (const path of ['/upsell-presentation', '/upsell-payment', '/success/upsell']) {
    if (path === '/success/upsell') await typeCard(step, offered);
    await step.button.click();
    await step.waitFor(path);
    expect(listLost(page), path).toEqual([]);
  }
  expect((await bought).postDataJSON()).toMatchObject({ sfLeadId: campaign.contactId, seller: 'franchising' });
});

test('closing the homologation banner keeps the step and its address, and on an unknown page leads to the first step', async ({
  page,
  context,
}) => {
  const banner = page.locator('[data-homologation]');
  const close = async () => {
    const loaded = page.waitForEvent('load');
    await banner.getByRole('button', { name: anyShop.text('frame.closeHomologation') }).click();
    await loaded;
    await expect(banner).toHaveCount(0);
    expect((await context.cookies()).filter(({ name }) => name === '__Host-homologacao')).toEqual([]);
  };
  for (const [path, next] of [
    ['/lead', '/lead'],
    ['/nao-existe', '/lead'],
  ] as const) {
    await page.goto(`${path}?${anyShop.query}&homologacao=1&utm_source=a`);
    await expect(banner).toHaveText(anyShop.text('frame.homologation'));
    await close();
    await expect(page).toHaveURL(`${next}?${anyShop.query}&utm_source=a`);
    await new StepPage(page).waitFor(next);
  }
});
