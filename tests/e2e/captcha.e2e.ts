import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Request } from '@playwright/test';
import { makeBuyer } from './buyer';
import { OwnServer } from './own-server';
import { readLedger } from './sandbox-page';
import { prepareCardPayment } from './sent-payments';
import { anyShop } from './shops';
import { StepPage, sendLead, typeCard } from './step-page';
import { atNight, expect, test } from './test';

const challenges = '**/api/challenge?*';
const paymentChallenges = '**/api/challenge?for=payment';
const paymentCall = '**/api/v2/payment';

/** Body of the next request of a page to that address. */
async function bodyOf(page: Page, url: string, press: () => Promise<unknown>): Promise<{ captchaToken: string }> {
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith(url)),
    press(),
  ]);
  return request.postDataJSON();
}

test('my lead and my payment carry a token each, and no other payment passes with it', async ({ page, context }) => {
  const lead = bodyOf(page, '/api/v1/lead', async () => undefined);
  const { step, buyer } = await prepareCardPayment(page, anyShop);
  const payment = await bodyOf(page, '/api/v2/payment', () => step.button.click());
  await step.waitFor('/success');
  const { captchaToken } = await lead;
  expect(new Set([captchaToken, payment.captchaToken]).size).toBe(2);
  const used = [payment, { ...payment, captchaToken }, { ...payment, captchaToken: 'forged' }];
  for (const [index, data] of used.entries()) {
    const headers = { origin: new URL(page.url()).origin, 'idempotency-key': `another-payment-${index}` };
    const answer = await page.request.post('/api/v2/payment', { data, headers });
    expect(await answer.json()).toMatchObject({ code: 'captcha_failed', outcome: 'none' });
  }
  expect(await readLedger(context, buyer.email)).toEqual(['paid']);
});

test('a token that the server refuses is explained, nothing is charged, and my second press pays', async ({
  page,
  context,
}) => {
  const { step, buyer, sent } = await prepareCardPayment(page, anyShop);
  await page.route(
    paymentCall,
    (route) => route.continue({ postData: { ...route.request().postDataJSON(), captchaToken: 'forged' } }),
    { times: 1 },
  );
  await step.button.click();
  await expect(step.formError).toHaveAttribute('data-form-error', 'captcha_failed');
  await expect(step.formError).toContainText(anyShop.text('refusals.captcha_failed-cause'));
  await expect(step.formError).toContainText('Nada foi cobrado.');
  await expect(step.field('cardNumber')).not.toHaveValue('');
  await step.type({ cardCvv: '737' });
  await step.button.click();
  await step.waitFor('/success');
  expect(await readLedger(context, buyer.email)).toEqual(['paid']);
  expect(new Set(sent.keys).size).toBe(1);
});

test('a blocked challenge is explained at once, on the first step and at the payment, and a second press goes on', async ({
  page,
  context,
}) => {
  await page.route(challenges, (route) => route.abort());
  const pressed = sendLead(page, anyShop);
  await expect(page.locator('[data-form-error=captcha_failed]')).toContainText('robô');
  await page.unroute(challenges);
  await page.locator('[data-step] button[type=submit]').click();
  await pressed;
  await page.route(paymentChallenges, (route) => route.abort());
  const { step, buyer, sent } = await prepareCardPayment(page, anyShop);
  await step.button.click();
  await expect(step.formError).toContainText(anyShop.text('refusals.captcha_failed-cause'));
  await expect(step.formError).toContainText('Nada foi cobrado.');
  expect(sent.keys).toEqual([]);
  await page.unroute(paymentChallenges);
  await step.type({ cardCvv: '737' });
  await step.button.click();
  await step.waitFor('/success');
  expect(await readLedger(context, buyer.email)).toEqual(['paid']);
});

/** Runs in the page: paths of the requests from now on that end before a step is shown. */
function listRequests(template: string): Promise<string[]> {
  const from = performance.now();
  const isPart = ({ startTime, initiatorType }: PerformanceResourceTiming) =>
    startTime >= from && ['fetch', 'xmlhttprequest', 'script', 'link'].includes(initiatorType);
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(`[data-template="${template}"]`)) return;
      observer.disconnect();
      const requests = performance.getEntriesByType('resource').filter(isPart);
      resolve(requests.map(({ name }) => new URL(name).pathname));
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
}

test('between my press and the next step, the step’s own call is the only request', atNight(), async ({ page }) => {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const press = async (step: StepPage, next: string) => {
    // The page requests its idle work before the press.
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 5_000 })));
    await expect.poll(() => open.size).toBe(0);
    const [requests] = await Promise.all([page.evaluate(listRequests, next), step.button.click()]);
    return requests;
  };
  const step = new StepPage(page);
  await page.goto(`/lead?${anyShop.query}`);
  await step.waitFor('/lead');
  await step.type(makeBuyer(anyShop));
  if (anyShop.settings.terms.isEnabled) await step.field('terms').check();
  expect(await press(step, 'payment')).toEqual(['/api/v1/lead']);
  await step.waitFor('/payment');
  await typeCard(step, anyShop);
  expect(await press(step, 'success')).toEqual(['/api/v2/payment']);
});

/** A captcha service's script: each widget gives one token at once. */
const serviceScript = `window.turnstile = {
  render: (box, options) => options,
  execute: (options) => options.callback('a-token-of-the-service'),
}`;

test('a captcha service runs on my first step only: the card screen is a new document without its script', async ({
  openContext,
}) => {
  const checked: string[] = [];
  const service = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => checked.push(chunk.toString()));
    request.on('end', () => response.end('{"success":true}'));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  const server = await OwnServer.start({
    CAPTCHA_PROVIDER: 'turnstile',
    CAPTCHA_SITE_KEY: 'site',
    CAPTCHA_SECRET: 'secret',
    CAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}`,
  });
  const context = await openContext({ baseURL: server.origin });
  const page = await context.newPage();
  const loaded: string[] = [];
  await page.route('https://challenges.cloudflare.com/**', (route) => {
    loaded.push(new URL(page.url()).pathname);
    return route.fulfill({ contentType: 'text/javascript', body: serviceScript });
  });
  const lead = bodyOf(page, '/api/v1/lead', async () => undefined);
  const { step, buyer } = await prepareCardPayment(page, anyShop);
  expect((await lead).captchaToken).toBe('turnstile:a-token-of-the-service');
  expect(checked).toEqual(['secret=secret&response=a-token-of-the-service']);
  expect(loaded).toEqual(['/lead']);
  expect(await page.evaluate(() => 'turnstile' in window)).toBe(false);
  const { captchaToken } = await bodyOf(page, '/api/v2/payment', () => step.button.click());
  expect(captchaToken).not.toContain(':');
  await step.waitFor('/success');
  expect(await readLedger(context, buyer.email)).toEqual(['paid']);
  await context.close();
  await server.stop();
  service.close();
});
