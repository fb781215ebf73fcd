import type { BrowserContext, Page } from '@playwright/test';
import type { TrackingMetadata } from '../../schemas/generated/types';
import { documentOf, makeBuyer } from './buyer';
import { openEntry } from './entry-page';
import { spyOnContainers, startMeasuredServer, waitForContainer } from './measured-shops';
import type { OwnServer } from './own-server';
import { SandboxPage } from './sandbox-page';
import { shopWhere } from './shops';
import { answerStep, type StepPage, sendLead, typeCard } from './step-page';
import { atNight, expect, test } from './test';

/** A shop that offers a second product, and whose methods and words are under feature flags. */
const shop = shopWhere(({ pathsOf, query, offers }) => pathsOf(query).includes('/upsell-payment') && offers('nu-pay'));
const offered = shopWhere(({ settings }) => settings.productName === shop.settings.upsell?.productName);

const origin = { seller: 'ana.prado', source: 'blog' };
const campaign = {
  utm_source: 'ad',
  utm_medium: 'cpc',
  utm_campaign: 'natal',
  utm_term: 'curso',
  utm_content: 'azul',
};
const platform = { sck: 'a1', src: 'b2' };
const clicks = { gclid: 'g1', gbraid: 'g2', wbraid: 'w1', fbclid: 'f1', ttclid: 't1' };
const link = `&${new URLSearchParams({ ...origin, ...campaign, ...platform, ...clicks })}`;

interface Sent {
  call: string;
  metadata: TrackingMetadata | undefined;
}

/** Metadata of the leads and payments that a context sends, in order. */
function recordMetadata(context: BrowserContext): Sent[] {
  const sent: Sent[] = [];
  context.on('request', (request) => {
    const [, call] = /\/(lead|payment)$/.exec(new URL(request.url()).pathname) ?? [];
    if (request.method() !== 'POST' || call === undefined) return;
    sent.push({ call, metadata: (request.postDataJSON() as { metadata?: TrackingMetadata }).metadata });
  });
  return sent;
}

async function answerConsent(page: Page, answer: 'granted' | 'denied'): Promise<void> {
  await waitForContainer(page);
  await page.locator(`[data-consent] [data-answer=${answer}]`).click();
  await expect(page.locator('[data-consent]')).toBeHidden();
}

async function payByCard(step: StepPage): Promise<void> {
  await typeCard(step, shop);
  await step.button.click();
  await step.waitFor('/success');
}

/** Accepts the second product and pays it, by the saved card where the page offers it. */
async function payUpsell(step: StepPage): Promise<void> {
  await step.button.click();
  await step.waitFor('/upsell-presentation');
  await step.button.click();
  await step.waitFor('/upsell-payment');
  await step.waitForChunks();
  if (await step.field('cardNumber').isVisible()) await typeCard(step, offered);
  else await step.type(documentOf(offered));
  await step.button.click();
  await step.waitFor('/success/upsell');
}

test.describe('what brought me', () => {
  let server: OwnServer;
  let stop: () => Promise<void>;

  test.beforeAll(async () => {
    ({ server, stop } = await startMeasuredServer());
  });
  test.afterAll(() => stop());

  for (const consent of ['granted', 'denied'] as const) {
    test(
      `goes with my lead by an ad, its payment on another device and the upsell: each body, event and ledger row, with consent ${consent}`,
      atNight(consent === 'denied'),
      async ({ openContext }) => {
        const first = await openContext({ baseURL: server.origin });
        await spyOnContainers(first);
        const led = recordMetadata(first);
        const page = await first.newPage();
        await page.goto(`/lead?${shop.query}${link}`);
        await answerConsent(page, consent);
        const answered = page.waitForResponse('**/api/v1/lead');
        const { buyer } = await sendLead(page, shop, link, makeBuyer(shop));
        const { leadId } = (await (await answered).json()) as { leadId: string };
        await first.close();

        const context = await openContext({ baseURL: server.origin });
        const measured = await spyOnContainers(context);
        const paid = recordMetadata(context);
        const step = await openEntry(await context.newPage(), `/recovery/${leadId}`, 'recovery');
        await answerConsent(step.page, consent);
        await step.button.click();
        const paths = shop.pathsOf(shop.query);
        for (const path of paths.slice(1, paths.indexOf('/payment'))) {
          await step.waitFor(path);
          await answerStep(step, path, buyer.phone);
          const isExtra = path === '/order-bump-presentation';
          await (isExtra ? step.page.locator('[data-action=refuse]') : step.button).click();
        }
        await step.waitFor('/payment');
        await payByCard(step);
        await payUpsell(step);
        await expect.poll(() => measured.names().filter((name) => name === 'purchase')).toHaveLength(2);

        const experiments = { 'alvoroco-nu-pay': 'on', 'alvoroco-botao-passaporte': 'off' };
        const common = { ...origin, ...campaign, ...platform, consent, experiments };
        const isGranted = consent === 'granted';
        expect(led).toEqual([
          {
            call: 'lead',
            metadata: { ...common, flow: 'default', step: 'lead', ...(isGranted && clicks) },
          },
        ]);
        expect(paid.map(({ call }) => call)).toEqual(['payment', 'payment']);
        const ids = paid.map(({ metadata }) => metadata?.eventId);
        expect(ids.every((id) => (id !== undefined) === isGranted)).toBe(true);
        expect(new Set(ids).size).toBe(isGranted ? 2 : 1);
        for (const [index, { metadata }] of paid.entries())
          expect(metadata).toEqual({
            ...common,
            flow: 'default',
            step: expect.stringMatching(/payment/),
            ...(isGranted && { eventId: ids[index] }),
          });

        const variants = Object.entries(experiments).map(([flag, variant]) => `${flag}:${variant}`);
        const counted = measured.events().filter(({ event }) => event !== 'begin_checkout');
        for (const event of counted) {
          expect(event, event.event).toMatchObject({ ...origin, ...campaign, consent });
          expect(String(event.experiments).split(',').sort(), event.event).toEqual(variants.sort());
        }
        const purchases = counted.filter(({ event }) => event === 'purchase');
        expect(purchases.map(({ event_id }) => event_id)).toEqual(ids);

        const sandbox = await SandboxPage.open(context, server.origin);
        const rows = await sandbox.rowsOf(buyer.email).allTextContents();
        expect(rows).toHaveLength(2);
        const pairs = Object.entries({ ...origin, ...campaign, ...platform, consent, ...experiments });
        for (const row of rows) for (const [key, value] of pairs) expect(row).toContain(`${key}=${value}`);
        for (const id of isGranted ? ids : [])
          expect(rows.filter((row) => row.includes(`eventId=${id}`))).toHaveLength(1);
        await context.close();
      },
    );
  }
});
