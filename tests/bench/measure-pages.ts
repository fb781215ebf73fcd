import type { Browser } from '@playwright/test';
import type { TemplateId } from '../../schemas/generated/types';
import { classOf, type TemplateClass } from '../../scripts/build/sizes/class-of';
import { manifests } from '../../templates/manifests.generated';
import { storeLead, storePix, storePurchase } from './prepare-buyer';
import { reachSteps } from './reach-steps';
import { buildRow, type Row } from './row';
import { takeTurns } from './take-turns';
import { openThrottled, readTasks, type StorageState } from './throttled-visit';

interface PageCase {
  /** Name in the table. */
  name: string;
  url: string;
  storageState?: StorageState;
  tabStorage?: Readonly<Record<string, string>>;
  /** Maximum JavaScript, × base. */
  scriptGoal: number;
  /** Page of the base app with the same form; a page without one is not asked when its form is visible. */
  formBase?: 'lead' | 'payment';
}

interface Arrival {
  scriptKb: number;
  requests: number;
  firstPaint: number;
  largestPaint: number;
  /** First field's label or button on the screen, ms. */
  formVisible: number;
  layoutShift: number;
  blocking: number;
  longestTask: number;
  /** HTTP headers within the scripts' bytes, in kB. */
  headerKb: number;
}

const suite = 'pages';
const mostRequests = { page: 13, payment: 17 };
const productOfOneForm = 'WUP';
const productOfManySteps = 'MS';
const productWithPhone = 'FUSO';
const productWithUnits = 'ENGR';

/** A load of the base and one of ours; one more of the base's page with the same form. */
interface Pair {
  base: Arrival;
  ours: Arrival;
  form?: Arrival;
}

/**
 * JavaScript, requests, paints, blocking time and layout shift on arrival. Loads each page next to the base, `rounds`
 * times.
 */
export async function measurePages(browser: Browser, base: string, ours: string, rounds: number): Promise<Row[]> {
  const arriveAtBase = () => arrive(browser, { url: `${base}/?product=WUP` });
  const measured: { page: PageCase; pairs: Pair[] }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // A session with the points partner ends after 15 minutes, so each round has its own.
    for (const [index, page] of (await listCases(browser, ours)).entries()) {
      const pair = await takeTurns(round + index, arriveAtBase, () => arrive(browser, page));
      const form = page.formBase && (await arrive(browser, { url: `${base}/${page.formBase}` }));
      measured[index] ??= { page, pairs: [] };
      measured[index].pairs.push({ ...pair, ...(form && { form }) });
    }
  }
  return measured.flatMap(({ page, pairs }) => buildRows(page, pairs));
}

async function listCases(browser: Browser, origin: string): Promise<PageCase[]> {
  const leadOfOne = await storeLead(browser, origin, productOfOneForm);
  const leadOfMany = await storeLead(browser, origin, productOfManySteps);
  const pix = await storePix(browser, origin, productOfOneForm);
  const purchase = await storePurchase(browser, origin, productOfOneForm);
  const of = (path: string, product: string) => `${origin}${path}?product=${product}`;
  return [
    { name: '/lead', url: of('/lead', productOfOneForm), scriptGoal: 1.2, formBase: 'lead' },
    {
      name: '/payment',
      url: of('/payment', productOfOneForm),
      storageState: leadOfOne,
      scriptGoal: 1.35,
      formBase: 'payment',
    },
    {
      name: '/payment/{id}',
      url: `${origin}/payment/aberta-${productOfOneForm}-bench`,
      scriptGoal: 1.35,
      formBase: 'payment',
    },
    {
      name: '/renew/{id}',
      url: `${origin}/renew/assinatura-${productOfOneForm}-bench`,
      scriptGoal: 1.35,
      formBase: 'payment',
    },
    {
      name: '/phone-verification',
      url: of('/phone-verification', productWithPhone),
      storageState: await storeLead(browser, origin, productWithPhone),
      scriptGoal: 1.3,
    },
    {
      name: '/select-school',
      url: `${of('/select-school', productWithUnits)}&flowId=franchise`,
      storageState: await storeLead(browser, origin, productWithUnits),
      scriptGoal: 1.3,
    },
    { name: '/presentation', url: of('/presentation', productOfManySteps), storageState: leadOfMany, scriptGoal: 1.3 },
    { name: '/pix', url: of('/pix', productOfOneForm), storageState: pix, scriptGoal: 1.16 },
    { name: '/success', url: of('/success', productOfOneForm), storageState: purchase, scriptGoal: 1.16 },
    { name: '/generic-error', url: of('/generic-error', productOfOneForm), scriptGoal: 1.16 },
    ...(await listOtherSteps(browser, origin)),
  ];
}

/** Templates of the cases above. */
const listed: readonly string[] = [
  ...['lead', 'payment', 'payment-invoice', 'renew', 'phone-verification', 'select-school', 'presentation', 'pix'],
  ...['success', 'generic-error'],
];

/** Largest JavaScript of a class, × base. */
const goalOf: Readonly<Record<TemplateClass, number>> = { lead: 1.2, payment: 1.35, form: 1.3, plain: 1.16 };

async function listOtherSteps(browser: Browser, origin: string): Promise<PageCase[]> {
  const ids = (Object.keys(manifests) as TemplateId[]).filter((id) => !listed.includes(id));
  return (await reachSteps(browser, origin, ids)).map(({ templateId, ...visit }) => ({
    name: templateId,
    ...visit,
    scriptGoal: goalOf[classOf(templateId)],
    ...(classOf(templateId) === 'payment' && { formBase: 'payment' as const }),
  }));
}

async function arrive(
  browser: Browser,
  { url, storageState, tabStorage }: Pick<PageCase, 'url' | 'storageState' | 'tabStorage'>,
): Promise<Arrival> {
  const visit = await openThrottled(browser, url, {
    ...(storageState && { storageState }),
    ...(tabStorage && { tabStorage }),
  });
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
      formVisible: probe.formVisible,
      layoutShift: probe.layoutShift,
      blocking,
      longestTask: longest,
    };
  } finally {
    await visit.close();
  }
}

function buildRows({ name, scriptGoal, formBase }: PageCase, pairs: readonly Pair[]): Row[] {
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
      goal: { atMost: formBase === 'payment' ? mostRequests.payment : mostRequests.page },
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
    ...(formBase === undefined
      ? []
      : [
          {
            what: 'form visible',
            unit: 'ms',
            ours: pairs.map(({ ours }) => ours.formVisible),
            base: pairs.flatMap(({ form }) => (form ? [form.formVisible] : [])),
            comparison: 'ratio' as const,
            goal: { atMost: Number.POSITIVE_INFINITY },
            note: 'aim 1.10',
          },
        ]),
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
