import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { Acceptance, Flow } from '../../schemas/generated/types';
import { copyConfig } from './measured-shops';
import { OwnServer } from './own-server';
import { SandboxPage } from './sandbox-page';
import { shopWhere } from './shops';
import { answerStep, goToPayment, StepPage, sendLead, typeCard } from './step-page';
import { atNight, expect, test } from './test';

type Json = Record<string, unknown>;

const asksTerms = shopWhere(({ settings, offers }) => settings.terms.isEnabled && offers('credit-card'));
/** The first shop whose flow has such a text, and the link to that flow. */
function findText(source: 'markdown' | 'contract') {
  const isOf = ({ steps }: Flow) => steps.some(({ props }) => props && 'source' in props && props.source === source);
  const shop = shopWhere(({ flows }) => flows.some(isOf));
  const flow = shop.flows.find(isOf);
  return { shop, flow, search: `&flowId=${flow?.id}` };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Acceptances in the calls of a context, by the last part of their path. */
function recordAcceptances(context: BrowserContext) {
  const sent: { call: string; acceptances: Acceptance[] }[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'POST' || !/\/(?:lead|payment)$/.test(pathname)) return;
    const { acceptances = [] } = request.postDataJSON() as { acceptances?: Acceptance[] };
    sent.push({ call: path.basename(pathname), acceptances });
  });
  return { of: (call: string) => sent.filter((one) => one.call === call).map(({ acceptances }) => acceptances) };
}

async function readRow(context: BrowserContext, email: string, origin: string): Promise<string> {
  const sandbox = await SandboxPage.open(context, origin);
  const text = await sandbox.rowsOf(email).first().textContent();
  await sandbox.close();
  return text ?? '';
}

async function openTab(context: BrowserContext, search: string): Promise<StepPage> {
  const tab = new StepPage(await context.newPage());
  await tab.page.goto(`/payment?${search}`);
  return tab;
}

test.describe('what I accepted', () => {
  let root: string;
  let server: OwnServer;

  test.beforeEach(async () => {
    root = copyConfig();
    server = await OwnServer.start({}, root);
  });
  test.afterEach(async () => {
    await server.stop();
    rmSync(root, { recursive: true, force: true });
  });

  /** Changes a file, and waits until a page of the shop shows it. */
  async function change(file: string, edit: (text: string) => string, isShown: () => Promise<boolean>) {
    const place = path.join(root, file);
    writeFileSync(place, edit(readFileSync(place, 'utf8')));
    server.reload();
    await expect.poll(isShown).toBe(true);
  }

  const shows = async (search: string, text: string) =>
    (await (await fetch(`${server.origin}/lead?${search}`)).text()).includes(text);

  test('is asked again in a second tab when the text of the flow has changed, and the ledger has the hash of that text', async ({
    openContext,
  }) => {
    const context = await openContext({ baseURL: server.origin });
    const sent = recordAcceptances(context);
    const page = await context.newPage();
    const { shop, flow, search } = findText('markdown');
    const link = shop.query + search;
    const { buyer } = await goToPayment(page, shop, search);
    const { markdown: text = '' } = Object(flow?.steps.find(({ id }) => id === 'md')?.props) as { markdown?: string };
    const [word = ''] = /[A-Za-z]{6,}/.exec(text) ?? [];
    const changed = text.replace(word, 'ALTERADO');
    await change(
      `flows/clinaria-exam.json`,
      (json) => json.replace(JSON.stringify(text).slice(1, -1), JSON.stringify(changed).slice(1, -1)),
      () => shows(link, hashOf(changed)),
    );
    const tab = await openTab(context, link);
    await tab.waitFor('/md');
    await expect(tab.page.locator('main')).toContainText('ALTERADO');
    await answerStep(tab, '/md', buyer.phone);
    await tab.button.click();
    await tab.waitFor('/payment');
    await typeCard(tab, shop);
    await tab.button.click();
    await tab.waitFor('/success');
    expect(sent.of('payment')).toEqual([expect.arrayContaining([{ kind: 'md', hash: hashOf(changed) }])]);
    expect(hashOf(changed)).not.toBe(hashOf(text));
    expect(await readRow(context, buyer.email, server.origin)).toContain(`md ${hashOf(changed).slice(0, 12)}`);
    await context.close();
  });

  test(
    'is asked again in a second tab when the version of the terms has changed, and the ledger has the new one',
    atNight(),
    async ({ openContext }) => {
      const context = await openContext({ baseURL: server.origin });
      const sent = recordAcceptances(context);
      const brand = asksTerms.name.split(' ')[0];
      const setVersion = (version: string) =>
        change(
          `brands/${brand}/brand.json`,
          (json) => {
            const settings = JSON.parse(json) as Json;
            settings.all = { ...(settings.all as Json), terms: { isEnabled: true, version } };
            return JSON.stringify(settings, null, 2);
          },
          () => shows(asksTerms.query, version),
        );
      await setVersion('2026-01');
      const { buyer } = await goToPayment(await context.newPage(), asksTerms);
      await setVersion('2026-02');
      const tab = await openTab(context, asksTerms.query);
      await tab.waitFor('/lead');
      await expect(tab.field('terms')).not.toBeChecked();
      await tab.page.close();
      const page = await context.newPage();
      const { step } = await goToPayment(page, asksTerms, '', buyer);
      await typeCard(step, asksTerms);
      await step.button.click();
      await step.waitFor('/success');
      const versions = (calls: Acceptance[][]) => calls.map((list) => list.map(({ version }) => version));
      expect(versions(sent.of('lead'))).toEqual([
        ['2026-01', '2026-01'],
        ['2026-02', '2026-02'],
      ]);
      expect(versions(sent.of('payment'))).toEqual([['2026-02', '2026-02']]);
      expect(await readRow(context, buyer.email, server.origin)).toContain('terms 2026-02, privacy 2026-02');
      await context.close();
    },
  );

  test('has the reminders only where I tick their box, which nobody ticks for me', async ({ openContext }) => {
    const brand = asksTerms.name.split(' ')[0];
    await change(
      `brands/${brand}/brand.json`,
      (json) => {
        const settings = JSON.parse(json) as Json;
        settings.all = { ...(settings.all as Json), terms: { isEnabled: true, asksReminder: true } };
        return JSON.stringify(settings, null, 2);
      },
      () => shows(asksTerms.query, 'name="reminder"'),
    );
    const context = await openContext({ baseURL: server.origin });
    const sent = recordAcceptances(context);
    const kinds = () => sent.of('lead').map((list) => list.map(({ kind }) => kind));
    await sendLead(await context.newPage(), asksTerms);
    expect(kinds()).toEqual([['terms', 'privacy']]);
    await context.clearCookies();
    const page: Page = await context.newPage();
    await page.goto(`/lead?${asksTerms.query}`);
    const step = new StepPage(page);
    await step.waitFor('/lead');
    await expect(step.field('reminder')).not.toBeChecked();
    await step.field('reminder').check();
    await step.field('terms').check();
    await step.button.click();
    await expect.poll(kinds).toHaveLength(2);
    expect(kinds()[1]).toEqual(['terms', 'privacy', 'marketing']);
    await context.close();
  });
});

test('the contract changes between two tabs: the first shows it again, and the ledger has the hash of what I read', async ({
  page,
  context,
}) => {
  const sent = recordAcceptances(context);
  const { shop, search } = findText('contract');
  const { step, buyer } = await sendLead(page, shop, search);
  await step.waitFor('/md');
  let shown = '';
  await page.route('**/api/v1/product/*/contract?*', async (route) => {
    const response = await route.fetch();
    const contract = (await response.json()) as { markdown: string };
    shown = `${contract.markdown}\n\nALTERADO`;
    await route.fulfill({ response, json: { ...contract, markdown: shown } });
  });
  await answerStep(step, '/md', buyer.phone);
  await step.button.click();
  await expect(step.formError).toHaveAttribute('data-form-error', 'contract_changed');
  await expect(page.locator('main')).toContainText('ALTERADO');
  await expect(step.field('agreed')).not.toBeChecked();
  await answerStep(step, '/md', buyer.phone);
  await step.button.click();
  await step.waitFor('/payment');
  await typeCard(step, shop);
  await step.button.click();
  await step.waitFor('/success');
  const agreed = sent.of('payment')[0]?.find(({ kind }) => kind === 'contract');
  expect(agreed).toMatchObject({ hash: hashOf(shown), id: expect.any(String) });
  expect(await readRow(context, buyer.email, '')).toContain(`contract ${hashOf(shown).slice(0, 12)}`);
});
