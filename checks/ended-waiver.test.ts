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

describe('a server with an expired waiver', () => {
  it('starts despite the waived mistake, and warns that the waiver has expired', () => {
    const { warnings } = loadCatalogue(withEndedWaiver('contrast-aa').root);
    expect(warnings).toEqual([{ file: brand, line: expect.stringContaining('[waiver-expired]') }]);
  });

  it('does not start with a mistake that the waiver does not cover', () => {
    expect(() => loadCatalogue(withEndedWaiver('todo-left').root)).toThrow(CatalogueError);
  });
});
