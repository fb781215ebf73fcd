import { expect, test } from 'vitest';
import type { BrandArea, Catalogue } from '../../catalogue/catalogue';
import { listSoldAreas } from '../../catalogue/catalogue-index';
import { loadCatalogue } from '../../checks/load-catalogue';
import { listGivers } from '../../model/flow/list-givers';
import { firstStep, takesMoney } from '../../model/flow/resolve-step';
import { selectPlanOfStep } from '../../model/money/select-plan-of-step';
import { readRepositoryManifests, repositoryRoot } from '../../renderer/testing/test-repository';
import { validatePlanSummary, validateProductConfig } from '../../schemas/generated/api.mjs';
import { buildSandboxCatalogue } from './build-sandbox-catalogue';
import { saleOf } from './sale-of';
import { summarisePlan } from './summarise-plan';

const environments = ['test', 'homolog', 'production'] as const;

function makeArea(settings: object = {}): BrandArea {
  const area = {
    brandId: 'acme',
    area: 'BR',
    settings: {
      business: 'acme',
      productCode: 'ACE',
      productSlugs: ['acme'],
      title: 'Acme',
      mode: 'auto',
      currency: { code: 'BRL', symbol: 'R$', isSymbolFirst: true },
      payment: { companies: ['visa', 'elo'], methods: ['pix', 'credit-card'] },
      vouchers: [{ code: 'BLACK', discount: 500 }],
      plans: {
        yearly: {
          name: 'Plano anual',
          amount: 10_000,
          standardAmount: 12_000,
          installments: 3,
          planId: { test: 'ACETST', homolog: 'ACEHML', production: 'ACEPRD' },
        },
      },
      ...settings,
    },
    flows: [{ id: 'default', steps: [{ id: 'lead', templateId: 'lead' }] }],
  };
  return area as unknown as BrandArea;
}

function build(area: BrandArea, environment: (typeof environments)[number] = 'test') {
  const catalogue = { brands: [{ areas: { [area.area]: area } }] } as unknown as Catalogue;
  const [product] = buildSandboxCatalogue(catalogue, environment).products;
  if (!product) throw new Error('no product');
  return product;
}

test('a brand area becomes a sandbox product with its payment methods, card companies and vouchers', () => {
  expect(build(makeArea())).toMatchObject({
    productCode: 'ACE',
    slugs: ['acme'],
    business: 'acme',
    area: 'BR',
    currency: 'BRL',
    config: { title: 'Acme', designSystemId: 'acme$auto' },
    vouchers: [{ code: 'BLACK', discount: 500 }],
    companies: ['visa', 'elo'],
    plans: [{ code: 'acme-br-yearly', planName: 'Plano anual', paymentMethods: ['pix', 'credit-card'] }],
  });
});

test.each([
  ['test', 'ACETST'],
  ['homolog', 'ACEHML'],
  ['production', 'ACEPRD'],
] as const)('a sandbox plan has the plan id of the environment %s', (environment, planId) => {
  expect(build(makeArea(), environment).plans[0]?.id).toBe(planId);
});

test('the sandbox offers interest-free installments up to the plan’s maximum', () => {
  expect(build(makeArea()).plans[0]?.installments).toEqual([
    { id: 1, value: 10_000, standardValue: 12_000, tax: 0, totalValue: 10_000 },
    { id: 2, value: 5_000, standardValue: 6_000, tax: 0, totalValue: 10_000 },
    { id: 3, value: 3_333, standardValue: 4_000, tax: 0, totalValue: 10_000 },
  ]);
});

test('the sandbox offers more installments with the interest of the plan', () => {
  const { plans } = makeArea().settings;
  const interest = { installments: 5, monthlyPercent: 2 };
  const [plan] = build(makeArea({ plans: { yearly: { ...plans.yearly, interest } } })).plans;
  expect(plan?.installments.map(({ id, tax }) => [id, tax > 0])).toEqual([
    [1, false],
    [2, false],
    [3, false],
    [4, true],
    [5, true],
  ]);
});

test('the sandbox offers only the installments listed for Mozambique', () => {
  const plan = build(makeArea({ mz: { installments: [1, 3, 6] } })).plans[0];
  expect(plan?.installments.map(({ id }) => id)).toEqual([1, 3]);
});

test.each([[{ installments: [2, 3], showsInstallments: false }], [{ showsInstallments: false }]])(
  'the sandbox offers a single payment if installments are hidden: %j',
  (mz) => {
    const plan = build(makeArea({ mz })).plans[0];
    expect(plan?.installments.map(({ id }) => id)).toEqual([1]);
  },
);

test('the sandbox’s answers match the contract for every brand, area, environment and plan', () => {
  const catalogue = loadCatalogue(process.cwd());
  for (const product of environments.flatMap((environment) => buildSandboxCatalogue(catalogue, environment).products)) {
    expect(validateProductConfig(product.config), product.productCode).toBe(true);
    expect(product.plans.length, product.productCode).toBeGreaterThan(0);
    for (const plan of product.plans) {
      const summary = summarisePlan({ product, plan });
      expect(validatePlanSummary(summary), `${plan.id}: ${JSON.stringify(validatePlanSummary.errors)}`).toBe(true);
    }
  }
});

const manifests = readRepositoryManifests();
const ownCatalogue = loadCatalogue(repositoryRoot);
const payLinks = ownCatalogue.brands.flatMap(listSoldAreas).flatMap((area) => {
  const flowOf = (id: string) => area.flows.find((flow) => flow.id === id);
  const usual = flowOf('default') ?? area.flows[0];
  return (area.settings.forcedFlows ?? []).flatMap(({ when: { route }, flow: id }) => {
    const flow = flowOf(id);
    if (!flow || !usual || (route !== 'pix' && route !== 'bankslip')) return [];
    return [{ name: `${area.brandId}, route=${route}`, area, flow, usual }];
  });
});

test.each(payLinks)('$name: a link to one way of paying sells the plan and the place of the usual link', (link) => {
  const product = build(link.area);
  const plans = product.plans.map((plan) => summarisePlan(saleOf({ product, plan })));
  const sold = ({ flow }: Pick<typeof link, 'flow'>) => {
    const step = flow.steps.find(({ templateId }) => takesMoney(manifests[templateId])) ?? firstStep(flow);
    const needs = listGivers(flow, step, manifests).map(({ need }) => need);
    const plan = selectPlanOfStep({ plans, flow, search: '' }, { plans: null, selectedPlan: null }, step);
    return { planId: plan?.id, place: needs.filter((need) => need === 'ticket' || need === 'unit') };
  };
  expect(sold({ flow: link.flow })).toEqual(sold({ flow: link.usual }));
});
