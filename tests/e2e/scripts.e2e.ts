import { anyShop as shop } from './shops';
import { goToPayment } from './step-page';
import { expect, test } from './test';

test('every script on the way to payment is marked for immediate compilation', async ({ page }) => {
  const scripts: { url: string; text: Promise<string> }[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (url.includes('/_next/static/') && url.endsWith('.js')) scripts.push({ url, text: response.text() });
  });
  await goToPayment(page, shop);
  const texts = await Promise.all(scripts.map(async ({ url, text }) => ({ url, text: await text })));
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter(({ text }) => !text.startsWith('//# allFunctionsCalledOnLoad\n')).map(({ url }) => url)).toEqual(
    [],
  );
});
