import type { Page } from '@playwright/test';
import { shopWhere } from './shops';
import { StepPage, sendLead } from './step-page';
import { expect, test } from './test';

const brazil = shopWhere(({ settings }) => settings.country === 'BR');
const mozambique = shopWhere(({ settings }) => settings.country === 'MZ');

/** Serves the site of the first access, and collects what its requests carry. */
async function serveAccess(page: Page, { settings }: typeof brazil) {
  const { firstAccess } = settings.links.test;
  const referrers: (string | null)[] = [];
  await page.route(`${firstAccess}**`, async (route) => {
    referrers.push(await route.request().headerValue('referer'));
    await route.fulfill({ contentType: 'text/html', body: '<h1>Primeiro acesso</h1>' });
  });
  return { firstAccess, referrers };
}

test('/login takes me to the first access, and Back does not bring me to /login again', async ({ page }) => {
  const { firstAccess, referrers } = await serveAccess(page, brazil);
  await page.goto('/healthcheck');
  await page.goto(`/login?${brazil.query}`);
  await expect(page).toHaveURL(firstAccess);
  expect(referrers).toEqual([null]);
  await page.goBack();
  await expect(page).toHaveURL('/healthcheck');
});

test('in Mozambique /login hands over the token of my purchase, and no referrer', async ({ page }) => {
  const { firstAccess, referrers } = await serveAccess(page, mozambique);
  await page.goto(`/login?${mozambique.query}&token=pay_1`);
  await expect(page).toHaveURL(`${firstAccess}?token=pay_1`);
  expect(referrers).toEqual([null]);
});

test('/login and /parsing work without scripts, by a link', async ({ request }) => {
  const login = await (await request.get(`/login?${brazil.query}`)).text();
  expect(login).toContain(`href="${brazil.settings.links.test.firstAccess}"`);
  const parsing = await (await request.get(`/parsing?${brazil.query}&utm_source=crm`)).text();
  expect(parsing).toContain(`href="/lead?${brazil.query.replaceAll('&', '&amp;')}&amp;utm_source=crm"`);
});

test('a link of a campaign opens my first step with its whole query, and Back leaves the checkout', async ({
  page,
}) => {
  await page.goto('/healthcheck');
  await page.goto(`/parsing?${brazil.query}&utm_source=crm&contactId=c1`);
  await new StepPage(page).waitFor('/lead');
  await expect(page).toHaveURL(`/lead?${brazil.query}&utm_source=crm&contactId=c1`);
  await page.goBack();
  await expect(page).toHaveURL('/healthcheck');
});

test('a link of a campaign takes me past what I have already answered', async ({ page }) => {
  const { step } = await sendLead(page, brazil);
  const [, next = ''] = brazil.pathsOf(brazil.query);
  await page.goto(`/parsing?${brazil.query}&utm_source=crm`);
  await step.waitFor(next);
  await expect(page).toHaveURL(`${next}?${brazil.query}&utm_source=crm`);
});

test('a link that names no product of ours ends on the error page', async ({ page }) => {
  await page.goto('/parsing?utm_source=crm');
  await new StepPage(page).waitFor('/generic-error');
  await expect(page).toHaveURL('/generic-error?utm_source=crm');
  await page.goto('/parsing?product=nada');
  await expect(page).toHaveURL('/generic-error?product=nada');
});
