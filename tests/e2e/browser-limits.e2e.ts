import type { Page } from '@playwright/test';
import { documentOf, makeBuyer, makeCard } from './buyer';
import { makeGate } from './make-gate';
import { readLedger } from './sandbox-page';
import { anyShop as shop, shopWhere } from './shops';
import { goToPayment, StepPage, typeCard } from './step-page';
import { expect, test } from './test';

test('I can buy in a browser that stores nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('storage is switched off', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
  });
  const { step, buyer } = await goToPayment(page, shop);
  await typeCard(step, shop);
  await step.button.click();
  await step.waitFor('/success');
  await expect(page.locator('[data-receipt]')).toBeVisible();
  expect(await readLedger(page.context(), buyer.email)).toEqual(['paid']);
});

test('where an app opens no other tab, I read the terms in this one, and Back finds what I typed', async ({ page }) => {
  const asking = shopWhere(({ settings }) => settings.terms.isEnabled);
  const { terms } = asking.settings.links.test;
  await page.route(terms, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Termos</h1>' }));
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(`/lead?${asking.query}`);
  const step = new StepPage(page);
  await step.waitFor('/lead');
  const buyer = makeBuyer(asking);
  await step.type(buyer);
  const phone = await step.field('phone').inputValue();
  await step.field('terms').check();
  await page.locator(`[data-step] a[href="${terms}"]`).click();
  await expect(page.getByRole('heading', { name: 'Termos' })).toBeVisible();
  await page.goBack();
  await step.waitFor('/lead');
  await expect(step.field('terms')).toBeChecked();
  for (const [name, value] of Object.entries({ ...buyer, phone })) await expect(step.field(name)).toHaveValue(value);
});

test.describe('without cookies', () => {
  /** Switched off for the next page that is loaded. */
  const switchOff = (page: Page) =>
    page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
    });

  async function expectBlocked(page: Page, path: string) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Os cookies do seu navegador estão desativados');
    await expect(page.getByText('Ative e tente novamente.', { exact: true })).toBeVisible();
    await expect(page.locator('[data-step], [data-order], input, button[type=submit]')).toHaveCount(0);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('link', { name: 'Tentar novamente' }).click();
    await reloaded;
    await expect(page).toHaveURL((url) => {
      // The address of a step that waits names its payment.
      url.searchParams.delete('token');
      return url.pathname === path && url.search === `?${shop.query}`;
    });
    await expect(page.locator('[data-cookies-off]')).toBeVisible();
  }

  test('I am told so on the first step, and can try again', async ({ page }) => {
    await switchOff(page);
    await page.goto(`/lead?${shop.query}`);
    await expectBlocked(page, '/lead');
  });

  test('I am told so at payment before any card field is shown, and can try again', async ({ page }) => {
    await goToPayment(page, shop);
    await switchOff(page);
    await page.reload();
    await expectBlocked(page, '/payment');
  });

  test('I am told so while my pix waits, and can try again', async ({ page }) => {
    const { step, buyer } = await goToPayment(page, shop);
    await step.choose('pix');
    await step.type(documentOf(shop));
    await step.button.click();
    await step.waitFor('/pix');
    await switchOff(page);
    await page.reload();
    await expectBlocked(page, '/pix');
    expect(await readLedger(page.context(), buyer.email)).toEqual(['pending']);
  });
});

test.describe('when the code of the card fields is lost on the way', () => {
  const scripts = '**/_next/static/**/*.js';

  test.beforeEach(async ({ page }) => {
    await page.route(scripts, async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('cardNumber')) await route.abort();
      else await route.fulfill({ response });
    });
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
    await page.goto(`/lead?${shop.query}`);
    const step = new StepPage(page);
    await step.waitFor('/lead');
    await step.type(makeBuyer(shop));
    if (shop.settings.terms.isEnabled) await step.field('terms').check();
    await lost;
  });

  test('it is asked for again when I come to it', async ({ page }) => {
    const step = new StepPage(page);
    await page.unrouteAll({ behavior: 'wait' });
    await step.button.click();
    await step.waitFor('/payment');
    await expect(step.field('cardNumber')).toBeVisible();
  });

  test('I am told when it still does not come, and a reload goes on where I was', async ({ page }) => {
    const step = new StepPage(page);
    await step.button.click();
    await expect(page.locator('[data-chunk-failed]')).toContainText('Uma parte da página não carregou.');
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await step.waitFor('/payment');
    await expect(step.field('cardNumber')).toBeVisible();
  });
});

/** The page's scripts arrive only when what is returned is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const gate = makeGate();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await gate.opened;
    await route.continue();
  });
  return gate.open;
}

test.describe('when I pay on a slow line', () => {
  /** The payment step again, as it stands there before its scripts come. */
  const comeBack = async ({ page }: StepPage) => {
    const release = await holdScripts(page);
    await page.goto(`/payment?${shop.query}`, { waitUntil: 'commit' });
    return release;
  };

  const payEarly = async (step: StepPage) => {
    const release = await comeBack(step);
    // Nothing brings the date into its mask yet, nor recognises the company.
    await step.type({ ...makeCard({ cardExpiry: '1234' }), ...documentOf(shop) });
    await step.button.click({ noWaitAfter: true });
    await expect(step.page.locator('html')).toHaveAttribute('data-pressed');
    release();
  };

  test('a press before the page is ready waits until it knows who I am', async ({ page, context }) => {
    const { step, buyer } = await goToPayment(page, shop);
    await payEarly(step);
    await step.waitFor('/success');
    expect(await readLedger(context, buyer.email)).toEqual(['paid']);
  });

  test('a press on a form that stands there before the page knows that I have paid pays nothing', async ({
    page,
    context,
  }) => {
    const { step, buyer } = await goToPayment(page, shop);
    await typeCard(step, shop);
    await step.button.click();
    await step.waitFor('/success');
    await payEarly(step);
    await step.waitFor('/payment');
    await expect(step.heading).toHaveText(shop.text('methods.alreadyPaidTitle'));
    await expect(page.locator('html')).not.toHaveAttribute('data-pressed');
    expect(await readLedger(context, buyer.email)).toEqual(['paid']);
  });

  test('the card that I give before the page is ready is recognised', async ({ page }) => {
    const { step } = await goToPayment(page, shop);
    const release = await comeBack(step);
    await step.type(makeCard());
    release();
    await step.waitFor('/payment');
    await expect(step.field('cardCompany')).toHaveValue('visa');
  });

  test('the way that I choose before the page is ready stays', async ({ page }) => {
    const { step } = await goToPayment(page, shop);
    const release = await comeBack(step);
    await step.choose('pix');
    release();
    await step.waitFor('/payment');
    await expect(step.button).toContainText('Pix');
    await expect(page.locator('[data-step] input[name=method]:checked')).toHaveValue('pix');
  });
});

test.describe('on a slow line', () => {
  let release: () => void;
  /** When each font was asked for. */
  let fonts: string[];

  test.beforeEach(async ({ page }) => {
    let now = 'before the scripts';
    fonts = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(now);
    });
    const letGo = await holdScripts(page);
    release = () => {
      now = 'after';
      letGo();
    };
    await page.goto(`/lead?${shop.query}`, { waitUntil: 'commit' });
  });

  test("what the page works with comes before its letters, which I see in the device's own until then", async ({
    page,
  }) => {
    const step = new StepPage(page);
    await expect(step.heading).toBeVisible();
    await expect(step.button).toBeVisible();
    await step.settle();
    release();
    await page.locator('html[data-fonts="ready"]').waitFor();
    expect(new Set(fonts)).toEqual(new Set(['after']));
  });

  test('what I type before the page is ready stays', async ({ page }) => {
    const step = new StepPage(page);
    const buyer = makeBuyer(shop);
    await step.type(buyer);
    release();
    await step.waitFor('/lead');
    await expect(step.field('name')).toHaveValue(buyer.name);
    await expect(step.field('email')).toHaveValue(buyer.email);
    if (shop.settings.terms.isEnabled) await step.field('terms').check();
    await step.button.click();
    await step.waitFor(shop.pathsOf(shop.query)[1] ?? '');
  });

  test('a form sent before the page is ready waits, and nothing of it gets into the address', async ({ page }) => {
    const step = new StepPage(page);
    const buyer = makeBuyer(shop);
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await step.type(buyer);
    if (shop.settings.terms.isEnabled) await step.field('terms').check();
    await step.button.click({ noWaitAfter: true });
    const ring = () =>
      step.button.evaluate((button) => {
        const { content, animationName } = getComputedStyle(button, '::after');
        return content === 'none' ? 'none' : animationName;
      });
    await expect.poll(ring, 'the button shows that the press is kept').toMatch(/spin/);
    expect(new URL(page.url()).search).toBe(`?${shop.query}`);
    release();
    await step.waitFor(shop.pathsOf(shop.query)[1] ?? '');
    await expect.poll(ring, 'the next step has nothing to wait for').toBe('none');
    expect(addresses.join(' ')).not.toMatch(/name=|email=|exemplo\.com|98765/);
  });
});

test.describe('when a new build is deployed while my page is open', () => {
  const chunks = '**/_next/static/chunks/**';

  /** The server has the scripts of this page no more. @returns the visits from then on */
  async function deploy(page: Page): Promise<string[]> {
    await page.route(chunks, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
    const visits: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) visits.push(request.url());
    });
    return visits;
  }

  /** The build that is deployed has its scripts. */
  const endWith = (page: Page) => {
    const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
    return reloaded.then(() => page.unroute(chunks));
  };

  test('the first step loads itself anew with what I typed, and my next press sends it', async ({ page }) => {
    await page.goto(`/lead?${shop.query}`);
    const step = new StepPage(page);
    await step.waitFor('/lead');
    const visits = await deploy(page);
    const buyer = makeBuyer(shop);
    await step.type(buyer);
    if (shop.settings.terms.isEnabled) await step.field('terms').check();
    const renewed = endWith(page);
    await step.button.click();
    await renewed;
    await expect(step.formError).toHaveAttribute('data-form-error', 'renewed');
    await expect(step.formError).toContainText(shop.text('refusals.renewed-action'));
    await expect(step.field('name')).toHaveValue(buyer.name);
    await expect(step.field('email')).toHaveValue(buyer.email);
    await expect(step.field('phone')).not.toHaveValue('');
    if (shop.settings.terms.isEnabled) await expect(step.field('terms')).toBeChecked();
    expect(visits).toHaveLength(1);
    await step.button.click();
    await step.waitFor('/payment');
  });

  test('scripts that stay away are told, and the page is not loaded for ever', async ({ page }) => {
    await page.goto(`/lead?${shop.query}`);
    const step = new StepPage(page);
    await step.waitFor('/lead');
    const own = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const visits = await deploy(page);
    // The page itself still gets what it had.
    await page.route(
      (url) => own.includes(url.href),
      (route) => route.continue(),
    );
    await step.type(makeBuyer(shop));
    if (shop.settings.terms.isEnabled) await step.field('terms').check();
    await step.button.click();
    await expect.poll(() => visits.length).toBe(1);
    await expect(step.formError).toHaveAttribute('data-form-error', 'renewed');
    await step.button.click();
    await expect(step.formError).toHaveAttribute('data-form-error', 'network');
    await step.button.click();
    await step.settle();
    await expect(step.formError).toHaveAttribute('data-form-error', 'network');
    expect(visits).toHaveLength(1);
  });

  test('the payment step does so before anything is sent: my choice is there, my card is not, and I pay once', async ({
    page,
  }) => {
    const { step, buyer } = await goToPayment(page, shop);
    await page.goto(`/payment?${shop.query}`);
    await step.waitFor('/payment');
    const visits = await deploy(page);
    // What recognises its company is gone too.
    await step.type({ ...makeCard(), ...documentOf(shop) });
    await step.field('cardCompany').selectOption('visa');
    await step.field('installments').selectOption('3');
    const renewed = endWith(page);
    await step.button.click();
    await renewed;
    await expect(step.formError).toHaveAttribute('data-form-error', 'renewed');
    await expect(step.field('installments')).toHaveValue('3');
    for (const name of ['cardNumber', 'cardCvv', 'cardExpiry', 'cardHolder'])
      await expect(step.field(name)).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('4111');
    expect(await readLedger(page.context(), buyer.email)).toEqual([]);
    await typeCard(step, shop);
    await step.button.click();
    await step.waitFor('/success');
    expect(visits).toHaveLength(1);
    expect(await readLedger(page.context(), buyer.email)).toEqual(['paid']);
  });
});
