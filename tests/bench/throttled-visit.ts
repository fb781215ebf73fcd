import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { installProbe, type Probe } from './browser-probe';

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface NetworkRequest {
  url: string;
  /** DevTools' type: Document, Script, Font, Image, Fetch, … */
  type: string;
  /** Bytes on the wire, including headers. */
  bytes: number;
  headerBytes: number;
  /** In ms since 1970. */
  startedAt: number;
}

export interface Visit {
  page: Page;
  devTools: CDPSession;
  requests: NetworkRequest[];
  readProbe: () => Promise<Probe>;
  /** Waits until nothing has loaded for a while. */
  settle: () => Promise<void>;
  close: () => Promise<void>;
}

/** DevTools' slow 4G: bytes per second, and ms per request. */
const slow4G = { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };
const cpuSlowdown = 4;
const quietMs = 1_000;

/** A new window loads the browser's own pages, and storage setup another. They must not count for the visit. */
const restMs = 1_000;
const settleTimeoutMs = 30_000;

interface VisitOptions {
  storageState?: StorageState;
  tabStorage?: Readonly<Record<string, string>>;
  field?: string | null;
}

/**
 * Opens a page in a new context without cache, on a simulated slow phone.
 *
 * @param field name of the field whose first handled key is watched
 * @param tabStorage values of the tab's storage, by key
 */
export async function openThrottled(
  browser: Browser,
  url: string,
  { storageState, tabStorage = {}, field = null }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    ...(storageState ? { storageState } : {}),
  });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const { requests, lastActivity } = await recordRequests(devTools);
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devTools.send('Network.emulateNetworkConditions', slow4G);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  // tsx preserves names with a helper, which functions sent to the page lack.
  await page.addInitScript({ content: 'globalThis.__name ??= (value) => value;' });
  await page.addInitScript(installProbe, field);
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) sessionStorage.setItem(key, value);
  }, tabStorage);
  await sleep(restMs);
  await page.goto(url, { waitUntil: 'commit' });
  return {
    page,
    devTools,
    requests,
    readProbe: () => page.evaluate(() => window.benchProbe),
    settle: async () => {
      const deadline = performance.now() + settleTimeoutMs;
      await page.waitForLoadState('load');
      while (performance.now() - lastActivity() < quietMs) {
        if (performance.now() > deadline) throw new Error(`${url} does not come to rest`);
        await sleep(50);
      }
    },
    close: () => context.close(),
  };
}

/** Total Blocking Time: the part of tasks over 50 ms after the first paint; and the longest task. */
export function readTasks({ longTasks, firstPaint }: Probe): { blocking: number; longest: number } {
  const after = longTasks.filter(({ start, duration }) => start + duration > firstPaint);
  return {
    blocking: after.reduce((sum, { duration }) => sum + duration - 50, 0),
    longest: Math.max(0, ...after.filter(({ start }) => start >= firstPaint).map(({ duration }) => duration)),
  };
}

async function recordRequests(
  devTools: CDPSession,
): Promise<{ requests: NetworkRequest[]; lastActivity: () => number }> {
  const requests: NetworkRequest[] = [];
  const open = new Map<string, NetworkRequest>();
  let last = performance.now();
  await devTools.send('Network.enable');
  devTools.on('Network.requestWillBeSent', ({ requestId, request, wallTime, type = 'Other' }) => {
    if (!/^https?:/.test(request.url)) return;
    last = performance.now();
    const entry = { url: request.url, type, bytes: 0, headerBytes: 0, startedAt: wallTime * 1000 };
    open.set(requestId, entry);
    requests.push(entry);
  });
  devTools.on('Network.responseReceived', ({ requestId, response }) => {
    const entry = open.get(requestId);
    if (entry) entry.headerBytes = response.encodedDataLength;
  });
  devTools.on('Network.dataReceived', () => {
    last = performance.now();
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = performance.now();
    const entry = open.get(requestId);
    if (entry) entry.bytes = encodedDataLength;
    open.delete(requestId);
  });
  devTools.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId));
  return { requests, lastActivity: () => (open.size > 0 ? performance.now() : last) };
}
