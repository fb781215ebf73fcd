import { findTraces, isPayment, paidCard, recordTraffic, refusedCard } from './card-traces';
import { OwnServer } from './own-server';
import { anyShop as shop } from './shops';
import { goToPayment, type StepPage, typeCard } from './step-page';
import { expect, test } from './test';

test.describe('my card', () => {
  let server: OwnServer;

  test.beforeEach(async () => {
    server = await OwnServer.start({ SANDBOX_SLOW_MS: '6000', BACKEND_TIMEOUT_MS: '3000' });
  });
  test.afterEach(() => server.stop());

  test('is sent only in the payment request, and leaves no trace in the browser, another request or the log', async ({
    openContext,
  }) => {
    const context = await openContext({ baseURL: server.origin });
    const traffic = recordTraffic(context);
    const payments: string[] = [];
    context.on('request', (request) => {
      if (isPayment(request)) payments.push(request.postData() ?? '');
    });
    const page = await context.newPage();
    const expectNoTrace = async () => expect(await findTraces(page, traffic, server.output)).toEqual([]);
    const { step } = await goToPayment(page, shop);
    await pay(step, refusedCard);
    await step.formError.waitFor();
    await expectNoTrace();
    await pay(step, paidCard);
    await page.locator('[data-confirming]').waitFor();
    await expectNoTrace();
    await step.waitFor('/success');
    await expectNoTrace();
    expect(payments).toHaveLength(2);
    for (const [index, card] of [refusedCard, paidCard].entries()) {
      expect(payments[index]).toContain(card.cardNumber);
      expect(payments[index]).toContain(card.cardCvv);
    }
    expect(server.output).not.toBe('');
    await step.goBack();
    await step.waitFor('/payment');
    await expectNoTrace();
    await context.close();
  });
});

async function pay(step: StepPage, card: typeof paidCard) {
  await typeCard(step, shop, card);
  await expect(step.field('cardCompany')).toHaveValue('american_express');
  await step.button.click();
}

/** Leaks of a careless script, by the place where the search must find the card. */
const plants: Readonly<Record<string, (text: string) => unknown>> = {
  markup: (text) => document.body.setAttribute('data-planted', text),
  'local storage': (text) => localStorage.setItem('planted', text),
  'session storage': (text) => sessionStorage.setItem(text, '1'),
  'history state': (text) => history.replaceState({ ...history.state, text }, ''),
  address: (text) => history.replaceState(history.state, '', `${location.href}#${text}`),
  title: (text) => {
    document.title = text;
  },
  'window name': (text) => {
    window.name = text;
  },
  'data layer': (text) => {
    Object.assign(window, { dataLayer: [{ event: 'pay', text }] });
  },
  database: (text) =>
    new Promise<void>((resolve) => {
      const request = indexedDB.open('planted');
      request.onupgradeneeded = () => request.result.createObjectStore('rows', { autoIncrement: true }).add({ text });
      request.onsuccess = () => {
        request.result.close();
        resolve();
      };
    }),
  cache: async (text) => (await caches.open('planted')).put('/planted', new Response(text)),
  cookie: (text) => {
    // biome-ignore lint/suspicious/noDocumentCookie: it is what a careless script would write
    document.cookie = `planted=${text}`;
  },
  // biome-ignore lint/suspicious/noConsole: it is what a careless script would write
  console: (text) => console.info(text),
  'URL of a request': (text) => fetch(`/planted?card=${encodeURIComponent(text)}`),
  header: (text) => fetch('/planted', { headers: { 'x-planted': text } }),
  'body of another request': (text) => fetch('/planted', { method: 'POST', body: text }),
};

const spelled: readonly string[] = [paidCard.cardNumber, '3782 822463 10005', '3782-822463-10005', paidCard.cardCvv];

test('the search of this test finds a card in every place where a careless script might leave it', async ({ page }) => {
  const traffic = recordTraffic(page.context());
  await page.goto(`/lead?${shop.query}`);
  for (const [index, [place, plant]] of Object.entries(plants).entries()) {
    expect(await findTraces(page, traffic, '')).not.toContain(place);
    await page.evaluate(plant, spelled[index % spelled.length] ?? '');
    await expect.poll(() => findTraces(page, traffic, '')).toContain(place);
  }
  expect(await findTraces(page, traffic, `{"card":"${paidCard.cardNumber}"}`)).toContain('log');
});
