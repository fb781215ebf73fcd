import { goToBank, letBankGo, waitingScreen } from './at-bank';
import { BankPage, challengedCard } from './bank-page';
import { playBank, readLedger } from './sandbox-page';
import { noteSentPayments } from './sent-payments';
import { anyShop, otherThan, type Shop, sampledShops, shopWhere } from './shops';
import { goToPayment, StepPage, sendLead, typeCard } from './step-page';
import { atNight, expect, test } from './test';

/** Path of the step before payment. */
function stepBefore(shop: Shop): string {
  const paths = shop.pathsOf(shop.query);
  return paths[paths.indexOf('/payment') - 1] ?? '';
}

for (const shop of sampledShops) {
  test(`${shop.name}: I confirm the payment at my bank and see my receipt`, atNight(), async ({ page }) => {
    const { step, sent, bank, ledger } = await goToBank(page, shop);
    await bank.answer('Aprovar');
    await step.waitFor('/success');
    await expect(step.heading).toHaveText(shop.text('success.title'));
    await expect(page.locator('[data-receipt]')).toContainText(shop.money(shop.cardAmount));
    expect(await ledger()).toEqual(['paid']);
    expect(sent.keys).toHaveLength(1);
    await page.reload();
    await step.waitFor('/success');
    await expect(page.locator('[data-receipt]')).toBeVisible();
    expect(await ledger()).toEqual(['paid']);
  });
}

for (const shop of sampledShops) {
  test(
    `${shop.name}: I refuse at my bank, see that nothing was charged, and start a new payment`,
    atNight(shop !== sampledShops[0]),
    async ({ page }) => {
      const { step, bank, ledger } = await goToBank(page, shop);
      await bank.answer('Recusar');
      await step.waitFor('/payment-verification');
      await expect(step.heading).toHaveText(shop.text('payment-verification.refusedTitle'));
      await expect(page.locator('main')).toContainText(shop.text('refusals.challenge_failed-cause'));
      await expect(page.locator('main')).toContainText('Nada foi cobrado.');
      expect(await ledger()).toEqual(['refused']);
      await step.button.click();
      await step.waitFor('/payment');
      const takesPix = shop.offers('pix');
      if (takesPix) await step.choose('pix');
      await (takesPix ? step.answer(shop) : typeCard(step, shop));
      await step.button.click();
      await step.waitFor(takesPix ? '/pix' : '/success');
      expect(await ledger()).toEqual([takesPix ? 'pending' : 'paid', 'refused']);
    },
  );

  test(`${shop.name}: I go back from my bank's page and reload: I see that the bank still waits, and pay once`, async ({
    page,
    context,
  }) => {
    const { step, buyer, sent, ledger } = await goToBank(page, shop);
    await page.goBack();
    await step.waitFor('/payment-verification');
    await expect(waitingScreen(page, 'challenge')).toContainText(shop.text('payment-verification.challengeTitle'));
    await page.reload();
    await step.waitFor('/payment-verification');
    await expect(waitingScreen(page, 'challenge')).toContainText(shop.money(shop.cardAmount));
    await expect(page.locator('main')).not.toContainText('Nada foi cobrado');
    expect(await ledger()).toEqual(['pending']);
    await playBank(context, buyer.email, 'paid');
    await step.waitFor('/success');
    await expect(page.locator('[data-receipt]')).toBeVisible();
    expect(await ledger()).toEqual(['paid']);
    expect(sent.keys).toHaveLength(1);
  });
}

test(
  'pressing Back twice at my bank leads to the step before payment, and Forward returns to my bank',
  atNight(),
  async ({ page }) => {
    const { step, bank, ledger } = await goToBank(page, anyShop);
    await page.goBack();
    await step.waitFor('/payment-verification');
    await step.goBack();
    await step.waitFor(stepBefore(anyShop));
    await page.goForward();
    await step.waitFor('/payment-verification');
    await page.goForward();
    await bank.waitFor();
    await bank.answer('Aprovar');
    await step.waitFor('/success');
    expect(await ledger()).toEqual(['paid']);
  },
);

test(
  'I press the button repeatedly while my bank’s page opens slowly, and only one payment is made',
  atNight(),
  async ({ page }) => {
    const { step, buyer } = await goToPayment(page, anyShop);
    await typeCard(step, anyShop, { cardNumber: challengedCard });
    const sent = noteSentPayments(page.context());
    let presses = 0;
    await page.exposeFunction('notePress', () => {
      presses += 1;
    });
    await page.route('**/sandbox/bank?*', async (route) => {
      const before = presses;
      await expect.poll(() => presses).toBeGreaterThan(before + 10);
      await route.continue();
    });
    await step.button.evaluate((button: HTMLButtonElement) => {
      setInterval(() => {
        button.click();
        void Reflect.get(window, 'notePress')();
      }, 50);
    });
    await new BankPage(page).waitFor();
    expect(await readLedger(page.context(), buyer.email)).toEqual(['pending']);
    expect(sent.keys).toHaveLength(1);
  },
);

test('I pay in a second tab while my bank waits in the first, and both tabs show the same payment', async ({
  page,
  context,
}) => {
  const { step, buyer } = await goToPayment(page, anyShop);
  const second = new StepPage(await context.newPage());
  await second.page.goto(`/payment?${anyShop.query}`);
  await second.waitFor('/payment');
  for (const tab of [step, second]) await typeCard(tab, anyShop, { cardNumber: challengedCard });
  const sent = noteSentPayments(context);
  await step.button.click();
  await new BankPage(page).waitFor();
  await second.button.click();
  const bank = new BankPage(second.page);
  await bank.waitFor();
  expect(second.page.url()).toBe(page.url());
  await bank.answer('Aprovar');
  await second.waitFor('/success');
  expect(await readLedger(context, buyer.email)).toEqual(['paid']);
  expect(sent.keys).toHaveLength(1);
});

test(
  'my bank waits in two tabs: I pay by a new card in the first, and the second charges nothing',
  atNight(),
  async ({ page, context }) => {
    const { step, buyer, ledger } = await goToBank(page, anyShop);
    const second = new StepPage(await context.newPage());
    await second.page.goto(`/payment?${anyShop.query}`);
    await second.waitFor('/payment-verification');
    await letBankGo(step, anyShop);
    await playBank(context, buyer.email, 'refuse');
    await typeCard(step, anyShop);
    await step.button.click();
    await step.waitFor('/success');
    await expect(waitingScreen(second.page, 'refused')).toBeVisible();
    await second.button.click();
    await second.waitFor('/payment');
    await typeCard(second, anyShop);
    await second.button.click();
    await second.waitFor('/success');
    expect(await ledger()).toEqual(['paid', 'refused']);
  },
);

test(
  'I open a bankslip link while my bank waits: I see a warning and still get my bankslip',
  atNight(),
  async ({ page }) => {
    const shop = shopWhere(
      ({ query, settings, pathsOf }) =>
        settings.payment.methods?.includes('bankslip') === true &&
        !pathsOf(`${query}&route=bankslip`).includes('/payment-verification'),
    );
    const { step, ledger } = await goToBank(page, shop);
    await page.goto(`/payment?${shop.query}&route=bankslip`);
    await step.waitFor('/payment');
    await expect(step.formError).toContainText(shop.text('refusals.other_open-cause'));
    await page.reload();
    await step.waitFor('/payment');
    await expect(step.formError).toContainText(shop.text('refusals.other_open-cause'));
    await step.answer(shop);
    await step.button.click();
    // The focus moves from the button to the repeated message.
    await expect(step.formError.locator('div').first()).toBeFocused();
    expect(await ledger()).toEqual(['pending']);
    await step.button.click();
    await step.waitFor('/success');
    expect(await ledger()).toEqual(['pending', 'pending']);
  },
);

test(
  'I buy another product while my bank waits, return to the open payment, and pay each product once',
  atNight(),
  async ({ page, context }) => {
    const { step, buyer, bank, ledger } = await goToBank(page, anyShop);
    const otherShop = otherThan(anyShop);
    const { step: second } = await goToPayment(await context.newPage(), otherShop, '', buyer);
    await typeCard(second, otherShop);
    await second.button.click();
    await second.waitFor('/success');
    const { step: third } = await sendLead(await context.newPage(), anyShop, '', buyer);
    await third.page.goto(`/payment?${anyShop.query}`);
    await third.waitFor('/payment-verification');
    await expect(waitingScreen(third.page, 'challenge')).toContainText(anyShop.money(anyShop.cardAmount));
    await bank.answer('Aprovar');
    await step.waitFor('/success');
    await third.waitFor('/success');
    expect(await ledger()).toEqual(['paid', 'paid']);
  },
);

test(
  'my bank does not answer: I open its page again, then pay with another card and am warned',
  atNight(),
  async ({ page }) => {
    const { step, bank, ledger } = await goToBank(page, anyShop);
    await bank.answer('Fechar sem responder');
    await step.waitFor('/payment-verification');
    await expect(step.button).toHaveText(anyShop.text('payment-verification.backToBank'));
    await step.button.click();
    await bank.waitFor();
    await bank.answer('Fechar sem responder');
    const other = page.getByRole('button', { name: anyShop.text('payment-verification.otherMethod') });
    await other.click();
    await step.waitFor('/payment');
    await page.reload();
    await step.waitFor('/payment');
    await expect(page.locator('main')).toContainText(anyShop.text('methods.openBank'));
    await typeCard(step, anyShop);
    await step.button.click();
    await step.waitFor('/success');
    await expect(page.locator('main')).toContainText(anyShop.text('success.besidesBank'));
    expect(await ledger()).toEqual(['paid', 'pending']);
  },
);

test(
  'my bank refuses, I choose bankslip, and Back leads to my bankslip instead of my bank',
  atNight(),
  async ({ page }) => {
    const shop = shopWhere(({ settings }) => settings.payment.methods?.includes('bankslip') === true);
    const { step, bank } = await goToBank(page, shop);
    await bank.answer('Recusar');
    await step.waitFor('/payment-verification');
    await step.button.click();
    await step.waitFor('/payment');
    await step.choose('bankslip');
    await step.answer(shop);
    await step.button.click();
    await step.waitFor('/success');
    for (const path of ['/payment', '/success']) {
      await step.goBack();
      await step.waitFor(path);
    }
    await expect(page.locator('[data-bankslip]')).toBeVisible();
  },
);
