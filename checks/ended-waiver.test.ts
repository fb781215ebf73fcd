import { describe, expect, it } from 'vitest';
import { copyConfig } from '../renderer/testing/test-repository';
import { CatalogueError } from './catalogue-error';
import { loadCatalogue } from './load-catalogue';

const brand = 'brands/ms/brand.json';

/** A catalogue with a mistake, and a brand's expired waiver for it. */
function withEndedWaiver(code: string) {
  const config = copyConfig();
  config.replace('brands/ms/theme.json', '"text": "#1a2130"', '"text": "#aaaaaa"');
  const waiver = { code, reason: 'A paleta nova chega em janeiro.', until: '2020-01-31' };
  config.replace(brand, '"order": 20,', `"order": 20, "waivers": [${JSON.stringify(waiver)}],`);
  return config;
}

describe('a server whose waiver has ended', () => {
  it('starts with it as it did the day before, and says so', () => {
    const { warnings } = loadCatalogue(withEndedWaiver('contrast-aa').root);
    expect(warnings).toEqual([{ file: brand, line: expect.stringContaining('[waiver-expired]') }]);
  });

  it('does not start with a mistake that it was not for', () => {
    expect(() => loadCatalogue(withEndedWaiver('todo-left').root)).toThrow(CatalogueError);
  });
});
