import type { Page } from '@playwright/test';
import { documentOf, makeBuyer, makeCard } from './buyer';
import { makeGate } from './make-gate';
import { readLedger } from './sandbox-page';
import { anyShop as shop } from './shops';
import { goToPayment, StepPage, typeCard } from './step-page';
import { atNight, expect, test } from './test';

/** Holds the page's scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const gate = makeGate();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await gate.opened;
    await route.continue();
  });
  return gate.open;
}

test.describe('when I pay on a slow connection', () => {
  /** Opens the payment step again and holds its scripts. */
  const comeBack = async ({ page }: StepPage) => {
    const release = await holdScripts(page);
    await page.goto(`/payment?${shop.query}`, { waitUntil: 'commit' });
    return release;
  };

  const payEarly = async (step: StepPage) => {
    const release = await comeBack(step);
    // No script formats the date or detects the company yet.
    await step.type({ ...makeCard({ cardExpiry: '1234' }), ...documentOf(shop) });
    await step.button.click({ noWaitAfter: true });
    await expect(step.page.locator('html')).toHaveAttribute('data-pressed');
    release();
  };

  test('my press before the page is ready is kept, and I pay once', async ({ page, context }) => {
    const { step, buyer } = await goToPayment(page, shop);
    await payEarly(step);
    await step.waitFor('/success');
    expect(await readLedger(context, buyer.email)).toEqual(['paid']);
  });

  test('a press before the page knows that I have already paid charges nothing', async ({ page, context }) => {
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

  test('the page detects the company of a card that I type before the page is ready', atNight(), async ({ page }) => {
    const { step } = await goToPayment(page, shop);
    const release = await comeBack(step);
    await step.type(makeCard());
    release();
    await step.waitFor('/payment');
    await expect(step.field('cardCompany')).toHaveValue('visa');
  });

  test('the payment method that I choose before the page is ready stays selected', async ({ page }) => {
    const { step } = await goToPayment(page, shop);
    const release = await comeBack(step);
    await step.choose('pix');
    release();
    await step.waitFor('/payment');
    await expect(step.button).toContainText('Pix');
    await expect(page.locator('[data-step] input[name=method]:checked')).toHaveValue('pix');
  });
});

test.describe('on a slow connection', () => {
  let release: () => void;
  /** Times of the font requests. */
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

  test('the page is visible before its fonts, which load only after the scripts', async ({ page }) => {
    const step = new StepPage(page);
    await expect(step.heading).toBeVisible();
    await expect(step.button).toBeVisible();
    await step.settle();
    release();
    await page.locator('html[data-fonts="ready"]').waitFor();
    expect(new Set(fonts)).toEqual(new Set(['after']));
  });

  test('text typed before the page is ready stays in the form', atNight(), async ({ page }) => {
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

  test(
    'a form submitted before the page is ready waits, and its data never enter the address',
    atNight(),
    async ({ page }) => {
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
    },
  );
});
