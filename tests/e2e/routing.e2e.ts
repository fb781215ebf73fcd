import type { APIRequestContext, Page } from '@playwright/test';
import { firstStep } from '../../model/flow/resolve-step';
import { manifests } from '../../templates/manifests.generated';
import { startBadBackend } from '../faults/start-bad-backend';
import { OwnServer } from './own-server';
import { readLedger } from './sandbox-page';
import { anyShop, type Shop, shops, shopWhere } from './shops';
import { goToPayment, StepPage, sendLead, typeCard } from './step-page';
import { expect, test } from './test';

/** Reads a page's text as a buyer without scripts sees it. */
async function readPage(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  const html = (await answer.text()).replaceAll('&gt;', '>').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  return html.replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, ' ').replaceAll('\u00a0', ' ');
}

test('the product slugs of all brands, in upper case, open their shops', async ({ request }) => {
  const opened: string[] = [];
  for (const { settings, text } of shops) {
    for (const slug of settings.productSlugs ?? []) {
      const lang = settings.country === 'MZ' ? '&lang=pt-MZ' : '';
      const words = await readPage(request, `/lead?product-slug=${slug.toUpperCase()}${lang}`);
      expect(words, slug).toContain(settings.productName);
      expect(words, slug).toContain(text('lead.title'));
      opened.push(slug);
    }
  }
  expect(opened.length).toBeGreaterThan(3);
});

test('a link to a Mozambican offer opens in pt-MZ with its currency, even without a language parameter', async ({
  page,
}) => {
  const shop = shopWhere(({ settings: { country, productCode } }) =>
    shops.some(
      (other) => country === 'MZ' && other.settings.country === 'BR' && other.settings.productCode === productCode,
    ),
  );
  const [offer] = Object.values(shop.settings.plans).map((plan) => plan?.planId.test);
  await page.goto(`/lead?oferta=${offer}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-MZ');
  await expect(page.locator('[data-order]')).toContainText(shop.settings.currency.symbol);
  await expect(page.locator('[data-order]')).not.toContainText('R$');
});

test('a link without an offer shows the default plan, even after I started with another plan', async ({ page }) => {
  const { payment, plans } = anyShop.settings;
  const [, other = 'monthly'] = payment.planTypes ?? [];
  const order = page.locator('[data-order]');
  await page.goto(`/lead?${anyShop.query}`);
  const usual = (await order.textContent()) ?? '';
  const { step } = await sendLead(page, anyShop, `&oferta=${plans[other]?.planId.test}`);
  await expect(order).not.toHaveText(usual);
  await page.goto(`/lead?${anyShop.query}`);
  await step.waitFor('/lead');
  await expect(order).toHaveText(usual);
});

test('the checkout removes placeholders and invalid values from the address', async ({ page }) => {
  const junk = '&utm_source=query_param_utm&voucher=query_param_voucher&route=ouro&seller=a%3Cscript%3Eb&source=&a=b';
  await sendLead(page, anyShop, junk);
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('a')).toBe('b');
  for (const key of ['utm_source', 'voucher', 'route', 'seller']) expect(searchParams.has(key), key).toBe(false);
});

test('placeholders disappear from the address bar without a request, and Back does not restore them', async ({
  page,
}) => {
  const placeholders = '&seller=query_param_seller&voucher=query_param_x';
  await page.goto('/healthcheck');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') requests.push(new URL(request.url()).pathname);
  });
  await page.goto(`/lead?${anyShop.query}${placeholders}&utm_source=a`);
  await expect(page).toHaveURL(`/lead?${anyShop.query}&utm_source=a`);
  expect(requests.filter((path) => path === '/lead' || path.startsWith('/_next/data'))).toEqual(['/lead']);
  await page.goBack();
  await expect(page).toHaveURL('/healthcheck');
});

test('a valid address stays exactly as written', async ({ page }) => {
  const address = `/lead?${anyShop.query}&utm_content=a%20b&x=1%2C2#top`;
  await page.goto(address);
  await new StepPage(page).waitFor('/lead');
  await expect(page.locator('html')).toHaveAttribute('data-fonts', 'ready');
  await expect(page).toHaveURL(address);
});

test('in production the homologation banner does not call a purchase a test, and can be closed', async ({ page }) => {
  const backend = await startBadBackend('closed');
  const server = await OwnServer.start({ APP_ENV: 'production', BFF_URL: backend.url });
  try {
    const banner = page.locator('[data-homologation]');
    await page.goto(`${server.origin}/lead?${anyShop.query}&homologacao=1`);
    await expect(banner).toHaveText(anyShop.text('frame.homologationCharged'));
    await expect(banner).not.toHaveText(/teste/);
    await page.goto(`${server.origin}/lead?${anyShop.query}`);
    await expect(banner).toHaveText(anyShop.text('frame.homologationCharged'));
    await closeBanner(page);
    await expect(banner).toHaveCount(0);
  } finally {
    await server.stop();
    backend.close();
  }
});

/** Closes the homologation banner and waits for the page that then loads. */
async function closeBanner(page: Page) {
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: anyShop.text('frame.closeHomologation') }).click();
  await loaded;
}

test.describe('the seller banner', () => {
  const banner = '[data-seller]';
  test('names the seller of the link', async ({ page }) => {
    for (const [query, text] of [
      ['&seller=ana.prado', /^Atendimento Ana Prado/],
      ['&partner=escola', /^Atendimento Franchising/],
      ['&partner=escola&seller=joao.lima', /^Atendimento João Lima/],
    ] as const) {
      await page.goto(`/lead?${anyShop.query}${query}`);
      await expect(page.locator(banner), query).toHaveText(text);
    }
  });

  test('does not appear for the default seller', async ({ page }) => {
    for (const query of ['', '&seller=performance']) {
      await page.goto(`/lead?${anyShop.query}${query}`);
      await new StepPage(page).waitFor('/lead');
      await expect(page.locator(banner), query).toHaveCount(0);
    }
  });
});

test.describe('vouchers', () => {
  const shop = shopWhere(({ settings }) => settings.vouchers?.some(({ code }) => code === 'BLACK') === true);
  const discount = shop.settings.vouchers?.find(({ code }) => code === 'BLACK')?.discount ?? 0;

  test('a voucher lowers every displayed price and the amount that I pay', async ({ page, context }) => {
    const { step, buyer } = await goToPayment(page, shop, '&voucher=BLACK');
    await page.locator('[data-order] summary').click();
    await expect(page.locator('[data-order]')).toContainText(
      shop.text('order.voucherApplied', { code: 'BLACK', discount: shop.money(discount) }),
    );
    const amount = shop.money(shop.amount - discount);
    await expect(page.locator('[data-order]')).toContainText(amount);
    await expect(step.button).toHaveText(shop.text('methods.pay', { amount }));
    await typeCard(step, shop);
    await step.button.click();
    await step.waitFor('/success');
    await expect(page.locator('[data-receipt]')).toContainText(amount);
    expect(await readLedger(context, buyer.email)).toEqual(['paid']);
  });

  test('an expired voucher shows a message and gives no discount', async ({ page }) => {
    const { step } = await goToPayment(page, shop, '&voucher=EXPIRADO');
    await page.locator('[data-order] summary').click();
    await expect(page.locator('[data-order]')).toContainText(shop.text('order.voucher-expired', { code: 'EXPIRADO' }));
    await expect(step.button).toHaveText(shop.text('methods.pay', { amount: shop.money(shop.amount) }));
  });

  test('an invitation voucher opens the flow made for it', async ({ page }) => {
    const invited = shopWhere(({ settings }) => settings.forcedFlows?.some(({ when }) => when.voucher) === true);
    const voucher = invited.settings.forcedFlows?.find(({ when }) => when.voucher)?.when.voucher ?? '';
    await sendLead(page, invited, `&amp;voucher=${voucher.toUpperCase()}%20&seller=Ana/SP&source=instagram+(bio)`);
    await expect(page.getByText('Diagnóstico individual de 60 minutos')).toBeVisible();
    await expect(page.locator('[data-seller]')).toHaveText(/^Atendimento Ana \(São Paulo\)/);
    expect(new URL(page.url()).searchParams.get('voucher')).toBe(voucher.toUpperCase());
  });

  test('an impossible voucher code is still reported as unknown on the second step', async ({ page }) => {
    await sendLead(page, shop, '&voucher=10%25');
    await expect(page.locator('[data-order]')).toContainText(shop.text('order.voucher-unknown', { code: '10%' }));
  });

  test('a flow opened by its id applies the discount of its voucher, in all brands', async ({ request }) => {
    const opened: string[] = [];
    for (const one of shops) {
      for (const { when, flow } of one.settings.forcedFlows ?? []) {
        const voucher = one.settings.vouchers?.find(({ code }) => code.toLowerCase() === when.voucher?.toLowerCase());
        if (!voucher) continue;
        const words = await readPage(request, `/lead?${one.query}&flowId=${flow}`);
        const amount = one.money(one.amount - (voucher.discount ?? 0)).replaceAll('\u00a0', ' ');
        expect(words, flow).toContain(amount);
        expect(words, flow).toContain(voucher.code);
        opened.push(flow);
      }
    }
    expect(opened).not.toEqual([]);
  });
});

test('the health and readiness checks answer without a product', async ({ request }) => {
  for (const path of ['/healthcheck', '/readiness']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toContain('text/plain');
  }
});

test('a step path outside the flow redirects to the first step of the flow', async ({ request }) => {
  const routes = Object.values(manifests).map(({ route }) => route);
  const shop = shopWhere((one) => routes.some((route) => isForeign(one, route)));
  const route = routes.find((one) => isForeign(shop, one));
  const answer = await request.get(`${route}?${shop.query}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  expect(answer.headers().location).toBe(`/lead?${shop.query}`);
});

/** Whether no flow that a path alone may select has the route. */
function isForeign({ flows, query, pathsOf }: Shop, route: string): boolean {
  const opens = flows.some((flow) => manifests[firstStep(flow).templateId].route === route);
  return route !== '/generic-error' && !route.includes('{') && !opens && !pathsOf(query).includes(route);
}

test('a step keeps the parameter that chose its flow, even if its value is the path', async ({ request }) => {
  const search = '&route=pix';
  const { query } = shopWhere(
    (one) => !one.pathsOf(one.query).includes('/pix') && one.pathsOf(one.query + search).includes('/pix'),
  );
  const answer = await request.get(`/pix?${query}${search}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(200);
});
