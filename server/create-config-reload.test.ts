import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadCatalogue, loadCatalogueInSlices } from '../checks/load-catalogue';
import { createFlags } from '../renderer/flags/flags';
import { captchaOff } from '../renderer/gateway/captcha-guard';
import { createLeadMakers } from '../renderer/gateway/lead-makers';
import { createLeadPhones } from '../renderer/gateway/lead-phones';
import { createSavedCards } from '../renderer/gateway/saved-cards';
import type { Runtime } from '../renderer/server/runtime';
import { readServerSettings } from '../renderer/server/server-settings';
import { fakeBackendClient } from '../renderer/testing/fake-backend-client';
import { noReporting } from '../renderer/testing/no-reporting';
import { minimalLogo, readMinimalBrand } from '../renderer/testing/test-brand';
import { type ConfigCopy, copyConfig } from '../renderer/testing/test-repository';
import type { Sandbox } from '../sandbox/create-sandbox';
import { createConfigReload } from './create-config-reload';
import { watchConfig } from './watch-config';

vi.mock(import('../checks/load-catalogue'), { spy: true });

let config: ConfigCopy;
let runtime: Runtime;
let written: string;
const replaceCatalogue = vi.fn<Sandbox['replaceCatalogue']>();
const sandbox = { replaceCatalogue } as unknown as Sandbox;

beforeEach(() => {
  config = copyConfig();
  runtime = {
    settings: readServerSettings({ SANDBOX: 'on' }),
    catalogue: loadCatalogue(config.root),
    findings: [],
    explain: () => undefined,
    client: fakeBackendClient({}),
    limit: async () => undefined,
    leadMakers: createLeadMakers(),
    leadPhones: createLeadPhones(),
    captcha: captchaOff,
    savedCards: createSavedCards(),
    reporting: noReporting,
    flags: createFlags(),
    isDraining: false,
    canServe: async () => true,
  };
  written = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written += String(text);
    return true;
  });
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  replaceCatalogue.mockReset();
});

const reloadOf = (onReloaded?: () => void) =>
  createConfigReload({ root: config.root, runtime, sandbox, ...(onReloaded ? { onReloaded } : {}) });
const brandIds = () => runtime.catalogue.brands.map(({ id }) => id);

function addAcme() {
  mkdirSync(path.join(config.root, 'brands/acme'));
  config.write('brands/acme/logo.svg', minimalLogo);
  config.write('brands/acme/brand.json', readMinimalBrand());
}

test('a reload adds a new brand to the pages and the sandbox and expires cached answers', async () => {
  const expireAnswers = vi.spyOn(runtime.client, 'expireAnswers');
  addAcme();
  await reloadOf()();
  expect(brandIds()).toContain('acme');
  expect(replaceCatalogue.mock.calls[0]?.[0].products.map(({ productCode }) => productCode)).toContain('ACE');
  expect(expireAnswers).toHaveBeenCalledOnce();
});

test('several calls during a load cause only one more load afterwards', async () => {
  vi.mocked(loadCatalogueInSlices).mockClear();
  const reload = reloadOf();
  const first = reload();
  addAcme();
  await Promise.all([first, reload(), reload()]);
  expect(brandIds()).toContain('acme');
  expect(loadCatalogueInSlices).toHaveBeenCalledTimes(2);
});

test('a reload with an error reports file and line and keeps the last valid catalogue', async () => {
  const before = runtime.catalogue;
  addAcme();
  config.replace('brands/acme/brand.json', '"ACE"', '"A C E"');
  const reload = reloadOf();
  await reload();
  expect(runtime.catalogue).toBe(before);
  expect(replaceCatalogue).not.toHaveBeenCalled();
  expect(runtime.findings.join('\n')).toMatch(/brands\/acme\/brand\.json:10:\d+/);
  expect(written).toBe(`${runtime.findings.join('\n')}\n`);
  config.replace('brands/acme/brand.json', '"A C E"', '"ACE"');
  await reload();
  expect(brandIds()).toContain('acme');
  expect(runtime.findings).toEqual([]);
});

test('a reload reports errors in the author’s language, in the terminal and on pages', async () => {
  config.replace('brands/wup/brand.json', '"order"', '"ordem"');
  await createConfigReload({ root: config.root, runtime, sandbox, language: 'en' })();
  expect(written).toContain('error[key-unknown] brands/wup/brand.json:3:3 there is no key "ordem" here');
  expect(runtime.findings).toEqual([expect.stringContaining('error[key-unknown]')]);
});

test('a saved brand, flow, template text or error is loaded without a restart', async () => {
  const onReloaded = vi.fn();
  const watcher = await watchConfig(config.root, reloadOf(onReloaded));
  try {
    const edits: [file: string, text: string, by: string, isSeen: () => boolean][] = [
      ['brands/wup/theme.json', '#7b1fa2', '#7b1fa3', () => runtime.catalogue.brands[0]?.theme.primary === '#7b1fa3'],
      ['flows/course-pix.json', '"id": "pix",', '"id": "pix", ,', () => runtime.findings.length > 0],
      ['flows/course-pix.json', '"id": "pix", ,', '"id": "pix",', () => runtime.findings.length === 0],
      [
        'templates/pix/pix.copy.pt-BR.json',
        '"title": "',
        '"title": "Conferindo: ',
        () => JSON.stringify(runtime.catalogue.brands).includes('Conferindo: '),
      ],
    ];
    for (const [file, text, by, isSeen] of edits) {
      config.replace(file, text, by);
      await vi.waitFor(() => expect(isSeen(), file).toBe(true), { timeout: 30_000, interval: 10 });
    }
    addAcme();
    await vi.waitFor(() => expect(brandIds()).toContain('acme'), { timeout: 30_000, interval: 10 });
    expect(onReloaded.mock.calls.length).toBeGreaterThanOrEqual(5);
  } finally {
    await watcher.close();
  }
});
