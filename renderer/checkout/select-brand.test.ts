import { describe, expect, it } from 'vitest';
import { makeBrandArea, makeCatalogue } from '../testing/make-brand-area';
import { selectAreaOfBrand, selectBrandArea, selectFallbackArea } from './select-brand';

const catalogue = makeCatalogue(
  makeBrandArea({ brandId: 'moz', area: 'MZ', settings: { productCode: 'MOZ' } }),
  makeBrandArea({ brandId: 'acme', area: 'BR', settings: { productCode: 'ACME', productSlugs: ['acme-ingles'] } }),
  makeBrandArea({ brandId: 'acme', area: 'MZ', settings: { productCode: 'ACME', productSlugs: ['acme-mz'] } }),
  makeBrandArea({ brandId: 'solo', area: 'BR', settings: { productCode: 'SOLO' } }),
  makeBrandArea({ brandId: 'other', area: 'BR', settings: { productCode: 'SOLO_' } }),
);
const nameOf = (area: { brandId: string; area: string } | undefined) => area && `${area.brandId} ${area.area}`;

describe('the product of a link chooses the brand', () => {
  it.each([
    ['ACME', undefined, 'acme BR'],
    ['acme', undefined, 'acme BR'],
    ['AcMe-InGlEs', undefined, 'acme BR'],
    ['ACME', 'pt-MZ', 'acme MZ'],
    ['ACME', 'pt-BR', 'acme BR'],
    ['acme-mz', undefined, 'acme MZ'],
    ['acme-ingles', 'pt-MZ', 'acme BR'],
    ['SOLO', 'pt-MZ', 'solo BR'],
    ['MOZ', undefined, 'moz MZ'],
    ['moz', 'pt-BR', 'moz MZ'],
    ['ACME_', undefined, 'acme BR'],
    ['_acme-ingles_', undefined, 'acme BR'],
    ['SOLO_', undefined, 'other BR'],
    ['SOLO-', undefined, 'solo BR'],
    ['UNKNOWN', undefined, undefined],
    ['_', undefined, undefined],
    ['', undefined, undefined],
    ['__proto__', undefined, undefined],
  ] as const)('%s with lang %s: %s', (product, lang, expected) => {
    expect(nameOf(selectBrandArea(catalogue, [product], lang))).toBe(expected);
  });

  it.each([
    [[], undefined, undefined],
    [[], 'pt-MZ', undefined],
    [['UNKNOWN', 'acme-ingles'], undefined, 'acme BR'],
    [['ACME', 'unknown'], undefined, 'acme BR'],
    [['ACME', 'acme-mz'], undefined, 'acme MZ'],
    [['ACME', 'acme-ingles'], 'pt-MZ', 'acme BR'],
    [['SOLO', 'acme-mz'], undefined, 'solo BR'],
  ] as const)('code and slug %j with lang %s: %s', (names, lang, expected) => {
    expect(nameOf(selectBrandArea(catalogue, names, lang))).toBe(expected);
  });
});

describe('a design system chooses the brand', () => {
  it.each([
    ['acme', undefined, 'acme BR'],
    ['acme', 'pt-MZ', 'acme MZ'],
    ['moz', 'pt-BR', 'moz MZ'],
    ['ACME', undefined, undefined],
    ['unknown', undefined, undefined],
  ] as const)('%s with lang %s: %s', (brandId, lang, expected) => {
    expect(nameOf(selectAreaOfBrand(catalogue, brandId, lang))).toBe(expected);
  });
});

describe('an unknown product', () => {
  it('falls back to the first brand that is sold in Brazil', () => {
    expect(nameOf(selectFallbackArea(catalogue))).toBe('acme BR');
  });

  it('has no fallback if no brand is sold in Brazil', () => {
    expect(() => selectFallbackArea(makeCatalogue(makeBrandArea({ area: 'MZ' })))).toThrow(RangeError);
  });
});
