import { goodCard } from './buyer';
import { spyOnContainers, startMeasuredServer, waitForContainer } from './measured-shops';
import type { OwnServer } from './own-server';
import { playBank } from './sandbox-page';
import { anyShop } from './shops';
import { goToPayment, StepPage, sendLead, typeCard } from './step-page';
import { expect, test } from './test';

let server: OwnServer;
let stop: () => Promise<void>;

test.beforeAll(async () => {
  ({ server, stop } = await startMeasuredServer());
});

test.afterAll(() => stop());

test('a card screen runs only our scripts: a container before and behind it never sees a key of my card', async ({
  openContext,
}) => {
  const context = await openContext({ baseURL: server.origin });
  const measured = await spyOnContainers(context);
  const page = await context.newPage();
  const foreign: string[] = [];
  page.on('request', (request) => {
    const isOurs = new URL(request.url()).origin === server.origin;
    if (request.resourceType() === 'script' && !isOurs) foreign.push(new URL(page.url()).pathname);
  });
  const campaign = '&seller=ana.prado&source=blog&utm_source=mail&utm_content=eu@exemplo.com&gclid=abc';
  const { step } = await goToPayment(page, anyShop, campaign, undefined, async (path) => {
    if (path !== '/payment') await waitForContainer(page);
  });
  expect(await page.evaluate(() => window.spied)).toBeUndefined();
  await expect(step.heading).toBeFocused();
  await typeCard(step, anyShop);
  await step.button.click();
  await step.waitFor('/success');
  await expect.poll(measured.names).toContain('purchase');
  await expect(step.heading).toBeFocused();
  expect(measured.names()).toEqual(['begin_checkout', 'generate_lead', 'add_payment_info', 'purchase']);
  expect(foreign).toEqual(measured.loadedOn);
  expect(foreign).not.toContain('/payment');
  const keys = await page.evaluate(() => window.spied?.keys.join(''));
  expect(JSON.stringify(measured.reported) + keys).not.toMatch(new RegExp(`${goodCard}|4111 1111|ANA D PRADO|@|%40`));
  const purchase = measured.events().at(-1);
  expect(purchase).toMatchObject({
    seller: 'ana.prado',
    source: 'blog',
    utm_source: 'mail',
    utm_content: '[email]',
    gclid: 'abc',
  });
  expect(purchase?.ecommerce).toMatchObject({ currency: 'BRL', payment_type: 'credit-card' });
  const defaults = measured.reported.filter(({ reported }) => Array.isArray(reported)).map(({ reported }) => reported);
  expect(defaults[0]).toMatchObject(['consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied' }]);
});

test('a pix counts once as a code and once as a purchase, whatever I reload and wherever I go back to', async ({
  openContext,
}) => {
  const context = await openContext({ baseURL: server.origin });
  const measured = await spyOnContainers(context);
  const page = await context.newPage();
  const { step, buyer } = await goToPayment(page, anyShop);
  await step.choose('pix');
  await step.answer(anyShop);
  await step.button.click();
  await step.waitFor('/pix');
  await expect.poll(measured.names).toContain('generate_pix');
  await page.reload();
  await step.waitFor('/pix');
  await waitForContainer(page);
  await playBank(context, buyer.email, 'paid');
  await step.waitFor('/success');
  await expect.poll(measured.names).toContain('purchase');
  await page.reload();
  await step.waitFor('/success');
  await waitForContainer(page);
  await step.goBack();
  await page.goForward();
  await step.waitFor('/success');
  // Google's tags send the address that is set: the real one opens the payment.
  const named = measured.sent.filter(({ href }) => new URL(href).searchParams.has('token'));
  expect(named.length).toBeGreaterThan(0);
  for (const { page } of named) expect(new URL(page).pathname + new URL(page).search).not.toMatch(/token|tok_|pay_/);
  const counted = ['begin_checkout', 'generate_lead', 'add_payment_info', 'generate_pix', 'purchase'];
  expect(measured.names()).toEqual(counted);
});

test('I refuse to be measured once, and change my mind from the foot of the page', async ({ openContext }) => {
  const context = await openContext({ baseURL: server.origin });
  const measured = await spyOnContainers(context);
  const page = await context.newPage();
  const bar = page.locator('[data-consent]');
  await page.goto(`/lead?${anyShop.query}`);
  const step = new StepPage(page);
  await step.waitFor('/lead');
  await expect(bar).toBeAttached();
  await bar.locator('[data-answer=denied]').focus();
  await page.keyboard.press('Enter');
  await expect(bar).toBeHidden();
  await page.reload();
  await waitForContainer(page);
  await expect(bar).toHaveCount(0);
  await page.locator('[data-consent-again]').click();
  await expect(bar).toBeFocused();
  await bar.locator('[data-answer=granted]').click();
  await expect(page.locator('[data-consent-again]')).toBeFocused();
  const answers = measured.reported.flatMap(({ reported }) =>
    Array.isArray(reported) && reported[1] === 'update' ? [reported[2]] : [],
  );
  expect(answers.map(({ ad_storage }) => ad_storage)).toEqual(['denied', 'granted']);
  const { step: next } = await sendLead(page, anyShop);
  await expect(next.heading).toBeVisible();
});
