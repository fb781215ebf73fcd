import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import type { ScriptInventory } from '../build/inventory/script-inventory';
import { inventoryFile } from '../build/inventory/write-inventory';
import { chromiumOptions } from '../setup/find-chromium.mjs';
import { findNonce } from './compare-headers';
import { type Allowed, comparePage } from './compare-page';
import { evaluateRun, type LookedAt } from './evaluate-run';
import { listPages } from './list-pages';
import { isUnread, lookAtPage, type PageToSee } from './look-at-page';
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
 * @returns exit code: 1 when a page differs or an expected card screen was not seen, 2 when only a page was not read
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
  const { pages, linkOrigins } = listPages(process.cwd(), origin);
  const allowed: Allowed = { linkOrigins, external: values.allow };
  const browser = await chromium.launch(chromiumOptions());
  try {
    const named = values.path.map((path): PageToSee => ({ name: path, url: `${origin}${path}` }));
    const looked = await lookAtPages(browser, named.length > 0 ? named : pages);
    const differences = [
      ...looked.seen.flatMap((page) => comparePage(page, inventory, allowed).map((text) => `✗ ${page.name}: ${text}`)),
      ...listRepeated(looked.seen),
    ];
    const { code, lines } = evaluateRun(looked, differences);
    print(lines.join('\n'));
    return code;
  } finally {
    await browser.close();
  }
}

/** Looks at pages one by one, and notes those that Chromium could not tell about. */
async function lookAtPages(browser: Browser, pages: readonly PageToSee[]): Promise<LookedAt> {
  const seen: SeenPage[] = [];
  const cards: LookedAt['cards'] = [];
  const unread: string[] = [];
  for (const page of pages) {
    try {
      const found = await lookAtPage(browser, page);
      seen.push(found);
      if (page.opensCard !== undefined)
        cards.push({ name: page.name, isExpected: page.opensCard, isSeen: found.hasCard });
    } catch (error) {
      if (!isUnread(error)) throw error;
      unread.push(page.name);
    }
  }
  return { seen, cards, unread };
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
