import type { Browser } from '@playwright/test';
import { fillLead } from './prepare-buyer';
import { buildRow, type Row } from './row';
import { openThrottled } from './throttled-visit';
import { waitUntilReady } from './wait-until';

interface Step {
  pressToPaint: number;
  pressToStepLessApi: number;
  /** Documents, data and scripts requested between the press and the new step's paint. */
  foreign: string[];
  apiCalls: number;
}

/** In ms from the time origin, which is in ms since 1970. */
interface StepTiming {
  timeOrigin: number;
  pressedAt: number;
  paintedAt: number;
  apiMs: number;
}

const suite = 'step';
/** By then a page has loaded the last script of its own, which measures its vitals 3 s after it works. */
const restsAfterMs = 6_000;

/** /lead → /payment, with all fields filled and the page idle before the press. */
export async function measureStep(browser: Browser, ours: string, rounds: number): Promise<Row[]> {
  const steps: Step[] = [];
  for (let round = 0; round < rounds; round += 1) steps.push(await takeStep(browser, `${ours}/lead?product=WUP`));
  const foreign = [...new Set(steps.flatMap((step) => step.foreign))];
  const name = '/lead → /payment';
  return [
    buildRow({
      suite,
      what: `${name}: documents, data and scripts between`,
      unit: '',
      ours: [Math.max(...steps.map((step) => step.foreign.length))],
      comparison: 'value',
      goal: { atMost: 0 },
      ...(foreign.length > 0 ? { note: foreign.join(' ') } : {}),
    }),
    buildRow({
      suite,
      what: `${name}: API calls`,
      unit: '',
      ours: steps.map(({ apiCalls }) => apiCalls),
      comparison: 'value',
      goal: { atMost: 1 },
    }),
    buildRow({
      suite,
      what: `${name}: press → next paint`,
      unit: 'ms',
      ours: steps.map(({ pressToPaint }) => pressToPaint),
      comparison: 'value',
      goal: { atMost: 64 },
    }),
    buildRow({
      suite,
      what: `${name}: press → new step painted, less the API`,
      unit: 'ms',
      ours: steps.map(({ pressToStepLessApi }) => pressToStepLessApi),
      comparison: 'value',
      goal: { atMost: 150 },
    }),
  ];
}

async function takeStep(browser: Browser, url: string): Promise<Step> {
  const visit = await openThrottled(browser, url);
  const { page, requests } = visit;
  try {
    await waitUntilReady(page);
    await fillLead(page);
    await page.waitForFunction((ms) => performance.now() > ms, restsAfterMs);
    await visit.settle();
    await page.evaluate(() => {
      window.benchProbe.pressToPaint = 0;
    });
    const timing = page.evaluate(watchStep, '[data-template="payment"] input[name="cardNumber"]');
    await page.click('button[type="submit"]');
    const { timeOrigin, pressedAt, paintedAt, apiMs } = await timing;
    await visit.settle();
    const between = requests.filter(
      ({ startedAt }) => startedAt >= timeOrigin + pressedAt && startedAt <= timeOrigin + paintedAt,
    );
    const isForeign = ({ type, url: address }: { type: string; url: string }) =>
      ['Document', 'Script', 'Stylesheet'].includes(type) || address.includes('/_next/data/');
    return {
      pressToPaint: (await visit.readProbe()).pressToPaint,
      pressToStepLessApi: paintedAt - pressedAt - apiMs,
      foreign: between.filter(isForeign).map(({ url: address }) => new URL(address).pathname),
      apiCalls: between.filter(({ url: address }) => new URL(address).pathname.startsWith('/api/')).length,
    };
  } finally {
    await visit.close();
  }
}

/** Runs in the page: time from the next click to a painted frame with the selector, and the share of API calls. */
function watchStep(selector: string): Promise<StepTiming> {
  return new Promise((resolve) => {
    let pressedAt = 0;
    const onPress = (event: Event) => {
      pressedAt = event.timeStamp;
    };
    window.addEventListener('click', onPress, { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (pressedAt === 0 || !document.querySelector(selector)) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          const paintedAt = performance.now();
          const calls = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
            ({ name, startTime }) => startTime >= pressedAt && new URL(name).pathname.startsWith('/api/'),
          );
          resolve({
            timeOrigin: performance.timeOrigin,
            pressedAt,
            paintedAt,
            apiMs: calls.reduce((sum, { duration }) => sum + duration, 0),
          });
        };
        channel.port2.postMessage(null);
      });
    });
    observer.observe(document, { childList: true, subtree: true, attributes: true });
  });
}
