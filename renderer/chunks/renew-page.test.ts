import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type FakeBrowser, fakeBrowser } from '../testing/fake-browser';

const script = 'https://acme.example/_next/static/chunks/0a1b2c.js';

class FakeScript {
  src = script;
}

let browser: FakeBrowser;
let reload: ReturnType<typeof vi.fn>;
let answer: () => Promise<{ status: number }>;
let buildId: string;
let href: string;
let controls: { name: string; type: string; value: string }[];
let page: typeof import('./renew-page');

beforeEach(async () => {
  browser = fakeBrowser();
  reload = vi.fn();
  buildId = 'build-1';
  href = 'https://acme.example/payment?product=ACE';
  controls = [];
  answer = async () => ({ status: 404 });
  vi.stubGlobal('fetch', () => answer());
  vi.stubGlobal('HTMLScriptElement', FakeScript);
  vi.stubGlobal('document', { querySelectorAll: () => controls });
  await openPage();
  missScript();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

let missScript: () => void;

async function openPage(): Promise<void> {
  vi.stubGlobal('window', {
    __NEXT_DATA__: { buildId },
    location: { reload, href },
    addEventListener: (_: string, note: (event: object) => void) => {
      missScript = () => note({ target: new FakeScript() });
    },
  });
  vi.resetModules();
  page = await import('./renew-page');
  page.watchScripts();
}

/** Whether the page reloads for a caller that needs the script. */
async function isRenewed(isPress = false): Promise<boolean> {
  const before = reload.mock.calls.length;
  const stays = page.renewPage(isPress).then(() => false);
  const leaves = new Promise<boolean>((resolve) => {
    reload.mockImplementation(() => resolve(true));
  });
  const isLeft = await Promise.race([stays, leaves]);
  expect(reload.mock.calls.length - before).toBe(isLeft ? 1 : 0);
  return isLeft;
}

describe('a page whose script is missing', () => {
  it.each([403, 404, 410])('reloads when the server answers %s for the script', async (status) => {
    answer = async () => ({ status });
    expect(await isRenewed()).toBe(true);
  });

  it.each<[title: string, answer: () => Promise<{ status: number }>]>([
    ['the connection is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server answers 502', async () => ({ status: 502 })],
    ['the server has the script after all', async () => ({ status: 200 })],
  ])('does not reload when %s', async (_, next) => {
    answer = next;
    expect(await isRenewed()).toBe(false);
  });

  it('reloads once for each build', async () => {
    expect(await isRenewed()).toBe(true);
    await openPage();
    missScript();
    expect(await isRenewed()).toBe(false);
    buildId = 'build-2';
    await openPage();
    missScript();
    expect(await isRenewed()).toBe(true);
  });

  it('does not reload without storage, so it cannot reload forever', async () => {
    browser.breakStorage('writing');
    expect(await isRenewed()).toBe(false);
    browser.breakStorage('reading');
    expect(await isRenewed()).toBe(false);
    expect(page.takeChoices()).toBeUndefined();
  });

  it('restores my choices once after the reload, and reports the lost press', async () => {
    controls = [
      { name: 'method', type: 'radio', value: 'pix' },
      { name: 'terms', type: 'checkbox', value: 'on' },
      { name: 'referer', type: 'select-one', value: 'youtube' },
    ];
    expect(await isRenewed(true)).toBe(true);
    await openPage();
    expect(page.takeChoices()).toMatchObject({
      values: { method: 'pix', terms: true, referer: 'youtube' },
      isPressLost: true,
    });
    expect(page.takeChoices()).toBeUndefined();
  });

  it('reports no lost press if I pressed nothing before the reload', async () => {
    controls = [{ name: 'method', type: 'radio', value: 'pix' }];
    expect(await isRenewed()).toBe(true);
    await openPage();
    expect(page.takeChoices()).toMatchObject({ values: { method: 'pix' }, isPressLost: false });
  });

  it('restores choices only at the same URL and within a day', async () => {
    controls = [{ name: 'method', type: 'radio', value: 'pix' }];
    page.keepChoices(false);
    href = 'https://acme.example/payment?product=BET';
    await openPage();
    expect(page.takeChoices()).toBeUndefined();
    page.keepChoices(false);
    vi.setSystemTime(Date.now() + 86_400_000);
    onTestFinished(() => void vi.useRealTimers());
    expect(page.takeChoices()).toBeUndefined();
  });
});

it('a page without a missing script does not reload', async () => {
  await openPage();
  expect(await isRenewed()).toBe(false);
});
