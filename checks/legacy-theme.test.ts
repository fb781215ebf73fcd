import { rmSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { explainBrand } from '../catalogue/explain-brand';
import { contrastPairs } from '../model/theme/color-roles';
import { contrastOf } from '../model/theme/contrast';
import { readRepositoryFile, repositoryRoot } from '../renderer/testing/test-repository';
import type { CheckSample, Theme } from '../schemas/generated/types';
import { readConfigFiles } from './disk/read-config-files';
import { inspectConfig, inspectFiles } from './inspect-config';
import { loadCatalogue } from './load-catalogue';
import { sampleFiles } from './sample-files';
import { makeSample } from './testing/make-sample';

const readTheme = (file: string) => JSON.parse(readRepositoryFile(`brands/${file}`)) as Theme;
const legacy = readTheme('_base/theme.legacy.json');
const modes = ['light', 'dark'] as const;

/** Theme of the sample's brand Beta with its own theme file. */
function lookOf(theme: object) {
  const changes: CheckSample = [{ file: 'brands/beta/theme.json', text: JSON.stringify(theme) }];
  const root = makeSample(changes);
  onTestFinished(() => rmSync(root, { recursive: true }));
  const { findings } = inspectConfig(root, { today: '2026-06-01' });
  const beta = loadCatalogue(root).brands.find(({ id }) => id === 'beta')?.theme;
  return { findings, beta, explained: explainBrand(readConfigFiles(root), 'beta') ?? [] };
}

describe('a brand that uses the legacy theme', () => {
  it('takes colours, font and shape from the legacy theme when its own theme has none', () => {
    const { findings, beta } = lookOf({ legacy: true });
    expect(findings).toEqual([]);
    expect(beta).toMatchObject({ light: legacy.light, dark: legacy.dark, font: legacy.font, shape: legacy.shape });
    expect(beta?.primary).toBe(legacy.palette?.primary?.pure);
    expect(beta?.refererOptions).toEqual(readTheme('_base/theme.json').refererOptions);
  });

  it('keeps its own roles and takes the others from the legacy theme', () => {
    const { beta } = lookOf({ legacy: true, light: { link: '#003355' }, shape: { radiusCard: '20px' } });
    expect(beta?.light).toEqual({ ...legacy.light, link: '#003355' });
    expect(beta?.shape).toEqual({ ...legacy.shape, radiusCard: '20px' });
  });

  it('derives its accent colour from its own palette and keeps the legacy feedback colours', () => {
    const { beta, explained } = lookOf({ legacy: true, palette: { primary: { pure: '#7b1fa2' } } });
    expect(beta?.light.accent).toBe('#7b1fa2');
    expect(beta?.light['success-low']).toBe(legacy.light?.['success-low']);
    const accent = explained.find(({ path }) => path === 'theme.light.on-accent');
    expect([accent?.value, accent?.origin]).toEqual([legacy.light?.['on-accent'], null]);
  });

  it.each<[brands: number, legacy: boolean]>([
    [0, false],
    [1, true],
    [2, true],
  ])('with %d such brands, the check reports a missing legacy theme file once: %s', (count, isReported) => {
    const naming = ['acme', 'beta'].slice(0, count);
    const { findings } = inspectFiles(
      sampleFiles([
        ...naming.map((id) => ({ file: `brands/${id}/theme.json`, text: '{ "legacy": true }' })),
        { file: 'brands/_base/theme.legacy.json', isRemoved: true },
      ]),
      { today: '2026-06-01' },
    );
    const reported = findings.map(({ code, place }) => `${code} ${place.file}`);
    expect(reported).toEqual(isReported ? ['file-missing brands/_base/theme.legacy.json'] : []);
  });

  it.each([{}, { legacy: false }])('gets the base theme instead when its theme file is %j', (theme) => {
    const { beta } = lookOf(theme);
    const { light, shape, font } = readTheme('_base/theme.json');
    expect(beta).toMatchObject({ light, shape, font });
  });
});

describe("the project's legacy theme", () => {
  it('gives exactly one brand its card radius and an error colour', () => {
    const { brands } = loadCatalogue(repositoryRoot);
    const wearing = brands.filter(({ id }) => readTheme(`${id}/theme.json`).legacy);
    expect(wearing.map(({ theme }) => theme.shape.radiusCard)).toEqual([legacy.shape?.radiusCard]);
    for (const { theme } of wearing) expect(theme.light['error-low']).toBe(legacy.light?.['error-low']);
  });

  it.each(modes)('has enough contrast in %s mode', (mode) => {
    const roles = legacy[mode] ?? {};
    const unread = contrastPairs.filter(
      ([front, back, least]) => contrastOf(roles[front] ?? '#808080', roles[back] ?? '#808080') < least,
    );
    expect(unread).toEqual([]);
  });
});
