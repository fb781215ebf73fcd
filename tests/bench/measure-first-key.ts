import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { storeLead } from './prepare-buyer';
import { buildRow, type Row } from './row';
import { takeTurns } from './take-turns';
import { openThrottled, type StorageState } from './throttled-visit';
import { waitUntil } from './wait-until';

interface KeyCase {
  name: string;
  field: string;
  /** A digit, which every mask accepts. */
  key: string;
  baseUrl: string;
  url: string;
  storageState?: StorageState;
  goal: number;
}

interface FirstKey {
  answeredAt: number;
  lost: number;
}

const suite = 'pages';
const product = 'WUP';
const keyIntervalMs = 60;
/** Value for a field that never answers a key, for example because it is removed. */
const giveUpMs = 10_000;
const keysAfterAnswer = 3;

/**
 * Time from navigation start to the first key that React's handler answers; the browser types from the moment the field
 * exists. Also counts typed keys that are missing at the end. The base is plain React with the same fields. The probe
 * affects all pages equally: see `installProbe`.
 */
export async function measureFirstKey(browser: Browser, base: string, ours: string, rounds: number): Promise<Row[]> {
  const storageState = await storeLead(browser, ours, product);
  const cases: KeyCase[] = [
    {
      name: '/lead',
      field: 'name',
      key: 'm',
      baseUrl: `${base}/lead`,
      url: `${ours}/lead?product=${product}`,
      goal: 1.25,
    },
    {
      name: '/payment',
      field: 'cardHolder',
      key: 'm',
      baseUrl: `${base}/payment`,
      url: `${ours}/payment?product=${product}`,
      storageState,
      goal: 1.45,
    },
  ];
  const rows: Row[] = [];
  for (const keyCase of cases) {
    const keys: { base: FirstKey; ours: FirstKey }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const typeAtBase = () => typeEarly(browser, keyCase.baseUrl, keyCase);
      keys.push(await takeTurns(round, typeAtBase, () => typeEarly(browser, keyCase.url, keyCase)));
    }
    const { name, goal } = keyCase;
    rows.push(
      buildRow({
        suite,
        what: `${name}: first keystroke handled`,
        unit: 'ms',
        base: keys.map(({ base: key }) => key.answeredAt),
        ours: keys.map(({ ours: key }) => key.answeredAt),
        comparison: 'ratio',
        goal: { atMost: goal },
      }),
      buildRow({
        suite,
        what: `${name}: typed keys lost`,
        unit: '',
        ours: [Math.max(...keys.map(({ ours: key }) => key.lost))],
        comparison: 'value',
        goal: { atMost: 0 },
      }),
    );
  }
  return rows;
}

async function typeEarly(
  browser: Browser,
  url: string,
  { field, key, storageState }: Pick<KeyCase, 'field' | 'key' | 'storageState'>,
): Promise<FirstKey> {
  const visit = await openThrottled(browser, url, { field, ...(storageState ? { storageState } : {}) });
  const { page, devTools } = visit;
  try {
    const input = page.locator(`input[name="${field}"]`);
    await input.waitFor({ state: 'attached' });
    await waitUntil(page, (name) => document.activeElement?.getAttribute('name') === name, field);
    const deadline = performance.now() + giveUpMs;
    let typed = 0;
    let left = keysAfterAnswer;
    while (left > 0 && performance.now() < deadline) {
      await devTools.send('Input.dispatchKeyEvent', { type: 'char', text: key });
      typed += 1;
      await sleep(keyIntervalMs);
      if ((await visit.readProbe()).answeredAt > 0) left -= 1;
    }
    await visit.settle();
    const { answeredAt } = await visit.readProbe();
    const text = await input.inputValue();
    return { answeredAt: answeredAt || giveUpMs, lost: typed - text.length };
  } finally {
    await visit.close();
  }
}
