import { expect, it, vi } from 'vitest';
import type { Flow } from '../../schemas/generated/types';
import { type Answers, fakeBackendClient, makeCallError } from '../testing/fake-backend-client';
import { makeBrandArea, makeCatalogue } from '../testing/make-brand-area';
import { makeFlow, makeStep } from '../testing/make-flow';
import { makeManifests } from '../testing/make-manifests';
import { makePlanSummary } from '../testing/make-plan-summary';
import { makeVisit } from '../testing/make-visit';
import { loadUpsell } from './load-plans';

const manifests = makeManifests({ presentation: { sells: 'upsell' } });
const acme = makeBrandArea();
const old = makeBrandArea({
  brandId: 'old',
  settings: { productCode: 'OLD', productName: 'Curso Old', dsProductId: 'old-curso', business: 'old' },
});
const plan = makePlanSummary({ id: 'OLD-1' });
const steps = [makeStep('lead'), makeStep('payment'), makeStep('success'), makeStep('presentation')];

function flowOf(dsProductId: string | undefined, own = steps): Flow {
  return { ...makeFlow('default', ...own), ...(dsProductId && { props: { upsell: { dsProductId } } }) };
}

async function load(flow: Flow, answers: Answers = { loadPlansV2: { plans: [plan] } }, area = acme) {
  const client = fakeBackendClient(answers);
  const report = vi.fn();
  const link = '/lead?product=ACME&oferta=P1&voucher=BLACK&seller=ana&source=site';
  const visit = makeVisit(link, { catalogue: makeCatalogue(acme, old), manifests, client, report });
  const upsell = await loadUpsell({ location: visit.location, area, flow }, visit, () => false);
  return { upsell, client, report };
}

it('the upsell is the product that the flow names, with its own plans, business, theme and name', async () => {
  const { upsell, client } = await load(flowOf('old-curso'));
  expect(upsell).toMatchObject({ productName: 'Curso Old', plans: [{ id: 'OLD-1' }], theme: { brandId: 'old' } });
  const [asked] = client.inputsOf('loadPlansV2') as { path: object; params: object }[];
  expect(asked?.path).toEqual({ code: 'OLD' });
  expect(asked?.params).toMatchObject({ business: 'old', seller: 'ana', source: 'site' });
  expect(Object.keys(asked?.params ?? {})).not.toEqual(expect.arrayContaining(['voucher']));
  expect(asked?.params).not.toHaveProperty('planId');
});

it('the upsell has the name and the theme that the brand states', async () => {
  const stating = makeBrandArea({ settings: { upsell: { productName: 'Só hoje', theme: 'acme' } } });
  const { upsell } = await load(flowOf('old-curso'), undefined, stating);
  expect(upsell).toMatchObject({ productName: 'Só hoje', theme: { brandId: 'acme' } });
});

it.each<[title: string, flow: Flow, isReported: boolean]>([
  ['that states no upsell', flowOf(undefined), false],
  ['without a step that sells the upsell', flowOf('old-curso', steps.slice(0, 3)), false],
  ['whose upsell product belongs to no brand', flowOf('gone'), true],
  ['whose upsell is the page’s own product', flowOf('acme-idiomas'), true],
])('a flow %s loads no upsell and sends no call', async (_, flow, isReported) => {
  const { upsell, client, report } = await load(flow);
  expect(upsell).toBeNull();
  expect(client.calls).toEqual([]);
  expect(report).toHaveBeenCalledTimes(isReported ? 1 : 0);
});

it.each<[title: string, answers: Answers]>([
  ['fail to load', { loadPlansV2: makeCallError(503) }],
  ['are an empty list', { loadPlansV2: { plans: [] } }],
])('the page has no upsell when the upsell plans %s', async (_, answers) => {
  expect((await load(flowOf('old-curso'), answers)).upsell).toBeNull();
});
