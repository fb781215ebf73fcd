import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import type { ScriptInventory } from '../../scripts/build/inventory/script-inventory';
import { comparePage } from '../../scripts/integrity/compare-page';
import { listPages } from '../../scripts/integrity/list-pages';
import { lookAtPage, type PageToSee } from '../../scripts/integrity/look-at-page';
import { runPageIntegrity } from '../../scripts/integrity/run-page-integrity';
import { startTamperingProxy, type Tamper } from '../faults/tampering-proxy';
import { tampers } from '../faults/tampers';
import { printSuiteLine } from '../suites/print-suite-line';
import { vaultWays } from './sent-payments';
import { atNight, expect, test } from './test';

/** Played by day; all at night. */
const dayCount = 4;

const asItCame: Tamper = { change: (answer) => answer };

const played = process.env.NIGHTLY ? tampers : tampers.slice(0, dayCount);

test('the integrity check finds each change of a card screen, and none in the one that was built', async ({
  browser,
  baseURL,
}) => {
  const begin = performance.now();
  for (const isOfVault of [false, true]) {
    const clean = await findDifferences(browser, String(baseURL), asItCame, isOfVault);
    expect(clean).toEqual({ hasCard: true, differences: [] });
  }
  const missed: string[] = [];
  for (const pair of inPairs(played)) {
    await Promise.all(
      pair.map(async ({ name, reported, isOfVault, ...tamper }) => {
        const { differences } = await findDifferences(browser, String(baseURL), tamper, isOfVault);
        if (!differences.some((difference) => reported.test(difference)))
          missed.push(`${name}: ${differences.join('; ')}`);
      }),
    );
  }
  printSuiteLine({
    suite: 'page-integrity',
    tried: played.length,
    passed: played.length - missed.length,
    lost: 0,
    duplicated: 0,
    worst_ms: Math.round(performance.now() - begin),
    not_run: tampers.length - played.length,
  });
  expect(missed).toEqual([]);
});

test('the integrity check raises no alarm on any brand', atNight(), async ({ baseURL }) => {
  const lines: string[] = [];
  const code = await runPageIntegrity(['--url', String(baseURL)], (text) => lines.push(text));
  expect({ code, alarms: lines.join('\n').match(/✗.*/g) }).toEqual({ code: 0, alarms: null });
  expect(lines.join('\n')).toMatch(/\d\d pages, [1-9]\d* with card fields, 0 differences/);
});

/** Opens a card screen, of the first brand or of one with a vault, through a proxy that tampers with it. */
async function findDifferences(browser: Browser, target: string, tamper: Tamper, isOfVault = false) {
  const proxy = await startTamperingProxy(target, tamper);
  try {
    const inventory = JSON.parse(readFileSync('.next/script-inventory.json', 'utf8')) as ScriptInventory;
    const { pages, linkOrigins } = listPages(process.cwd(), proxy.origin);
    const isVaulted = ({ name }: PageToSee) => vaultWays.some(({ shop }) => name.startsWith(`${shop.name} `));
    const card = pages.find((page) => page.opensCard && (!isOfVault || isVaulted(page)));
    if (!card) throw new RangeError('no brand has a card screen');
    const page = await lookAtPage(browser, card);
    return { hasCard: page.hasCard, differences: comparePage(page, inventory, { linkOrigins, external: [] }) };
  } finally {
    await proxy.close();
  }
}

/** Two at a time: there are two cores. */
function inPairs<T>(items: readonly T[]): T[][] {
  return items.flatMap((_, index) => (index % 2 === 0 ? [items.slice(index, index + 2)] : []));
}
