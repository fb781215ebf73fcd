import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { ScriptInventory } from '../../scripts/build/inventory/script-inventory';
import { anyShop as shop } from './shops';
import { goToPayment, StepPage } from './step-page';
import { expect, test } from './test';

interface LoadedScript {
  url: string;
  text: string;
}

/** Collects the scripts that a page loads from now on. */
function collectScripts(page: Page): () => Promise<LoadedScript[]> {
  const scripts: Promise<LoadedScript>[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (response.request().resourceType() === 'script') scripts.push(response.text().then((text) => ({ url, text })));
  });
  return () => Promise.all(scripts);
}

/** Addresses of scripts that are not ours, or not as they were built. */
function findStrange(scripts: readonly LoadedScript[], origin: string): string[] {
  const inventory = JSON.parse(readFileSync('.next/script-inventory.json', 'utf8')) as ScriptInventory;
  const known = new Map(inventory.scripts.map(({ file, sha384, isForBuyers }) => [file, isForBuyers && sha384]));
  const hashOf = (text: string) => createHash('sha384').update(text).digest('base64');
  const isOurs = (url: string) => new URL(url).origin === origin;
  return scripts
    .filter(({ url, text }) => !isOurs(url) || known.get(new URL(url).pathname) !== hashOf(text))
    .map(({ url }) => url);
}

test('every script on the way to payment is ours, is as it was built, and is marked for immediate compilation', async ({
  page,
  baseURL,
}) => {
  const readScripts = collectScripts(page);
  await goToPayment(page, shop);
  const scripts = await readScripts();
  expect(scripts.length).toBeGreaterThan(10);
  const isMarked = ({ text }: LoadedScript) => text.startsWith('//# allFunctionsCalledOnLoad\n');
  expect(scripts.filter((script) => !isMarked(script)).map(({ url }) => url)).toEqual([]);
  expect(findStrange(scripts, new URL(String(baseURL)).origin)).toEqual([]);
});

test('a first step arrives in two scripts, and no later step loads one of their chunks again', async ({ page }) => {
  const joined = JSON.parse(readFileSync('.next/joined-scripts.json', 'utf8')) as Record<string, string[]>;
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.push(new URL(request.url()).pathname.replace('/_next/', ''));
  });
  await goToPayment(page, shop);
  expect(loaded.slice(0, 2).filter((file) => joined[file] === undefined)).toEqual([]);
  const arrived = new Set(loaded.flatMap((file) => joined[file] ?? []));
  expect(arrived.size).toBeGreaterThan(4);
  expect(loaded.filter((file, index) => arrived.has(file) || loaded.indexOf(file) < index)).toEqual([]);
});

test('the comparison of scripts finds one that was changed on its way, and one of another site', async ({
  page,
  baseURL,
}) => {
  const changed: string[] = [];
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const answer = await route.fetch();
    if (changed.length === 0) changed.push(route.request().url());
    const isChanged = changed[0] === route.request().url();
    await route.fulfill({ response: answer, body: `${await answer.text()}${isChanged ? '\n;' : ''}` });
  });
  const readScripts = collectScripts(page);
  await page.goto(`/lead?${shop.query}`);
  await new StepPage(page).waitFor('/lead');
  const foreign = { url: 'https://elsewhere.example/spy.js', text: '' };
  const scripts = [...(await readScripts()), foreign];
  expect(findStrange(scripts, new URL(String(baseURL)).origin)).toEqual([...changed, foreign.url]);
  await page.unrouteAll({ behavior: 'wait' });
});
