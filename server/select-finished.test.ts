import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AreaSettings, Catalogue, CatalogueBrand } from '../catalogue/catalogue';
import { findAreasByProduct, listSoldAreas } from '../catalogue/catalogue-index';
import { leaveOutPending } from '../catalogue/leave-out-pending';
import { loadCatalogue } from '../checks/load-catalogue';
import { makeBrandArea } from '../renderer/testing/make-brand-area';
import { makeFlow, makeStep } from '../renderer/testing/make-flow';
import { copyConfig } from '../renderer/testing/test-repository';
import { buildSandboxCatalogue } from '../sandbox/catalogue/build-sandbox-catalogue';
import { selectFinished } from './select-finished';

afterEach(() => {
  vi.restoreAllMocks();
});

function loadWith(changes: readonly (readonly [brand: string, id: string, pending: string])[]) {
  const { root, replace } = copyConfig();
  for (const [brand, id, pending] of changes) replace(`brands/${brand}/brand.json`, `"${id}"`, `"${pending}"`);
  return loadCatalogue(root);
}

/** A brand with two plans, a flow and a voucher of the second. */
const pendingPlan = ['fusorama', 'FUSOMENSALPRD1', 'TODO-fusorama-monthly-production'] as const;
const onlyPlan = ['clinaria', 'CLINANUALPRD1', 'TODO-clinaria-yearly-production'] as const;
const mozambique = ['wup', 'WUPMZANUALPRD1', 'TODO-wup-yearly-production'] as const;

const plan = (id: string) => ({
  ...{ name: 'Plano', amount: 100, installments: 1 },
  planId: { test: 'T', homolog: 'H', production: id },
});

function selectIn(catalogue: Catalogue, brandId: string): CatalogueBrand['areas'] {
  return selectFinished(catalogue, 'production').brands.find(({ id }) => id === brandId)?.areas ?? {};
}

describe('a pending plan id in production', () => {
  test('leaves out that plan with its type, flow and voucher; the other plan is sold on', () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const { BR } = selectIn(loadWith([pendingPlan]), 'fusorama');
    expect(BR?.isUnsold).toBeUndefined();
    expect(Object.keys(BR?.settings.plans ?? {})).toEqual(['yearly']);
    expect(BR?.settings.payment.planTypes).toEqual(['yearly']);
    expect(BR?.settings.vouchers?.map(({ code }) => code)).toEqual(['BLACK']);
    expect(BR?.flows.map(({ id }) => id)).not.toContain('monthly');
    expect(BR?.flows.map(({ id }) => id)).toEqual(expect.arrayContaining(['default', 'black', 'pix']));
    expect(log.mock.calls.join()).toContain(
      'brands/fusorama (BR) is sold without some plans in production: plans.monthly.planId pending',
    );
  });

  test('leaves the area unsold and known when it is the only plan', () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const catalogue = loadWith([onlyPlan, ['ms', 'MSANUALTST1', 'TODO-ms-yearly-test']]);
    const kept = selectFinished(catalogue, 'production');
    const unsold = kept.brands.filter((brand) => listSoldAreas(brand).length === 0);
    expect(unsold.map(({ id }) => id)).toEqual(['clinaria']);
    expect(findAreasByProduct(kept, 'CLIN').map(({ brandId, isUnsold }) => [brandId, isUnsold])).toEqual([
      ['clinaria', true],
    ]);
    expect(buildSandboxCatalogue(kept, 'production').products.map(({ business }) => business)).not.toContain(
      unsold[0]?.areas.BR?.settings.business,
    );
    expect(log.mock.calls.join()).toContain(
      'brands/clinaria (BR) is not sold in production: plans.yearly.planId pending',
    );
  });

  test('leaves the area unsold when all its plans are pending', () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const yearly = ['fusorama', 'FUSOANUALPRD1', 'TODO-fusorama-yearly-production'] as const;
    expect(selectIn(loadWith([pendingPlan, yearly]), 'fusorama').BR?.isUnsold).toBe(true);
  });

  test('leaves the area unsold when the product or another id is pending too', () => {
    const plans = { yearly: plan('P1'), monthly: plan('TODO-acme-monthly-production') };
    const settings = { plans, payment: { planTypes: ['yearly', 'monthly'] } } satisfies Partial<AreaSettings>;
    const others: Partial<AreaSettings>[] = [
      { dsProductId: 'TODO-acme-product' },
      { mz: { bffId: 'acme', plans: { annual: 'TODO-acme-annual' } } },
    ];
    expect(leaveOutPending(makeBrandArea({ settings })).sold).toBeDefined();
    for (const other of others)
      expect(leaveOutPending(makeBrandArea({ settings: { ...settings, ...other } })).sold).toBeUndefined();
  });

  test('leaves the area unsold when its first flow asks for that plan', () => {
    const flows = [makeFlow('default', makeStep('lead', { props: { plan: { planType: 'monthly' } } }))];
    const plans = { yearly: plan('P1'), monthly: plan('TODO-acme-monthly-production') };
    const area = makeBrandArea({ flows, settings: { plans, payment: { planTypes: ['yearly', 'monthly'] } } });
    expect(leaveOutPending(area)).toEqual({ sold: undefined, pending: ['plans.monthly.planId'] });
    expect(leaveOutPending({ ...area, flows: [makeFlow('default', makeStep('lead'))] }).sold).toBeDefined();
  });

  test('does not affect the other area of the brand', () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const { BR, MZ } = selectIn(
      loadWith([mozambique, ['wup', 'WUPMZRECORPRD1', 'TODO-wup-recurrency-production']]),
      'wup',
    );
    expect([BR?.isUnsold, MZ?.isUnsold]).toEqual([undefined, true]);
  });
});

test.each(['test', 'homolog'] as const)('%s shows a brand with pending ids', (environment) => {
  const catalogue = loadWith([onlyPlan]);
  expect(selectFinished(catalogue, environment)).toBe(catalogue);
});

test('production does not start when every brand of Brazil has a pending id', () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const catalogue = loadWith([onlyPlan]);
  const brands = catalogue.brands.filter(({ id }) => id === 'clinaria');
  expect(() => selectFinished({ ...catalogue, brands }, 'production')).toThrow('Nothing can be sold in production');
});
