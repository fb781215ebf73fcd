import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startBackendBefore } from '../faults/start-backend-before';
import { printSuiteLine } from '../suites/print-suite-line';
import { ApiBuyer } from './api-buyer';
import { OwnServer } from './own-server';
import { anyShop, shops } from './shops';
import { atNight, expect, test } from './test';

/** Hours without a backend in which everything opens. */
const hours = process.env.NIGHTLY ? [0, 1, 6, 12, 23.9] : [23.9];
const openedShops = process.env.NIGHTLY ? shops : [anyShop];
const paths = ['/lead', '/payment'] as const;

/** Preloads the module that moves the server's clock. */
const movable = `--import ${pathToFileURL(path.join(import.meta.dirname, '../faults/shift-clock.mjs')).href}`;

test('the backend is down: pages open for 24 hours, payments say unavailable, and none is lost', async () => {
  const sandbox = Number(process.env.E2E_PORT);
  const folder = mkdtempSync(path.join(tmpdir(), 'guiche-clock-'));
  const clock = path.join(folder, 'hours');
  writeFileSync(clock, '0');
  let backend = await startBackendBefore(sandbox, { fateOf: () => 'answered' });
  const server = await OwnServer.start({ BFF_URL: backend.url, CLOCK_FILE: clock, NODE_OPTIONS: movable });
  const pages = openedShops.length * paths.length;
  try {
    expect(await countOpen(server.origin)).toBe(pages);
    backend.close();
    const buyers: ApiBuyer[] = [];
    for (const hour of hours) {
      writeFileSync(clock, String(hour));
      const open = await countOpen(server.origin);
      printSuiteLine({ suite: 'stale', tried: pages, passed: open });
      expect(open, `pages that open after ${hour} hours`).toBe(pages);
      const buyer = new ApiBuyer(server.origin, anyShop);
      const answer = await buyer.pay('card');
      // 502 after a try, 503 when the breaker has spared it.
      expect([502, 503]).toContain(answer.status);
      expect(await answer.json()).toMatchObject({ code: 'backend_unavailable', outcome: 'none' });
      buyers.push(buyer);
    }
    writeFileSync(clock, String(24.1));
    expect(await countOpen(server.origin)).toBe(0);
    const shown = await fetch(`${server.origin}/lead?${anyShop.query}`);
    expect(new URL(shown.url).pathname).toBe('/generic-error');
    expect(await shown.text()).toContain(anyShop.text('generic-error.title'));
    expect((await fetch(`${server.origin}/readiness`)).status).toBe(503);
    backend = await startBackendBefore(sandbox, {
      fateOf: () => 'answered',
      port: Number(new URL(backend.url).port),
    });
    await expect.poll(() => countOpen(server.origin), { timeout: 60_000 }).toBe(pages);
    let paid = 0;
    for (const buyer of buyers) {
      const answer = await buyer.pay('card');
      if (((await answer.json()) as { status?: string }).status === 'paid') paid += 1;
    }
    printSuiteLine({ suite: 'stale', tried: buyers.length, passed: paid, lost: buyers.length - paid });
    expect(paid).toBe(buyers.length);
  } finally {
    await server.stop();
    backend.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the count of open pages finds a server that no longer has the files of the build before', atNight(), async () => {
  const backend = await startBackendBefore(Number(process.env.E2E_PORT), { fateOf: () => 'answered' });
  backend.close();
  const server = await OwnServer.start({ BFF_URL: backend.url });
  try {
    expect(await countOpen(server.origin)).toBe(0);
  } finally {
    await server.stop();
  }
});

/** Pages of all shops that open with the shop's product. */
async function countOpen(origin: string): Promise<number> {
  let open = 0;
  for (const { query, settings } of openedShops) {
    for (const step of paths) {
      const page = await fetch(`${origin}${step}?${query}`, { redirect: 'manual' });
      const isShops = (await page.text()).includes(`"product":{"code":"${settings.productCode}"`);
      if (page.status === 200 && isShops) open += 1;
    }
  }
  return open;
}
