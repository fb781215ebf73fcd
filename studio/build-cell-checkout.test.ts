import { expect, it } from 'vitest';
import { makeBrandArea, makeCatalogue } from '../renderer/testing/make-brand-area';
import { makeFlow, makeStep } from '../renderer/testing/make-flow';
import { makeManifests } from '../renderer/testing/make-manifests';
import { buildCellCheckout } from './build-cell-checkout';
import { findCell } from './find-cell';
import type { StudioSources } from './list-states';

const price = { amount: 12_000, name: 'Plano anual', planId: { test: 'T', homolog: 'H', production: 'P' } };

const sources: StudioSources = {
  catalogue: makeCatalogue(
    makeBrandArea({
      copy: { methods: { pix: 'Pix' }, pix: { title: 'Pague com Pix' }, success: { title: 'Tudo certo' } },
      flows: [makeFlow('default', makeStep('lead', { id: 'first', props: { voucher: 'BLACK' } }), makeStep('payment'))],
      settings: {
        payment: { api: 'v2', planTypes: ['yearly'], methods: ['credit-card'] },
        plans: { yearly: { ...price, installments: 3 }, recurrency: { ...price, installments: 1 } },
      },
    }),
  ),
  manifests: makeManifests({ pix: { needs: ['pix'] } }),
  exampleFiles: {
    lead: {
      examples: {
        examples: [
          { name: 'empty', label: 'vazio', stepProps: { asksReferer: true } },
          { name: 'no plans', label: 'sem planos', hasPlans: false },
          { name: 'interest', label: 'juros', interest: 10 },
          { name: 'lost', label: 'perdida', error: 'not-found' },
        ],
      },
    },
    pix: { examples: { examples: [{ name: 'waiting', label: 'esperando' }] } },
  },
};

function build(query: object) {
  const found = findCell({ brand: 'acme', template: 'lead', ...query }, sources);
  if (!found) throw new RangeError('there is no such cell');
  return buildCellCheckout(found, sources, 'homolog');
}

it('a studio cell has the brand’s flow with the example’s props, and the running environment’s price', () => {
  const checkout = build({ mode: 'dark' });
  expect(checkout).toMatchObject({ brandId: 'acme', mode: 'dark', isSandbox: false, showsHomologation: false });
  expect(checkout.flow.steps[0]).toMatchObject({ id: 'first', props: { voucher: 'BLACK', asksReferer: true } });
  expect(checkout.plans).toHaveLength(1);
  expect(checkout.plans?.[0]).toMatchObject({ id: 'H', amount: 12_000 });
  expect(checkout.plans?.[0]?.installments.map(({ id }) => id)).toEqual([1, 2, 3]);
});

it('a studio cell adds the example’s interest to installments, but not to a single payment', () => {
  const [single, ...others] = build({ state: 'interest' }).plans?.[0]?.installments ?? [];
  expect(single).toMatchObject({ id: 1, tax: 0, totalValue: 12_000 });
  expect(others).toMatchObject([
    { id: 2, value: 6_600, tax: 1_200, totalValue: 13_200 },
    { id: 3, value: 4_400, tax: 1_200, totalValue: 13_200 },
  ]);
});

it('a studio cell of a template outside all flows has one step and the payment texts', () => {
  const { flow, copy } = build({ template: 'pix' });
  expect(flow.steps).toEqual([{ id: 'pix', templateId: 'pix', props: {} }]);
  expect(Object.keys(copy)).toEqual(['methods', 'pix']);
});

it.each([
  ['no-plans', { plans: null }],
  ['lost', { error: { kind: 'not-found' } }],
  ['frame-homologation', { showsHomologation: true, environment: 'homolog', isSandbox: false }],
  ['frame-homologation-charged', { showsHomologation: true, environment: 'production', isSandbox: false }],
  ['frame-seller', { seller: { id: 'ana.prado', name: 'Ana Prado', isLiveEnabled: true } }],
])('a studio cell shows the state %s', (state, checkout) => {
  expect(build({ state })).toMatchObject(checkout);
});
