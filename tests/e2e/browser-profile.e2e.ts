import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '../../scripts/setup/find-chromium.mjs';
import { findCard, findCardInFiles, isInFiles, searchedCard } from './find-card';
import { OwnServer } from './own-server';
import { readLedger } from './sandbox-page';
import { vaultWays } from './sent-payments';
import { anyShop } from './shops';
import { goToPayment, typeCard } from './step-page';
import { atNight, expect, test } from './test';
import { watchContext } from './watch-context';

let profile: string;
let server: OwnServer;

test.beforeEach(async () => {
  profile = mkdtempSync(path.join(tmpdir(), 'guiche-profile-'));
  server = await OwnServer.start();
});
test.afterEach(async () => {
  await server.stop();
  rmSync(profile, { recursive: true, force: true });
});

/** Of the two kinds of vault. */
const shops = [anyShop, vaultWays[0]?.shop ?? anyShop];

for (const shop of shops) {
  const title = `no file of my browser or of ${shop.name} contains my card while I type or after I pay`;
  test(title, atNight(shop !== anyShop), async ({ troubles }) => {
    const { context, page } = await openBrowser(troubles);
    const { step, buyer } = await goToPayment(page, shop);
    await fillByBrowser(page);
    await typeCard(step, shop, searchedCard);
    await untilSaved(page);
    expect(findCardInFiles(profile), 'while I type').toEqual([]);
    // Chromium counts a form that is left without a press as sent.
    await page.getByRole('button', { name: shop.text('frame.back') }).click();
    const paths = shop.pathsOf(shop.query);
    await step.waitFor(paths[paths.indexOf('/payment') - 1] ?? '');
    await step.goBack();
    await step.waitFor('/payment');
    await untilSaved(page);
    expect(findCardInFiles(profile), 'after I have gone back').toEqual([]);
    await typeCard(step, shop, searchedCard);
    await step.button.click();
    await step.waitFor('/success');
    expect(await readLedger(context, buyer.email)).toEqual(['paid']);
    await step.goBack();
    await step.waitFor('/payment');
    await untilSaved(page);
    expect(findCard(await readBrowser(page))).toEqual([]);
    await context.close();
    expect(findCardInFiles(profile), 'after I have paid').toEqual([]);
    expect(findCardInFiles(server.dataDir), 'in the data of the shop').toEqual([]);
    expect(server.output).toContain('listening');
    expect(findCard(server.output), 'in the log').toEqual([]);
  });
}

test(
  'the search of these tests finds a card stored by autocomplete, in web storage or in a cookie',
  atNight(),
  async ({ troubles }) => {
    const { context, page } = await openBrowser(troubles);
    const { step } = await goToPayment(page, anyShop);
    expect(findCard(await readBrowser(page))).toEqual([]);
    await typeCard(step, anyShop, searchedCard);
    await page.locator('form[data-step]').evaluate((form: HTMLFormElement) => {
      for (const one of [form, ...form.elements]) one.setAttribute('autocomplete', 'on');
    });
    // Chromium saves a tab after input, and an attribute is none.
    await untilSaved(page);
    expect(findCardInFiles(profile)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^number in .*Session/), expect.stringMatching(/^code in /)]),
    );
    for (const plant of [
      (text: string) => localStorage.setItem('planted', text),
      (text: string) => sessionStorage.setItem('planted', text),
      (text: string) => {
        // biome-ignore lint/suspicious/noDocumentCookie: it is what a careless script would write
        document.cookie = `planted=${text}`;
      },
    ]) {
      await page.evaluate(plant, searchedCard.cardNumber);
      expect(findCard(await readBrowser(page))).toEqual(['number']);
      await page.evaluate(plant, '');
      expect(findCard(await readBrowser(page))).toEqual([]);
    }
    await page.evaluate((text) => localStorage.setItem('planted', text), searchedCard.cardNumber);
    await step.button.click();
    await step.waitFor('/success');
    await context.close();
    for (const part of ['holder', 'expiry']) expect(findCardInFiles(profile)).toContain(`${part} in Default/Web Data`);
    expect(findCardInFiles(profile)).toContainEqual(expect.stringMatching(/^number in .*Local Storage/));
  },
);

/** Chromium with a real profile on disk. */
async function openBrowser(troubles: string[]) {
  const { viewport = null } = test.info().project.use;
  const options = { ...chromiumOptions(), viewport, baseURL: server.origin };
  const context = await chromium.launchPersistentContext(profile, options);
  await watchContext(context, troubles);
  return { context, page: await context.newPage() };
}

/** The browser autofills a saved card, which the fields allow. */
async function fillByBrowser(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('Autofill.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[name=cardNumber]' });
  const { node } = await browser.send('DOM.describeNode', { nodeId });
  const { cardNumber: number, cardHolder: name, cardCvv: cvc } = searchedCard;
  const card = { number, name, cvc, expiryMonth: '11', expiryYear: '2033' };
  await browser.send('Autofill.trigger', { fieldId: node.backendNodeId, card });
  for (const field of ['cardNumber', 'cardHolder', 'cardExpiry', 'cardCvv'])
    await expect(page.locator(`[name=${field}]`)).not.toHaveValue('');
  await expect(page.locator('[name=cardCompany]')).not.toHaveValue('');
}

/** Waits until Chromium has saved its tab, including a word typed now into an unprotected field. */
async function untilSaved(page: Page) {
  const word = randomBytes(8).toString('hex');
  await page.evaluate(() => document.body.append(document.createElement('textarea')));
  await page.locator('body > textarea').last().fill(word);
  const sessions = path.join(profile, 'Default/Sessions');
  await expect.poll(() => isInFiles(sessions, word)).toBe(true);
}

/** Everything that a script of the page can read. */
async function readBrowser(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const caches = await window.caches.keys();
    return { local: { ...localStorage }, session: { ...sessionStorage }, state: history.state, databases, caches };
  });
  return JSON.stringify([stored, page.url(), await page.context().cookies()]);
}
