import type { Browser } from '@playwright/test';
import { storeLead, storePix, storePurchase } from './prepare-buyer';
import { buildRow, type Row } from './row';
import { takeTurns } from './take-turns';
import { openThrottled, readTasks, type StorageState } from './throttled-visit';

interface PageCase {
  /** In the row's words. */
  name: string;
  url: string;
  storageState?: StorageState;
  /** The most JavaScript that it may load, × base. */
  scriptGoal: number;
}

interface Arrival {
  scriptKb: number;
  requests: number;
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  blocking: number;
  longestTask: number;
  /** Share of scripts' bytes that are HTTP headers, kB. */
  headerKb: number;
}

const suite = 'pages';
const mostRequests = 13;
const productOfOneForm = 'WUP';
const productOfManySteps = 'MS';

/** A load of the base and one of ours. */
interface Pair {
  base: Arrival;
  ours: Arrival;
}

/** JavaScript, requests, paints, blocking and layout shift on arrival: each page next to a load of the base, `rounds` times. */
export async function measurePages(browser: Browser, base: string, ours: string, rounds: number): Promise<Row[]> {
  const cases = await listCases(browser, ours);
  const arriveAtBase = () => arrive(browser, { url: `${base}/?product=WUP` });
  const pairs = cases.map((): Pair[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, page] of cases.entries()) {
      pairs[index]?.push(await takeTurns(round + index, arriveAtBase, () => arrive(browser, page)));
    }
  }
  return cases.flatMap((page, index) => buildRows(page, pairs[index] ?? []));
}

async function listCases(browser: Browser, origin: string): Promise<PageCase[]> {
  const leadOfOne = await storeLead(browser, origin, productOfOneForm);
  const leadOfMany = await storeLead(browser, origin, productOfManySteps);
  const pix = await storePix(browser, origin, productOfOneForm);
  const purchase = await storePurchase(browser, origin, productOfOneForm);
  const of = (path: string, product: string) => `${origin}${path}?product=${product}`;
  return [
    { name: '/lead', url: of('/lead', productOfOneForm), scriptGoal: 1.2 },
    { name: '/payment', url: of('/payment', productOfOneForm), storageState: leadOfOne, scriptGoal: 1.35 },
    { name: '/presentation', url: of('/presentation', productOfManySteps), storageState: leadOfMany, scriptGoal: 1.3 },
    { name: '/pix', url: of('/pix', productOfOneForm), storageState: pix, scriptGoal: 1.16 },
    { name: '/success', url: of('/success', productOfOneForm), storageState: purchase, scriptGoal: 1.16 },
    { name: '/generic-error', url: of('/generic-error', productOfOneForm), scriptGoal: 1.16 },
  ];
}

async function arrive(
  browser: Browser,
  { url, storageState }: Pick<PageCase, 'url' | 'storageState'>,
): Promise<Arrival> {
  const visit = await openThrottled(browser, url, storageState ? { storageState } : {});
  try {
    await visit.settle();
    const path = new URL(visit.page.url()).pathname;
    if (path !== new URL(url).pathname) throw new Error(`${url} moved to ${path}: the stored session does not hold`);
    const probe = await visit.readProbe();
    const { blocking, longest } = readTasks(probe);
    const scripts = visit.requests.filter(({ type }) => type === 'Script');
    const sum = (key: 'bytes' | 'headerBytes') => scripts.reduce((total, script) => total + script[key], 0) / 1000;
    return {
      scriptKb: sum('bytes'),
      headerKb: sum('headerBytes'),
      requests: visit.requests.length,
      firstPaint: probe.firstPaint,
      largestPaint: probe.largestPaint,
      layoutShift: probe.layoutShift,
      blocking,
      longestTask: longest,
    };
  } finally {
    await visit.close();
  }
}

function buildRows({ name, scriptGoal }: PageCase, pairs: readonly Pair[]): Row[] {
  const figures = (key: keyof Arrival) => ({
    ours: pairs.map(({ ours }) => ours[key]),
    base: pairs.map(({ base }) => base[key]),
  });
  const worst = (key: keyof Arrival) => [Math.max(...pairs.map(({ ours }) => ours[key]))];
  const headers = `${pairs[0]?.ours.headerKb.toFixed(1)} kB of it headers, base ${pairs[0]?.base.headerKb.toFixed(1)}`;
  return [
    {
      what: 'JS before interaction, on the wire',
      unit: 'kB',
      ...figures('scriptKb'),
      comparison: 'ratio' as const,
      goal: { atMost: scriptGoal },
      note: headers,
    },
    {
      what: 'requests on arrival',
      unit: '',
      ...figures('requests'),
      comparison: 'value' as const,
      goal: { atMost: mostRequests },
    },
    {
      what: 'First Contentful Paint',
      unit: 'ms',
      ...figures('firstPaint'),
      comparison: 'ratio' as const,
      goal: { atMost: 1.3 },
    },
    {
      what: 'Largest Contentful Paint',
      unit: 'ms',
      ...figures('largestPaint'),
      comparison: 'ratio' as const,
      goal: { atMost: 1.3 },
    },
    {
      what: 'layout shift, worst arrival',
      unit: '',
      ours: worst('layoutShift'),
      comparison: 'value' as const,
      goal: { atMost: 0 },
    },
    {
      what: 'Total Blocking Time',
      unit: 'ms',
      ...figures('blocking'),
      comparison: 'difference' as const,
      goal: { atMost: 75 },
    },
    {
      what: 'longest task after first paint, worst arrival',
      unit: 'ms',
      ours: worst('longestTask'),
      comparison: 'value' as const,
      goal: { atMost: 150 },
    },
  ].map((row) => buildRow({ suite, ...row, what: `${name}: ${row.what}` }));
}
