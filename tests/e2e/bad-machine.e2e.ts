import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { minimalLogo, readMinimalBrand } from '../../renderer/testing/test-brand';
import { copyTemplate, removeFolder } from '../../sandbox/testing/template-folder';
import { copyRoot } from '../roots/copy-root';
import { compareWithLedger, type Entry } from '../suites/compare-with-ledger';
import { printSuiteLine } from '../suites/print-suite-line';
import { ApiBuyer } from './api-buyer';
import { chooseOrder } from './choose-order';
import { listPayments } from './list-payments';
import { OwnServer } from './own-server';
import { anyShop } from './shops';
import { atNight, expect, test } from './test';

const buyers = 30;
/** Hours in turn, counted from the real time. */
const jumps = [3, -3, 48, -48, 8_784, 0];

const movable = `--import ${pathToFileURL(path.join(import.meta.dirname, '../faults/shift-clock.mjs')).href}`;

const block = Buffer.alloc(65_536);

test('a payment made while the disk is full is taken once, after there is space', atNight(), async () => {
  const disk = await mountSmallDisk();
  if (!disk) {
    printSuiteLine({ suite: 'machine', tried: 0, passed: 0, not_run: buyers });
    test.skip(true, 'not run: this machine mounts no disk');
    return;
  }
  const server = await OwnServer.start({ SANDBOX_DATA_DIR: disk });
  try {
    const answered: Entry[] = [];
    const refused: ApiBuyer[] = [];
    const full = path.join(disk, 'full');
    for (let number = 0; number < buyers; number += 1) {
      if (number === 5) fill(full);
      const buyer = new ApiBuyer(server.origin, chooseOrder(number).shop);
      const answer = await buyer.pay('card');
      expect([200, 500, 503]).toContain(answer.status);
      if (answer.status === 200) answered.push({ key: buyer.key, email: buyer.email, status: 'paid' });
      else refused.push(buyer);
      await buyer.open('/payment');
    }
    expect(refused.length).toBeGreaterThan(0);
    rmSync(full);
    await server.drain();
    await server.restart();
    for (const buyer of refused) {
      const { key, email } = buyer;
      const { status } = await buyer.pay('card');
      answered.push({ key, email, status: status === 200 ? 'paid' : 'refused' });
    }
    expect(await server.drain()).toBe(0);
    expectWhole(answered, await listPayments({ dataDir: disk }));
  } finally {
    await server.stop();
    spawnSync('umount', [disk]);
    removeFolder(disk);
  }
});

test('a server whose log cannot be written sells, and reloads a wrong configuration', atNight(), async () => {
  const root = copyRoot();
  const server = await OwnServer.start({}, root.folder, openSync('/dev/full', 'w'));
  try {
    root.write('brands/acme/brand.json', '{');
    server.reload();
    for (let purchase = 0; purchase < 3; purchase += 1) {
      const { reported, expected } = await new ApiBuyer(server.origin, anyShop).buy('card');
      expect(reported).toBe(expected);
    }
    root.write('brands/acme/logo.svg', minimalLogo);
    root.write('brands/acme/brand.json', readMinimalBrand());
    server.reload();
    const readAcme = async () => (await fetch(`${server.origin}/lead?product=ACE`)).text();
    await expect.poll(readAcme).toContain('"brandId":"acme"');
  } finally {
    await server.stop();
    root.end();
  }
});

test('a clock that jumps back and forth changes no payment', atNight(), async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'guiche-clock-'));
  const clock = path.join(folder, 'hours');
  writeFileSync(clock, '0');
  const server = await OwnServer.start({ CLOCK_FILE: clock, NODE_OPTIONS: movable });
  const answered: Entry[] = [];
  try {
    for (const [jump, hours] of jumps.entries()) {
      const { shop } = chooseOrder(jump);
      const earlier = new ApiBuyer(server.origin, shop);
      const first = await (await earlier.pay('card')).json();
      writeFileSync(clock, String(hours));
      const again = await (await earlier.pay('card')).json();
      expect(again).toEqual(first);
      const later = await new ApiBuyer(server.origin, shop).buy('card');
      expect(later.reported).toBe(later.expected);
      answered.push({ key: earlier.key, email: earlier.email, status: 'paid' }, { ...later, status: later.reported });
    }
    expect(await server.drain()).toBe(0);
    expectWhole(answered, await listPayments({ dataDir: server.dataDir }));
  } finally {
    await server.stop();
    removeFolder(folder);
  }
});

/** A disk of 96 MB with an empty database; undefined where mounting is not allowed. */
async function mountSmallDisk(): Promise<string | undefined> {
  const disk = mkdtempSync(path.join(tmpdir(), 'guiche-disk-'));
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', disk]).status !== 0) {
    removeFolder(disk);
    return undefined;
  }
  const template = await copyTemplate();
  cpSync(template, disk, { recursive: true });
  removeFolder(template);
  return disk;
}

/** Writes a file until there is no space. */
function fill(file: string): void {
  writeFileSync(file, '');
  try {
    for (;;) appendFileSync(file, block);
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' });
  }
}

function expectWhole(answered: readonly Entry[], ledger: readonly Entry[]): void {
  const faults = compareWithLedger(answered, ledger);
  const wrong = new Set(Object.values(faults).flat()).size;
  const lost = faults.lost.length;
  const duplicated = faults.duplicated.length;
  printSuiteLine({ suite: 'machine', tried: answered.length, passed: answered.length - wrong, lost, duplicated });
  expect(faults).toEqual({ lost: [], duplicated: [], different: [] });
}
