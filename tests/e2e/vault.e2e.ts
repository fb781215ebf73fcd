import type { Page, Request } from '@playwright/test';
import { findTraces, isPayment, paidCard, recordTraffic } from './card-traces';
import { makeGate } from './make-gate';
import { hasTwoCards } from './outcome-cells';
import { OwnServer } from './own-server';
import { readLedger } from './sandbox-page';
import { chooseMethod, isVaultAddress, preparePayment, typeCodes, vaultWays, type Way } from './sent-payments';
import { shopWhere } from './shops';
import { goToPayment, type StepPage, typeCard } from './step-page';
import { atNight, expect, test } from './test';

const shop = shopWhere(({ settings, offers }) => settings.payment.vault?.kind === 'fetch' && offers('credit-card'));
const isVault = (request: Request) => request.method() === 'POST' && isVaultAddress(new URL(request.url()));

test.describe('the card of a brand with a vault', () => {
  let server: OwnServer;

  test.beforeAll(async () => {
    server = await OwnServer.start();
  });
  test.afterAll(() => server.stop());

  test('goes to the provider alone, and the search finds one planted into the payment', async ({ openContext }) => {
    const context = await openContext({ baseURL: server.origin });
    const traffic = recordTraffic(context, isVault);
    const bodies: string[] = [];
    const tokens: string[] = [];
    context.on('request', (request) => {
      if (isPayment(request)) bodies.push(request.postData() ?? '');
      if (isVault(request)) tokens.push(request.postData() ?? '');
    });
    const page = await context.newPage();
    const { step } = await goToPayment(page, shop);
    await typeCard(step, shop, { ...paidCard, cardHolder: 'ANA PRADO' });
    await step.button.click();
    await step.waitFor('/success');
    expect(tokens).toEqual([expect.stringContaining(paidCard.cardNumber)]);
    expect(bodies).toEqual([expect.stringContaining('"cardToken":{"token":"')]);
    expect(bodies[0]).not.toContain(paidCard.cardNumber);
    expect(await findTraces(page, traffic, server.output)).toEqual([]);
    // A planted leak into the payment's own request is found.
    await page.evaluate((text) => fetch('/api/v2/payment', { method: 'POST', body: text }), paidCard.cardNumber);
    await expect.poll(() => findTraces(page, traffic, server.output)).toContain('body of another request');
    await context.close();
  });
});

test('a card screen with a vault may reach one address of the provider and nothing more', async ({
  page,
  troubles,
}) => {
  const { step } = await goToPayment(page, shop);
  const answer = await page.reload();
  await step.waitFor('/payment');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  const [, sources = ''] = /connect-src ([^;]*)/.exec(policy) ?? [];
  expect(sources).toMatch(/^'self' http:\/\/localhost:\d+\/(?:core\/v5\/tokens|v1\/card_tokens)$/);
  const [, address = ''] = sources.split(' ');
  const reaches = (url: string) =>
    page.evaluate(
      (target) =>
        fetch(target, { method: 'POST', mode: 'no-cors' }).then(
          () => true,
          () => false,
        ),
      url,
    );
  expect(await reaches(address)).toBe(true);
  const others = [`${address}/more`, new URL('/', address).href, 'https://elsewhere.example/'];
  expect(await Promise.all(others.map(reaches))).toEqual([false, false, false]);
  // The policy refuses each, and the browser says so.
  const refused = () => troubles.filter((text) => text.startsWith('policy: connect-src'));
  await expect.poll(refused).toHaveLength(others.length);
  troubles.splice(0);
});

/** Holder of the card → words, and whether a payment call leaves. */
const failures: readonly [holder: string, code: string, leaves: boolean][] = [
  ['COFRE FORA', 'card_vault_unavailable', false],
  ['COFRE VENCIDO', 'card_token_invalid', true],
  ['COFRE USADO', 'card_token_invalid', true],
];

for (const [index, [holder, code, leaves]] of failures.entries()) {
  for (const way of vaultWays) {
    const title = `by ${way.method} of ${way.shop.name} with the holder ${holder}`;
    test(
      `I pay ${title}: I am told, nothing is charged, and a corrected name pays once`,
      atNight(index > 0 || way !== vaultWays[0]),
      async ({ page, context }) => {
        const { step, buyer, sent } = await preparePayment(page, { ...way, types: { cardHolder: holder } });
        await step.button.dblclick();
        await expect(step.formError).toHaveAttribute('data-form-error', code);
        await expect(step.formError).toContainText(way.shop.text('refusals.none'));
        expect(await readLedger(context, buyer.email)).toEqual([]);
        expect(sent.keys).toHaveLength(leaves ? 1 : 0);
        await typeCodes(step, way);
        const last = hasTwoCards(way.method) ? 'card2.cardHolder' : 'cardHolder';
        await expect(step.field(last)).toHaveValue(holder);
        await step.type({ [last]: 'ANA PRADO' });
        await step.button.click();
        await step.waitFor('/success');
        expect(await readLedger(context, buyer.email)).toEqual(['paid']);
      },
    );
  }
}

test('the provider refuses the security code: its field says so, and nothing is charged', async ({ page, context }) => {
  const { step, buyer } = await preparePayment(page, { ...firstWay(), types: { cardHolder: 'COFRE RECUSA' } });
  await step.button.click();
  await expect(step.field('cardCvv')).toHaveAttribute('aria-invalid', 'true');
  expect(await readLedger(context, buyer.email)).toEqual([]);
  await step.type({ cardHolder: 'ANA PRADO', cardCvv: '737' });
  await step.button.click();
  await step.waitFor('/success');
  expect(await readLedger(context, buyer.email)).toEqual(['paid']);
});

/** Holds the provider's answer. */
async function holdVault(page: Page) {
  const gate = makeGate();
  await page.route(isVaultAddress, async (route) => {
    await gate.opened;
    await route.continue().catch(() => undefined);
  });
  return gate;
}

/** What I do while the provider has my card; ends on the payment step, with the same link. */
const gestures: Readonly<Record<string, (step: StepPage, way: Way) => Promise<unknown>>> = {
  'press again': ({ button }) => button.dispatchEvent('click'),
  reload: ({ page }) => page.reload(),
  'go back': async (step) => {
    await step.goBack();
    await step.page.goForward();
  },
  leave: ({ page }, { shop: { query }, search }) => page.goto(`/payment?${query}${search}`),
};

/** Whether the press ends with a payment when I stay: the provider answers late, or not at all. */
const answers: readonly [holder: string, pays: boolean][] = [
  ['ANA PRADO', true],
  ['COFRE FORA', false],
  ['COFRE RECUSA', false],
];

for (const [index, [gesture, act]] of Object.entries(gestures).entries()) {
  for (const [turn, [holder, pays]] of answers.entries()) {
    for (const [place, way] of vaultWays.entries()) {
      const isOfDay = index % 2 === 1 && turn === index % answers.length && place === index % vaultWays.length;
      test(
        `I ${gesture} while the provider has my card, by ${way.method} of ${way.shop.name} with the holder ${holder}: I pay once`,
        atNight(!isOfDay),
        async ({ page, context }) => {
          const { step, buyer, sent } = await preparePayment(page, { ...way, types: { cardHolder: holder } });
          const gate = await holdVault(page);
          await Promise.all([page.waitForRequest(isVault), step.button.click()]);
          await act(step, way);
          expect(await readLedger(context, buyer.email)).toEqual([]);
          gate.open();
          const stays = gesture === 'press again' || gesture === 'go back';
          if (!stays || !pays) {
            await step.waitFor('/payment');
            await expect(page.locator('[data-overlay]')).toHaveCount(0);
            expect(sent.keys).toEqual([]);
            expect(await readLedger(context, buyer.email)).toEqual([]);
            await expect(step.button).toBeEnabled();
            await chooseMethod(step, { ...way, types: {} });
            await step.button.click();
          }
          await step.waitFor('/success');
          expect(await readLedger(context, buyer.email)).toEqual(['paid']);
          expect(sent.keys).toHaveLength(1);
        },
      );
    }
  }
}

test('the answer to my payment by token is lost: I see my receipt and am charged once', async ({ page, context }) => {
  const { step, buyer, sent } = await preparePayment(page, { ...firstWay(), types: { cardHolder: 'CAIR' } });
  await step.button.click();
  await step.waitFor('/success');
  expect(await readLedger(context, buyer.email)).toEqual(['paid']);
  expect(sent.keys).toHaveLength(1);
});

function firstWay() {
  const [way] = vaultWays;
  if (!way) throw new RangeError('no brand has a vault');
  return way;
}
