import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ScriptInventory } from '../../scripts/inventory/script-inventory';
import { anyShop as shop } from './shops';
import { goToPayment } from './step-page';
import { expect, test } from './test';

test('every script on the way to payment is ours, is as it was built, and is marked for immediate compilation', async ({
  page,
  baseURL,
}) => {
  const scripts: { url: string; text: Promise<string> }[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (response.request().resourceType() === 'script') scripts.push({ url, text: response.text() });
  });
  await goToPayment(page, shop);
  const texts = await Promise.all(scripts.map(async ({ url, text }) => ({ url, text: await text })));
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter(({ text }) => !text.startsWith('//# allFunctionsCalledOnLoad\n')).map(({ url }) => url)).toEqual(
    [],
  );
  const inventory = JSON.parse(readFileSync('.next/script-inventory.json', 'utf8')) as ScriptInventory;
  const known = new Map(inventory.scripts.map(({ file, sha384, isForBuyers }) => [file, isForBuyers && sha384]));
  const hashOf = (text: string) => createHash('sha384').update(text).digest('base64');
  const isOurs = (url: string) => new URL(url).origin === new URL(String(baseURL)).origin;
  const strange = texts.filter(({ url, text }) => !isOurs(url) || known.get(new URL(url).pathname) !== hashOf(text));
  expect(strange.map(({ url }) => url)).toEqual([]);
});
