import type { Page } from '@playwright/test';
import { OwnServer } from './own-server';
import { anyShop as shop } from './shops';
import { goToPayment, type StepPage, typeCard } from './step-page';
import { expect, test } from './test';

/** American Express cards: a four-digit code occurs by chance less often than a three-digit one. */
const paid = { cardNumber: '378282246310005', cardCvv: '7391', cardHolder: 'LENTO' };
const refused = { cardNumber: '371449635398431', cardCvv: '8264', cardHolder: 'FRAUDE' };

/** The number with or without spaces or dashes, or the code on its own. */
const canaries = [paid, refused].flatMap(({ cardNumber, cardCvv }) => [
  new RegExp([...cardNumber].join('[ -]?')),
  new RegExp(`(?<![\\w-])${cardCvv}(?![\\w-])`),
]);

function expectClean(text: string, where: string) {
  for (const canary of canaries) expect(canary.test(text), `${where} holds ${canary}`).toBe(false);
}

test.describe('my card', () => {
  let server: OwnServer;

  test.beforeEach(async () => {
    server = await OwnServer.start({ SANDBOX_SLOW_MS: '6000', BACKEND_TIMEOUT_MS: '3000' });
  });
  test.afterEach(() => server.stop());

  test('is sent only in the payment request, and appears in no storage, address, cookie, other request or log', async ({
    openContext,
  }) => {
    const context = await openContext({ baseURL: server.origin });
    const page = await context.newPage();
    const seen = listen(page);
    const { step } = await goToPayment(page, shop);
    await pay(page, step, refused);
    await step.formError.waitFor();
    await expectNoTrace(page);
    await pay(page, step, paid);
    await page.locator('[data-confirming]').waitFor({ timeout: 15_000 });
    await expectNoTrace(page);
    await step.waitFor('/success');
    await expectNoTrace(page);
    expect(seen.payments).toHaveLength(2);
    for (const [index, card] of [refused, paid].entries()) {
      expect(seen.payments[index]).toContain(card.cardNumber);
      expect(seen.payments[index]).toContain(card.cardCvv);
    }
    expectClean(seen.others.join('\n'), 'another request or the console');
    expect(server.output).not.toBe('');
    expectClean(server.output, 'the server log');
    await step.goBack();
    await step.waitFor('/payment');
    await expectNoTrace(page);
    await context.close();
  });
});

async function pay(page: Page, step: StepPage, card: typeof paid) {
  await typeCard(step, shop, card);
  await expect(step.field('cardCompany')).toHaveValue('american_express');
  expectClean(page.url(), 'the address');
  await step.button.click();
}

function listen(page: Page) {
  const seen = { payments: [] as string[], others: [] as string[] };
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    const isPayment = request.method() === 'POST' && request.url().endsWith('/payment');
    if (isPayment) seen.payments.push(body);
    seen.others.push(request.url(), JSON.stringify(request.headers()), isPayment ? '' : body);
  });
  page.on('console', (message) => seen.others.push(message.text()));
  return seen;
}

async function expectNoTrace(page: Page) {
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state, location.href]),
  );
  expectClean(kept, 'the browser');
}
