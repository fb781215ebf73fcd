import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import type { ScriptInventory } from '../inventory/script-inventory';
import { inventoryFile } from '../inventory/write-inventory';
import { chromiumOptions } from '../setup/find-chromium.mjs';
import { findNonce } from './compare-headers';
import { type Allowed, comparePage } from './compare-page';
import { listPages, type ShopPages } from './list-pages';
import { lookAlone } from './look-alone';
import type { PageToSee } from './look-at-page';
import type { SeenPage } from './seen-page';

/** Options of the command. */
export const usage = `npm run check:page-integrity -- --url https://pay.example
  --url        origin of the checkout
  --inventory  file that the build has written (default: .next/${inventoryFile})
  --path       page to open instead of those of every brand, such as /payment/123?product=ABC; may be repeated
  --allow      further source that pages without card fields may use, such as https://tags.example; may be repeated`;

/** An option is wrong. */
export class IntegrityOptionError extends Error {
  override readonly name = 'IntegrityOptionError';
}

/**
 * `npm run check:page-integrity`: opens pages and compares them with the build. It sends nothing: a card screen opens
 * with a lead in the browser that no backend knows.
 *
 * @returns exit code: 1 when a page differs
 * @throws IntegrityOptionError when an option is missing or wrong
 */
export async function runPageIntegrity(args: readonly string[], print: (text: string) => void): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      url: { type: 'string' },
      inventory: { type: 'string', default: `.next/${inventoryFile}` },
      path: { type: 'string', multiple: true, default: [] },
      allow: { type: 'string', multiple: true, default: [] },
    },
  });
  const { origin } = parseOrigin(values.url);
  const inventory = readInventory(values.inventory);
  const { shops, linkOrigins } = listPages(process.cwd(), origin);
  const allowed: Allowed = { linkOrigins, external: values.allow };
  const browser = await chromium.launch(chromiumOptions());
  try {
    const named = values.path.map((path): PageToSee => ({ name: path, url: `${origin}${path}` }));
    const { seen, notReached } = await (named.length > 0 ? lookAtNamed(browser, named) : lookAtShops(browser, shops));
    const differences = [
      ...seen.flatMap((page) => comparePage(page, inventory, allowed).map((text) => `✗ ${page.name}: ${text}`)),
      ...listRepeated(seen),
    ];
    const cards = seen.filter(({ hasCard }) => hasCard).length;
    const summary = `${seen.length} pages, ${cards} with card fields, ${differences.length} differences`;
    print([...differences, ...notReached.map((name) => `not run: ${name}`), summary].join('\n'));
    return differences.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
  }
}

interface Looked {
  seen: SeenPage[];
  /** Card screens that another step stands before. */
  notReached: string[];
}

async function lookAtNamed(browser: Browser, pages: readonly PageToSee[]): Promise<Looked> {
  const seen: SeenPage[] = [];
  for (const page of pages) seen.push(await lookAlone(browser, page));
  return { seen, notReached: [] };
}

async function lookAtShops(browser: Browser, shops: readonly ShopPages[]): Promise<Looked> {
  const seen: SeenPage[] = [];
  const notReached: string[] = [];
  for (const { first, card, stored } of shops) {
    seen.push(await lookAlone(browser, first));
    if (card === undefined) continue;
    const page = await lookAlone(browser, card, stored);
    seen.push(page);
    if (!page.hasCard) notReached.push(`${card.name}: another step asks first; name its page with --path`);
  }
  return { seen, notReached };
}

/** A nonce that comes twice protects nobody. */
function listRepeated(seen: readonly SeenPage[]): string[] {
  const nonces = seen.map(({ headers }) => findNonce(headers['content-security-policy']));
  return seen
    .filter((_, index) => nonces[index] !== undefined && nonces.indexOf(nonces[index]) !== index)
    .map(({ name }) => `✗ ${name}: the nonce of the content policy was used before`);
}

function parseOrigin(text: string | undefined): URL {
  if (text === undefined || !/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new IntegrityOptionError('--url is the origin of the checkout and begins with http:// or https://');
  return new URL(text);
}

function readInventory(file: string): ScriptInventory {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ScriptInventory;
  } catch {
    throw new IntegrityOptionError(`${file} is no inventory: build first, or name the file with --inventory`);
  }
}
