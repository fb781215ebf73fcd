import { describe, expect, it } from 'vitest';
import { makeBrandArea } from '../renderer/testing/make-brand-area';
import { callCodeOf, productIdOf } from './call-ids';

const brazil = makeBrandArea();
const mozambique = makeBrandArea({
  area: 'MZ',
  settings: { mz: { bffId: 'acme-mz', plans: { annual: 'acme-mz-anual', monthly: 'acme-mz-mensal' } } },
});

describe('a product call of an area', () => {
  it.each([
    ['the product code in Brazil', brazil, 'ACME', 'ACME'],
    ['the bffId in Mozambique', mozambique, 'ACME', 'acme-mz'],
    ['the code of another product', mozambique, 'OTHER', 'OTHER'],
  ])('names %s', (_, area, code, sent) => {
    expect(callCodeOf(area, code)).toBe(sent);
  });

  it.each([
    ['the dsProductId in Brazil', brazil, 'yearly', 'acme-idiomas'],
    ['the annual product id', mozambique, 'yearly', 'acme-mz-anual'],
    ['the monthly product id', mozambique, 'monthly', 'acme-mz-mensal'],
    ['the monthly product id for a recurrency', mozambique, 'recurrency', 'acme-mz-mensal'],
    ['the dsProductId where the area states none', mozambique, 'semester', 'acme-idiomas'],
    ['the dsProductId for a plan of an unknown type', mozambique, undefined, 'acme-idiomas'],
  ] as const)('sends %s as productId of v1', (_, area, planType, sent) => {
    expect(productIdOf(area, planType)).toBe(sent);
  });
});
