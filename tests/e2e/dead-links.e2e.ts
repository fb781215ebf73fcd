import { findReturnRoute } from '../../model/flow/resolve-step';
import { manifests } from '../../templates/manifests.generated';
import { anyShop, shops, shopWhere } from './shops';
import { StepPage } from './step-page';
import { expect, test } from './test';

test.describe('a broken link', () => {
  for (const [what, query] of [
    ['an unknown offer', `${anyShop.query}&oferta=desconhecida&utm_source=a%20b&a=b`],
    ['a product with broken settings', 'product=QUEBRADO&a=b'],
  ] as const) {
    test(`${what} takes me to the error page, with the query kept`, async ({ page, request }) => {
      const answer = await request.get(`/lead?${query}`, { maxRedirects: 0 });
      expect(answer.status()).toBe(307);
      const target = new URL(answer.headers().location ?? '', 'http://own.invalid');
      expect(target.pathname).toBe('/generic-error');
      expect(Object.fromEntries(target.searchParams)).toEqual(Object.fromEntries(new URLSearchParams(query)));
      await page.goto(`/lead?${query}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Algo deu errado por aqui');
      await expect(page.locator('main')).toContainText(/Código para o atendimento: [0-9A-F]{8}/);
    });
  }

  test('an unknown seller stops no sale: I see no banner, and the link keeps the name', async ({ page }) => {
    await page.goto(`/lead?${anyShop.query}&seller=performanc&source=feira`);
    await new StepPage(page).waitFor('/lead');
    expect(new URL(page.url()).searchParams.get('seller')).toBe('performanc');
    await expect(page.getByText('Atendimento')).toHaveCount(0);
  });

  test('the error page leads back to the purchase with language, voucher and campaign, without the failed offer and seller', async ({
    page,
  }) => {
    const shop = shopWhere(({ settings }) => settings.country === 'MZ');
    await page.goto(`/lead?${shop.query}&oferta=desconhecida&seller=ninguem&voucher=BLACK&utm_source=a`);
    await expect(page.getByRole('link', { name: shop.text('frame.tryAgain') })).toHaveAttribute('href', /oferta=/);
    await page.getByRole('link', { name: shop.text('generic-error.start') }).click();
    await new StepPage(page).waitFor('/lead');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-MZ');
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('voucher')).toBe('BLACK');
    expect(searchParams.get('utm_source')).toBe('a');
    for (const key of ['oferta', 'seller']) expect(searchParams.has(key), key).toBe(false);
  });

  test('the error page leads back to the same country, even when only the product slug determines the country', async ({
    page,
  }) => {
    const shop = shopWhere(({ settings }) => settings.country === 'MZ' && settings.productSlugs !== undefined);
    const [slug] = shop.settings.productSlugs ?? [];
    await page.goto(`/lead?product-slug=${slug}&oferta=desconhecida`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-MZ');
    await page.getByRole('link', { name: shop.text('generic-error.start') }).click();
    await new StepPage(page).waitFor('/lead');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-MZ');
    await expect(page.locator('[data-order]')).toContainText(shop.settings.currency.symbol);
  });

  test('after a failed return from the bank, "try again" opens the same return address with the payment token', async ({
    page,
  }) => {
    const path = findReturnRoute(manifests);
    await page.goto(`${path}?${anyShop.query}&oferta=desconhecida&token=pay_1`);
    const link = page.getByRole('link', { name: anyShop.text('frame.tryAgain') });
    await expect(link).toHaveAttribute('href', `${path}?${anyShop.query}&oferta=desconhecida&token=pay_1`);
  });

  test('an unknown address shows "page not found" with status 404', async ({ page }) => {
    const answer = await page.goto(`/nao-existe?${anyShop.query}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada');
    await page.getByRole('link', { name: anyShop.text('generic-error.start') }).click();
    await new StepPage(page).waitFor('/lead');
  });

  test('a mistyped address leads to the first step with its offer and seller', async ({ page }) => {
    const [offer] = Object.values(anyShop.settings.plans).map((plan) => plan?.planId.test);
    for (const query of [`${anyShop.query}&oferta=${offer}&seller=ana.prado&source=feira`, `oferta=${offer}`]) {
      await page.goto(`/leads?${query}`);
      await page.getByRole('link', { name: anyShop.text('generic-error.start') }).click();
      await new StepPage(page).waitFor('/lead');
      await expect(page).toHaveURL(`/lead?${query}`);
    }
  });

  test('a mistyped return from the bank offers a link to the payment and a link to a new purchase', async ({
    page,
  }) => {
    const query = `${anyShop.query}&token=pay_1`;
    await page.goto(`/nao-existe?${query}`);
    await expect(page.getByRole('link', { name: anyShop.text('frame.tryAgain') })).toHaveAttribute(
      'href',
      `${findReturnRoute(manifests)}?${query}`,
    );
    await expect(page.getByRole('link', { name: anyShop.text('generic-error.start') })).toHaveAttribute(
      'href',
      `/lead?${anyShop.query}`,
    );
  });

  for (const debris of ['%E2%80%9D,', '%E2%80%A6', ';']) {
    test(`an address with "${decodeURIComponent(debris)}" behind it leads to the address without it`, async ({
      request,
    }) => {
      const answer = await request.get(`/payment/aberta-wup${debris}?a=b`, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([307, '/payment/aberta-wup?a=b']);
    });
  }

  test('the error page of an invoice that names no product is of no brand and leads back to the invoice', async ({
    page,
  }) => {
    await page.goto('/generic-error?invoice=inv_1&a=b');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(anyShop.text('generic-error.title'));
    await expect(page.getByRole('main')).toContainText(/Código para o atendimento: [0-9A-F]{8}/);
    await expect(page.getByRole('link')).toHaveCount(1);
    await expect(page.getByRole('link', { name: anyShop.text('frame.tryAgain') })).toHaveAttribute(
      'href',
      '/payment/inv_1?a=b',
    );
    for (const { settings } of shops) await expect(page.locator('body')).not.toContainText(settings.title);
  });

  test('an unknown product shows the first brand in Brazil', async ({ page }) => {
    const answer = await page.goto('/lead?product=NAOEXISTE');
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle(shops[0]?.text('frame.pageTitle', { title: shops[0].settings.title }) ?? '');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  });
});
