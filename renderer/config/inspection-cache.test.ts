import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeSample } from './checks/make-sample';
import { inspectConfig } from './inspect-config';
import { InspectionCache } from './inspection-cache';

/** Later than anything that a test writes before it inspects. */
const later = () => Date.now() + 60_000;

let root: string;
let folder: string;

beforeEach(() => {
  root = makeSample([]);
  folder = mkdtempSync(path.join(tmpdir(), 'guiche-cache-'));
  return () => {
    for (const made of [root, folder]) rmSync(made, { recursive: true });
  };
});

/** Inspects the tree and keeps what is well. @returns what was found */
function inspectAndKeep(startedMs = later()) {
  const cache = new InspectionCache(folder, root, startedMs);
  const known = cache.findKnown();
  const { shared: _, ...inspection } = inspectConfig(root, {
    ...(known && { known }),
    onReports: (tree, reports) => cache.note(tree, reports),
  });
  cache.save();
  return inspection;
}

function inspectAnew() {
  const { shared: _, ...inspection } = inspectConfig(root);
  return inspection;
}

/** Flows and brands that are not inspected again. */
function listKnown() {
  const known = new InspectionCache(folder, root, later()).findKnown();
  return known && { flows: [...known.flows], brands: [...known.brands.keys()] };
}

function replaceByFile(folder: string): void {
  rmSync(path.join(root, folder), { recursive: true });
  write(folder, '');
}

function replaceByLink(file: string, target: string): void {
  rmSync(path.join(root, file));
  symlinkSync(target, path.join(root, file));
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
const touch = (file: string) => write(file, read(file));
const replace = (file: string, from: string, to: string) =>
  write(
    file,
    read(file).replace(from, () => to),
  );

const all = { flows: ['acme-pix', 'acme', 'beta'], brands: ['acme', 'beta'] };

it('what is well and has not changed is not inspected again', () => {
  expect(listKnown()).toBeUndefined();
  const first = inspectAndKeep();
  expect(first.findings).toEqual([]);
  expect(listKnown()).toEqual(all);
  expect(inspectAndKeep()).toEqual(first);
});

describe('what has changed is inspected again', () => {
  const withoutAcme = { ...all, brands: ['beta'] };

  it.each<[what: string, change: () => void, known: typeof all | undefined]>([
    ['a file of a brand', () => touch('brands/acme/theme.json'), withoutAcme],
    ['a picture', () => touch('brands/acme/logo.svg'), withoutAcme],
    ['a file that a brand gets', () => write('brands/acme/copy.pt-MZ.json', '{}'), withoutAcme],
    ['a file that it loses', () => rmSync(path.join(root, 'brands/acme/canvas.svg')), withoutAcme],
    ['a brand that is gone', () => rmSync(path.join(root, 'brands/acme'), { recursive: true }), withoutAcme],
    ['a flow that a brand names', () => touch('flows/beta.json'), { flows: ['acme-pix', 'acme'], brands: ['acme'] }],
    ['a file that all share', () => touch('brands/_base/copy.pt-BR.json'), undefined],
    ['a brand that is a file', () => replaceByFile('brands/acme'), withoutAcme],
    ['a file that is a link to itself', () => replaceByLink('brands/acme/theme.json', 'theme.json'), withoutAcme],
    ['a file that is a link now', () => replaceByLink('brands/acme/logo.svg', '../beta/logo.svg'), withoutAcme],
    ['all flows, in whose place there is a file', () => replaceByFile('flows'), { flows: [], brands: [] }],
    ['a shared file that is gone', () => rmSync(path.join(root, 'brands/_base/mz.json')), undefined],
  ])('%s', (_, change, known) => {
    inspectAndKeep();
    change();
    expect(listKnown()).toEqual(known);
    expect(inspectAndKeep()).toEqual(inspectAnew());
  });

  it('a brand that asks for a flow which was not there', () => {
    // The one whose flow is called like another one's id asks whether that stands in the place of it.
    replace('flows/beta.json', '"id": "default"', '"id": "acme-default"');
    rmSync(path.join(root, 'brands/acme'), { recursive: true });
    inspectAndKeep();
    cpSync(path.join(root, 'flows/acme.json'), path.join(root, 'flows/acme-default.json'));
    replace('flows/acme-default.json', '"id": "default"', '"id": "beta"');
    const { findings } = inspectAndKeep();
    expect(findings.map(({ code }) => code)).toContain('flow-swapped');
    expect(findings).toEqual(inspectAnew().findings);
  });

  it('all, beside a shared file that there was not', () => {
    const legacy = path.join(root, 'brands/_base/theme.legacy.json');
    const text = readFileSync(legacy, 'utf8');
    rmSync(legacy);
    inspectAndKeep();
    writeFileSync(legacy, text);
    const known = new InspectionCache(folder, root, later()).findKnown();
    const inspected: string[] = [];
    inspectConfig(root, { ...(known && { known }), onBrand: ({ id }) => inspected.push(id) });
    expect([...(known?.brands.keys() ?? [])]).toEqual(inspected);
    expect(inspected).toEqual(all.brands);
    inspectAndKeep();
    inspected.length = 0;
    const next = new InspectionCache(folder, root, later()).findKnown();
    inspectConfig(root, { ...(next && { known: next }), onBrand: ({ id }) => inspected.push(id) });
    expect(inspected).toEqual([]);
  });

  it('a brand whose flow comes', () => {
    rmSync(path.join(root, 'flows/acme-pix.json'));
    expect(inspectAndKeep()).toEqual(inspectAnew());
    expect(listKnown()?.brands).toEqual(['acme', 'beta']);
    cpSync(path.join(root, 'flows/beta.json'), path.join(root, 'flows/acme-pix.json'));
    expect(listKnown()?.brands).toEqual(['beta']);
    expect(inspectAndKeep()).toEqual(inspectAnew());
  });
});

describe('what is not well is not kept', () => {
  it('a brand of which the same is told as of another before it', () => {
    for (const id of ['aaa', 'zzz'])
      cpSync(path.join(root, 'brands/acme'), path.join(root, 'brands', id), { recursive: true });
    replace('brands/_base/br.json', 'Plano anual', '<b>Plano anual</b>');
    expect(inspectAndKeep().findings.map(({ code }) => code)).toContain('html-in-copy');
    expect(listKnown()?.brands).toEqual(['beta']);
    rmSync(path.join(root, 'brands/aaa'), { recursive: true });
    expect(inspectAndKeep()).toEqual(inspectAnew());
  });

  it('a flow', () => {
    replace('flows/acme.json', '"payment"', '"paymnet"');
    inspectAndKeep();
    expect(listKnown()?.flows).toEqual(['acme-pix', 'beta']);
  });

  it('what may be waived, whose waiver ends one day', () => {
    replace('brands/acme/brand.json', '"order"', '"waivers": [], "order"');
    inspectAndKeep();
    expect(listKnown()?.brands).toEqual(['beta']);
  });

  it('a brand with a link, which may lead elsewhere without being changed', () => {
    replaceByLink('brands/acme/logo.svg', '../beta/logo.svg');
    inspectAndKeep();
    expect(listKnown()?.brands).toEqual(['beta']);
  });

  it('a flow that is a link, and the brand that plays it', () => {
    cpSync(path.join(root, 'flows/beta.json'), path.join(root, 'beta-flow.json'));
    replaceByLink('flows/beta.json', '../beta-flow.json');
    expect(inspectAndKeep().findings).toEqual([]);
    expect(listKnown()).toEqual({ flows: ['acme-pix', 'acme'], brands: ['acme'] });
  });

  it('a brand with a folder, in which a file may come without it being changed', () => {
    mkdirSync(path.join(root, 'brands/acme/old/older'), { recursive: true });
    expect(inspectAndKeep().findings).toEqual([]);
    write('brands/acme/old/older/theme.json', '{}');
    expect(inspectAndKeep().findings).toEqual(inspectAnew().findings);
    expect(inspectAnew().findings).not.toEqual([]);
  });

  it('what was just changed', () => {
    inspectAndKeep(Date.now());
    expect(listKnown()).toBeUndefined();
  });

  it('what is changed while it is inspected', () => {
    const newest = Math.max(...listFiles().map((file) => statSync(file).ctimeMs));
    const cache = new InspectionCache(folder, root, newest + 2_000.01);
    inspectConfig(root, { onReports: (tree, reports) => cache.note(tree, reports) });
    const file = path.join(root, 'brands/acme/theme.json');
    while (statSync(file).ctimeMs <= newest) touch('brands/acme/theme.json');
    rmSync(path.join(root, 'flows/beta.json'));
    cache.save();
    expect(listKnown()).toEqual({ flows: ['acme-pix', 'acme'], brands: [] });
  });
});

function listFiles(): string[] {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => !name.startsWith('templates')).map((name) => path.join(root, name));
}

describe('without anything kept all is inspected', () => {
  it.each([
    ['is cut off', '{ "times": {'],
    ['is empty', ''],
    ['is something else', '{}'],
  ])('because it %s', (_, text) => {
    inspectAndKeep();
    const [kept = ''] = readdirSync(folder);
    writeFileSync(path.join(folder, kept), text);
    expect(listKnown()).toBeUndefined();
    inspectAndKeep();
    expect(listKnown()).toEqual(all);
  });

  it('because it cannot be written', () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    const cache = new InspectionCache(file, root, later());
    inspectConfig(root, { onReports: (tree, reports) => cache.note(tree, reports) });
    expect(() => cache.save()).not.toThrow();
    expect(readdirSync(folder)).toEqual(['file']);
  });

  it('because it is of another tree', () => {
    inspectAndKeep();
    expect(new InspectionCache(folder, path.join(root, 'brands'), later()).findKnown()).toBeUndefined();
  });
});
