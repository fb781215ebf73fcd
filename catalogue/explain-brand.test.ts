import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfigFiles } from '../checks/disk/read-config-files';
import { loadCatalogue } from '../checks/load-catalogue';
import { minimalLogo, readMinimalBrand } from '../renderer/testing/test-brand';
import { type ConfigCopy, copyConfig, repositoryRoot } from '../renderer/testing/test-repository';
import type { Catalogue } from './catalogue';
import { type Explanation, explainBrand } from './explain-brand';

/** The only explanation of a path. */
function explain(root: string, brandId: string, wanted: string): Explanation {
  const found = explainBrand(readConfigFiles(root), brandId)?.filter((one) => one.path === wanted);
  const [explanation] = found ?? [];
  if (found?.length !== 1 || !explanation) throw new Error(`${found?.length} values at ${wanted}`);
  return explanation;
}

const placesOf = ({ origin, overridden }: Explanation) =>
  [origin, ...overridden].map((one) => one && `${one.file}:${one.line}`);

describe('the explanation of a brand of the project', () => {
  const lineOf = (text: string) => expect.stringMatching(new RegExp(`^${text.replaceAll('.', '\\.')}:\\d+$`));

  it.each([
    ['MZ.language', ['brands/_base/mz.json']],
    ['BR.links.test.faq', ['brands/wup/brand.json']],
    ['theme.dark.text', ['brands/wup/theme.json', 'brands/_base/theme.json']],
    ['copy.pt-BR.lead.title', ['brands/wup/copy.pt-BR.json', 'templates/lead/lead.copy.pt-BR.json']],
    ['copy.pt-BR.frame.back', ['brands/_base/copy.pt-BR.json']],
    ['messages.pt-MZ.email', ['brands/_base/messages.pt-BR.json']],
    ['messages.pt-MZ.cpf', ['brands/_base/messages.pt-MZ.json', 'brands/_base/messages.pt-BR.json']],
    ['order', ['brands/wup/brand.json']],
  ])('shows where %s comes from and what it overrides, in order: %j', (wanted, files) => {
    expect(placesOf(explain(repositoryRoot, 'wup', wanted))).toEqual(files.map(lineOf));
  });

  it.each([
    ['theme.shape.radiusButton', ['brands/_base/theme.legacy.json', 'brands/_base/theme.json']],
    ['theme.light.success-low', ['brands/_base/theme.legacy.json', 'brands/_base/theme.json']],
    ['theme.light.text', ['brands/quadriculo/theme.json', 'brands/_base/theme.legacy.json', 'brands/_base/theme.json']],
  ])('shows where %s comes from in a brand with the legacy theme: %j', (wanted, files) => {
    expect(placesOf(explain(repositoryRoot, 'quadriculo', wanted))).toEqual(files.map(lineOf));
  });

  it('has every link of an environment, and is undefined for an unknown brand', () => {
    const paths = (explainBrand(readConfigFiles(repositoryRoot), 'wup') ?? []).map(({ path: one }) => one);
    expect(paths.filter((one) => one.startsWith('BR.links.test.')).sort()).toEqual(
      ['domain', 'faq', 'firstAccess', 'privacy', 'terms'].map((key) => `BR.links.test.${key}`),
    );
    expect(explainBrand(readConfigFiles(repositoryRoot), 'nobody')).toBeUndefined();
  });

  it('derives the payment methods of an area from its method switches', () => {
    const { value, origin, sources } = explain(repositoryRoot, 'wup', 'MZ.payment.methods');
    expect([value, origin]).toEqual([['credit-card'], null]);
    expect(sources.map((source) => source.path)).toEqual(['MZ.mz.methods']);
  });
});

describe('explaining a brand gives what the catalogue loads', () => {
  let catalogue: Catalogue;
  beforeAll(() => {
    catalogue = loadCatalogue(repositoryRoot);
  });

  it('for settings and theme, with the line of each stated value', () => {
    expect(catalogue.brands.length).toBeGreaterThan(0);
    for (const { id, areas, theme } of catalogue.brands) {
      const explained = explainBrand(readConfigFiles(repositoryRoot), id) ?? [];
      for (const { area, settings } of Object.values(areas)) expect(pick(explained, area)).toEqual(flatten(settings));
      const { brandId: _, ...roles } = theme;
      expect(pick(explained, 'theme')).toEqual(flatten(roles));
      for (const { origin, path: one } of explained) if (origin) expect(origin.line, one).toBeGreaterThan(1);
    }
  });
});

/** Path → value, for the explanations of a group. */
function pick(explained: readonly Explanation[], prefix: string): Record<string, unknown> {
  const own = explained.filter(({ path: one }) => one.startsWith(`${prefix}.`));
  return Object.fromEntries(own.map(({ path: one, value }) => [one.slice(prefix.length + 1), value]));
}

function flatten(value: unknown, at = ''): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || Object.keys(value).length === 0)
    return { [at]: value };
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, part]) => flatten(part, at === '' ? key : `${at}.${key}`)),
  );
}

describe('the explanation of a brand with only brand.json and a logo', () => {
  let config: ConfigCopy;
  beforeEach(() => {
    config = copyConfig();
    mkdirSync(path.join(config.root, 'brands/acme'));
    config.write('brands/acme/brand.json', readMinimalBrand());
    config.write('brands/acme/logo.svg', minimalLogo);
  });
  const sourcesOf = (wanted: string) =>
    explain(config.root, 'acme', wanted).sources.map(
      (source) => `${source.path} ${source.statement ? `${source.statement.file}:${source.statement.line}` : '-'}`,
    );

  it.each([
    ['theme.dark.text', ['theme.palette.primary.pure brands/acme/brand.json:4']],
    ['theme.light.surface', ['theme.palette.primary.pure brands/acme/brand.json:4']],
    ['theme.primary', ['theme.palette.primary.pure brands/acme/brand.json:4']],
    ['BR.business', ['folder -']],
    ['BR.title', ['BR.productName brands/acme/brand.json:9']],
  ])('derives %s from %j', (wanted, sources) => {
    expect(explain(config.root, 'acme', wanted).origin).toBeNull();
    expect(sourcesOf(wanted)).toEqual(sources);
  });

  it('derives a link from the domain and the link pattern of the base', () => {
    expect(sourcesOf('BR.links.test.faq')).toEqual([
      'BR.domain brands/acme/brand.json:7',
      expect.stringMatching(/^BR\.linksPattern\.domain\.test brands\/_base\/br\.json:\d+$/),
      expect.stringMatching(/^BR\.linksPattern\.faq brands\/_base\/br\.json:\d+$/),
    ]);
  });

  it('takes the body font from theme.json first, then from brand.json', () => {
    expect(placesOf(explain(config.root, 'acme', 'theme.font.body'))[0]).toBe('brands/acme/brand.json:5');
    config.write('brands/acme/theme.json', '{\n  "font": { "body": "archivo" }\n}\n');
    const places = placesOf(explain(config.root, 'acme', 'theme.font.body'));
    expect(places.slice(0, 2)).toEqual(['brands/acme/theme.json:2', 'brands/acme/brand.json:5']);
  });

  it('takes the heading font from the body font of theme.json, unless theme.json has a heading font', () => {
    config.write('brands/acme/theme.json', '{\n  "font": { "body": "archivo" }\n}\n');
    expect(explain(config.root, 'acme', 'theme.font.heading').value).toBe('archivo');
    expect(placesOf(explain(config.root, 'acme', 'theme.font.heading')).slice(0, 2)).toEqual([
      'brands/acme/theme.json:2',
      'brands/acme/brand.json:5',
    ]);
    config.write('brands/acme/theme.json', '{\n  "font": { "body": "archivo",\n"heading": "inter" }\n}\n');
    expect(placesOf(explain(config.root, 'acme', 'theme.font.heading'))[0]).toBe('brands/acme/theme.json:3');
  });

  it('shows a value under a deprecated key at its new path', () => {
    config.replace('brands/acme/brand.json', '"BR": {', '"BR": {\n    "payment": {\n      "paymentApi": "v1"\n    },');
    const explained = explain(config.root, 'acme', 'BR.payment.api');
    expect([explained.value, placesOf(explained)[0]]).toEqual(['v1', 'brands/acme/brand.json:8']);
  });

  it('shows the right line in a file with a byte order mark', () => {
    config.write('brands/acme/brand.json', `\uFEFF${readMinimalBrand()}`);
    expect(placesOf(explain(config.root, 'acme', 'BR.productName'))).toEqual(['brands/acme/brand.json:9']);
  });

  it('shows a stated colour role before the base, and still lists the source of the derived colour', () => {
    config.write('brands/acme/theme.json', '{\n  "light": {\n    "text": "#000000"\n  }\n}\n');
    expect(placesOf(explain(config.root, 'acme', 'theme.light.text'))).toEqual([
      'brands/acme/theme.json:3',
      expect.stringMatching(/^brands\/_base\/theme\.json:\d+$/),
    ]);
    expect(sourcesOf('theme.light.text')).toEqual(['theme.palette.primary.pure brands/acme/brand.json:4']);
  });

  it('works while another brand has a syntax error', () => {
    config.write('brands/ms/brand.json', '{');
    expect(explain(config.root, 'acme', 'BR.productCode').value).toBe('ACE');
  });
});
