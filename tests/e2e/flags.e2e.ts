import { expect, type Page } from '@playwright/test';
import { type FakeFlagService, type FlagServiceState, startFlagService } from '../faults/start-flag-service';
import { OwnServer } from './own-server';
import { readLedger } from './sandbox-page';
import { type Shop, shopWhere } from './shops';
import { goToPayment, StepPage, sendLead, typeCard } from './step-page';
import { atNight, test } from './test';

const hasFlag = (step: Shop['flows'][number]['steps'][number]) => step.flag !== undefined;

/** A shop whose default flow has a step under a flag. */
const ofStep = shopWhere(({ flows }) => flows.some(({ id, steps }) => id === 'default' && steps.some(hasFlag)));
const held = ofStep.flows.find(({ id }) => id === 'default')?.steps.find(hasFlag);
const flag = held?.flag ?? '';

/** A server whose flag service is asked each second. */
function startServer(service: FakeFlagService): Promise<OwnServer> {
  return OwnServer.start({ UNLEASH_URL: service.url, UNLEASH_TOKEN: 'a-token', UNLEASH_POLL_SECONDS: '1' });
}

/** Whether a visitor without a cookie gets the step under the flag. */
async function showsStep({ origin }: OwnServer): Promise<boolean> {
  const html = await (await fetch(`${origin}/lead?${ofStep.query}`)).text();
  return html.includes(`"id":"${held?.id}"`);
}

async function payByCard(page: Page, step: StepPage, email: string): Promise<void> {
  await typeCard(step, ofStep);
  await step.button.click();
  await step.waitFor('/success');
  expect(await readLedger(page.context(), email)).toEqual(['paid']);
}

const flagCookies = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name.startsWith('__Host-flags-'));

test('a switch is seen within one poll, moves no purchase under way, and holds after the service is gone', async ({
  openContext,
}) => {
  // The server starts although its service never answers.
  const service = await startFlagService('hangs');
  const server = await startServer(service);
  try {
    expect(await showsStep(server)).toBe(true);
    const page = await (await openContext({ baseURL: server.origin })).newPage();
    const { step, buyer } = await goToPayment(page, ofStep, '', undefined, async (path) => {
      if (path !== '/phone-verification') return;
      service.flags = { [flag]: false };
      service.state = 'answers';
      await expect.poll(() => showsStep(server)).toBe(false);
      service.close();
      await page.reload();
      await new StepPage(page).waitFor(path);
    });
    expect(await flagCookies(page)).toHaveLength(1);
    await payByCard(page, step, buyer.email);
    // The next purchase takes the flags of its own time: the last good answer of the service.
    await expect.poll(() => flagCookies(page)).toEqual([]);
    expect(await showsStep(server)).toBe(false);
    expect(await server.drain()).toBe(0);
    expect(server.output.match(/the feature flag service failed/g) ?? []).toHaveLength(1);
  } finally {
    service.close();
    await server.stop();
  }
});

/** Reads a first visitor's page and the methods that its flags leave. */
async function readPage({ origin }: OwnServer, { query }: Shop): Promise<{ html: string; methods: string }> {
  const html = await (await fetch(`${origin}/lead?${query}`)).text();
  return { html, methods: /"methods":\[[^\]]*\]/.exec(html)?.[0] ?? '' };
}

test('a switch takes a payment method away and changes the words of a button', atNight(), async () => {
  const shop = shopWhere(({ settings }) => settings.payment.flags !== undefined);
  const [[method = '', ofMethod = ''] = []] = Object.entries(shop.settings.payment.flags ?? {});
  const wording = 'Quero o passaporte';
  const service = await startFlagService('answers');
  service.flags = { [ofMethod]: true };
  const server = await startServer(service);
  try {
    const before = await readPage(server, shop);
    expect(before.methods).toContain(`"${method}"`);
    expect(before.html).not.toContain(wording);
    service.flags = { [ofMethod]: false, 'alvoroco-botao-passaporte': true };
    await expect.poll(async () => (await readPage(server, shop)).html).toContain(wording);
    const after = await readPage(server, shop);
    expect(after.methods).toContain('"credit-card"');
    expect(after.methods).not.toContain(`"${method}"`);
    // Nothing in the address switches a flag.
    const answer = await fetch(`${server.origin}/lead?${shop.query}&${ofMethod}=1&flags=${ofMethod}`);
    expect(await answer.text()).toContain(wording);
  } finally {
    service.close();
    await server.stop();
  }
});

for (const state of ['hangs', 'html', 'forbidden', 'fails'] satisfies FlagServiceState[]) {
  test(`a service that ${state} from the start or later harms no purchase`, atNight(), async ({ openContext }) => {
    const service = await startFlagService(state);
    const server = await startServer(service);
    try {
      const page = await (await openContext({ baseURL: server.origin })).newPage();
      const { step, buyer } = await goToPayment(page, ofStep);
      await payByCard(page, step, buyer.email);
      service.flags = { [flag]: false };
      service.state = 'answers';
      await expect.poll(() => showsStep(server), { timeout: 45_000 }).toBe(false);
      service.state = state;
      const polls = service.polls;
      await expect.poll(() => service.polls).toBeGreaterThan(polls);
      expect(await showsStep(server)).toBe(false);
      const later = await (await openContext({ baseURL: server.origin })).newPage();
      await sendLead(later, ofStep);
      expect(server.output).not.toContain('a-token');
      expect(server.output.match(/the feature flag service failed/g)?.length ?? 0).toBeLessThanOrEqual(2);
    } finally {
      service.close();
      await server.stop();
    }
  });
}
