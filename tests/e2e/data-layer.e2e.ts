import type { Page } from '@playwright/test';
import { idKeys } from '../../model/location/clean-query';
import { makeBuyer, makeCard } from './buyer';
import { idOf, openEntry } from './entry-page';
import expectedEvents from './expected-events.json' with { type: 'json' };
import { findPersonal } from './find-personal';
import { spyOnContainers, startMeasuredServer, waitForContainer } from './measured-shops';
import type { OwnServer } from './own-server';
import { playBank } from './sandbox-page';
import { anyShop, type Shop, shops, shopWhere } from './shops';
import { goToPayment, StepPage, typeCard } from './step-page';
import { atNight, expect, test } from './test';

type Buyer = ReturnType<typeof makeBuyer>;

/** A purchase of a measured shop, until its last page. */
interface MeasuredJourney {
  shop: Shop;
  /** Name of a value in `expected-events.json` → minor units. A trial has two: today's, then the later one. */
  amounts: Readonly<Record<string, number>>;
  play: (page: Page, buyer: Buyer, campaign: string) => Promise<void>;
}

const twoCards = 'credit-card+credit-card';
const selling = shopWhere(({ pathsOf, query }) => pathsOf(query).includes('/upsell-payment'));
const offered = shopWhere(({ settings }) => settings.productName === selling.settings.upsell?.productName);
const event = shopWhere(({ settings }) => (settings.extras ?? []).length > 0);
const extra = event.settings.extras?.[0]?.amount ?? 0;
const mozambican = shopWhere(({ settings }) => settings.country === 'MZ');
const slips = shopWhere(({ offers }) => offers('bankslip'));
const split = shopWhere(({ offers }) => offers(twoCards));
const [trial] = shops.flatMap((shop) =>
  Object.values(shop.settings.plans).flatMap((plan) => (plan.trial ? [{ shop, plan }] : [])),
);

/** Types a card and pays all at once, so that no interest is part of the value. */
async function payByCard(step: StepPage, shop: Shop): Promise<void> {
  await step.waitForChunks();
  if (await step.field('cardNumber').isVisible()) await typeCard(step, shop);
  else await step.answer(shop);
  const installments = step.field('installments');
  if (await installments.isVisible()) await installments.selectOption('1');
  await step.button.click();
}

const byCard = (shop: Shop, search = '', extras: 'accepted' | 'refused' = 'refused') => {
  return async (page: Page, buyer: Buyer, campaign: string) => {
    const { step } = await goToPayment(page, shop, search + campaign, buyer, undefined, extras);
    await payByCard(step, shop);
    await step.waitFor('/success');
  };
};

const byEntry = (word: string, path: string, template: string, receipt: string) => {
  return async (page: Page, _buyer: Buyer, campaign: string) => {
    const step = await openEntry(page, `${path}/${idOf(word, anyShop)}?${campaign.slice(1)}`, template);
    await payByCard(step, anyShop);
    await step.waitFor(receipt);
  };
};

const toUpsell = async (page: Page, buyer: Buyer, campaign: string) => {
  await byCard(selling)(page, buyer, campaign);
  const step = new StepPage(page);
  await step.button.click();
  await step.waitFor('/upsell-presentation');
  return step;
};

const journeys: Readonly<Record<keyof typeof expectedEvents, MeasuredJourney>> = {
  card: { shop: anyShop, amounts: { main: anyShop.amount }, play: byCard(anyShop) },
  pix: {
    shop: anyShop,
    amounts: { main: anyShop.amount },
    play: async (page, buyer, campaign) => {
      const { step } = await goToPayment(page, anyShop, campaign, buyer);
      await step.choose('pix');
      await step.answer(anyShop);
      await step.button.click();
      await step.waitFor('/pix');
      await page.reload();
      await step.waitFor('/pix');
      await step.goBack();
      await step.waitFor('/payment');
      await page.goForward();
      await step.waitFor('/pix');
      await playBank(page.context(), buyer.email, 'paid');
      await step.waitFor('/success');
    },
  },
  bankslip: {
    shop: slips,
    amounts: { main: slips.amount },
    play: async (page, buyer, campaign) => {
      const { step } = await goToPayment(page, slips, campaign, buyer);
      await step.choose('bankslip');
      await step.answer(slips);
      await step.button.click();
      await step.waitFor('/success');
    },
  },
  'upsell accepted': {
    shop: selling,
    amounts: { main: selling.amount, upsell: offered.amount },
    play: async (page, buyer, campaign) => {
      const step = await toUpsell(page, buyer, campaign);
      await step.button.click();
      await step.waitFor('/upsell-payment');
      await payByCard(step, offered);
      await step.waitFor('/success/upsell');
    },
  },
  'upsell refused': {
    shop: selling,
    amounts: { main: selling.amount, upsell: offered.amount },
    play: async (page, buyer, campaign) => {
      const step = await toUpsell(page, buyer, campaign);
      await page.reload();
      await step.waitFor('/upsell-presentation');
      await page.locator('[data-action=refuse]').click();
      await step.waitFor('/success/upsell');
    },
  },
  invoice: {
    shop: anyShop,
    amounts: { main: anyShop.amount },
    play: byEntry('aberta', '/payment', 'payment-invoice', '/success-invoice'),
  },
  renewal: {
    shop: anyShop,
    amounts: { main: anyShop.amount },
    play: byEntry('assinatura', '/renew', 'renew', '/success'),
  },
  Mozambique: { shop: mozambican, amounts: { main: mozambican.amount }, play: byCard(mozambican) },
  trial: {
    shop: trial?.shop ?? anyShop,
    amounts: { nothing: 0, main: trial?.plan.amount ?? 0 },
    play: byCard(trial?.shop ?? anyShop, `&oferta=${trial?.plan.planId.test}`),
  },
  'order bump': {
    shop: event,
    amounts: { main: event.amount, 'with extra': event.amount + extra },
    play: byCard(event, '&flowId=event', 'accepted'),
  },
  'two cards': {
    shop: split,
    amounts: { main: split.amount },
    play: async (page, buyer, campaign) => {
      const { step } = await goToPayment(page, split, campaign, buyer);
      await step.choose(twoCards);
      const second = Object.entries(makeCard({ cardNumber: '5555555555554444' }));
      await step.type({
        ...makeCard(),
        ...Object.fromEntries(second.map(([name, value]) => [`card2.${name}`, value])),
      });
      await step.answer(split);
      for (const company of ['cardCompany', 'card2.cardCompany']) await expect(step.field(company)).not.toHaveValue('');
      await step.button.click();
      await step.waitFor('/success');
    },
  },
};

/** A link that names its buyer in every key where somebody could write that. */
const campaignOf = ({ email }: Buyer) =>
  `&seller=ana.prado&source=blog&utm_source=mail&utm_content=${email}&utm_term=529.982.247-25` +
  `&utm_medium=${encodeURIComponent('+55 11 98765-4321')}&utm_campaign=4111111111111112&utm_id=120211234567890128`;

/** Parameters of the campaign that every event keeps. */
const keptFromLink = {
  seller: 'ana.prado',
  source: 'blog',
  utm_source: 'mail',
  utm_content: '[email]',
  utm_term: '[number]',
  utm_medium: '[number]',
  utm_campaign: '[number]',
  utm_id: '120211234567890128',
};

/** An id of a buyer's order in an address. */
const idInAddress = new RegExp(`[?&](?:${idKeys.join('|')})=`);

test('the search finds an e-mail, a CPF, a phone, a card and a name planted into an event', () => {
  const sound = { event: 'purchase', ecommerce: { value: 1140, items: [{ item_id: 'acme-yearly-test' }] } };
  expect(findPersonal([sound, { 'gtm.start': 1_795_938_000_000 }], ['Ana Prado'])).toEqual([]);
  for (const [kind, text] of [
    ['e-mail', 'ana@exemplo.com.br'],
    ['e-mail', 'https://a.example/pix?q=ana%40exemplo.com.br'],
    ['CPF', '529.982.247-25'],
    ['CPF', '52998224725'],
    ['phone', '(11) 98765-4321'],
    ['phone', '+258 84 123 4567'],
    ['card number', '4111 1111 1111 1111'],
    ['the buyer', 'de+Ana+Prado'],
  ])
    expect(findPersonal([sound, { ecommerce: { coupon: text } }], ['Ana Prado'])).toEqual([
      `${kind} at /1/ecommerce/coupon`,
    ]);
});

test.describe('a container reads these events and nothing of the buyer', () => {
  let server: OwnServer;
  let stop: () => Promise<void>;

  test.beforeAll(async () => {
    ({ server, stop } = await startMeasuredServer());
  });

  test.afterAll(() => stop());

  for (const [name, { shop, amounts, play }] of Object.entries(journeys)) {
    test(`${name} (${shop.name})`, atNight(), async ({ openContext }) => {
      const context = await openContext({ baseURL: server.origin });
      const measured = await spyOnContainers(context);
      const page = await context.newPage();
      const buyer = makeBuyer(shop);
      await play(page, buyer, campaignOf(buyer));
      const { code } = shop.settings.currency;
      const pushed = () =>
        measured
          .events()
          .map(({ event, ecommerce: { value, later_value, currency, payment_type } }) => [
            event,
            later_value === undefined ? `${value} ${currency}` : `${value} then ${later_value} ${currency}`,
            ...(payment_type === undefined ? [] : [payment_type]),
          ]);
      const toMajor = (amount: string) => (amounts[amount] ?? Number.NaN) / 100;
      const expected = expectedEvents[name as keyof typeof expectedEvents].map(([event, value = '', ...method]) => [
        event,
        `${value.split(' then ').map(toMajor).join(' then ')} ${code}`,
        ...method,
      ]);
      await expect.poll(pushed).toEqual(expected);
      await page.reload();
      await waitForContainer(page);
      await new StepPage(page).goBack();
      // A page that leads onward by itself aborts the move.
      await expect(() => page.goForward()).toPass();
      await page.waitForFunction(() => window.guicheReady === true);
      expect(pushed()).toEqual(expected);
      for (const event of measured.events()) expect(event).toMatchObject(keptFromLink);
      const [, ...names] = buyer.name.split(' ');
      for (const { page: address } of measured.sent) expect(address).not.toMatch(idInAddress);
      expect(findPersonal(measured.reported, [...names, buyer.email, buyer.phone])).toEqual([]);
    });
  }
});
