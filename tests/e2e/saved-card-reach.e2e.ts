import { spyOnContainers, startMeasuredServer, waitForContainer } from './measured-shops';
import { readLedger } from './sandbox-page';
import { shopWhere } from './shops';
import { goToPayment, typeCard } from './step-page';
import { expect, test } from './test';

const shop = shopWhere(({ settings, offers }) => settings.country === 'BR' && offers('credit-card'));

test.describe('a tag of the container on my receipt', () => {
  let measured: Awaited<ReturnType<typeof startMeasuredServer>>;
  test.beforeAll(async () => {
    measured = await startMeasuredServer();
  });
  test.afterAll(() => measured.stop());

  test('can neither read my saved card nor pay with it', async ({ openContext, troubles }) => {
    const { server } = measured;
    const context = await openContext({ baseURL: server.origin });
    await spyOnContainers(context);
    const page = await context.newPage();
    const { step, buyer } = await goToPayment(page, shop);
    await typeCard(step, shop);
    await step.button.click();
    await step.waitFor('/success');
    await waitForContainer(page);
    const answers = await page.evaluate(
      async (payment) => {
        const tab = sessionStorage.getItem('tab') ?? '';
        const own = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
        const pay = async (press: string) => {
          const { status } = await fetch('/api/v2/payment', {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              'idempotency-key': crypto.randomUUID(),
              'x-tab': tab,
              'x-press': press,
            },
            body: JSON.stringify(payment),
          });
          return status;
        };
        const html = await (await fetch(payment.page)).text();
        const fetched = /nonce="([\w-]+)"/.exec(html)?.[1] ?? '';
        const frame = document.createElement('iframe');
        frame.src = payment.page;
        document.body.append(frame);
        await new Promise((resolve) => {
          frame.onload = resolve;
          setTimeout(resolve, 3_000);
        });
        let framed = '';
        try {
          framed = frame.contentDocument?.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
        } catch {
          framed = '';
        }
        return [await pay(own), await pay(fetched), await pay(framed)];
      },
      {
        page: `/payment?${shop.query}`,
        name: buyer.name,
        email: buyer.email,
        phone: buyer.phone,
        amount: shop.amount,
        business: shop.settings.business,
        operation: 'direct',
        productCode: shop.settings.productCode,
        seller: 'performance',
        source: 'direto',
        paymentMethods: [{ method: 'default-credit-card', amount: shop.amount, paymentProfileId: 'saved' }],
      },
    );
    expect(answers.every((status) => status === 422)).toBe(true);
    const [popup] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate((url) => void window.open(url), `/payment?${shop.query}`),
    ]);
    await popup.waitForLoadState();
    expect(await popup.evaluate(() => window.opener)).toBeNull();
    expect(await readLedger(context, buyer.email, server.origin)).toEqual(['paid']);
    troubles.splice(0);
    await context.close();
  });
});
