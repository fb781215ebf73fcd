import { afterEach, expect, it, vi } from 'vitest';
import type { OfferId } from '../../model/flow/resolve-step';
import { firstStep } from '../../model/flow/resolve-step';
import type { DataPix, PurchasedPlan } from '../../schemas/generated/types';
import { sellOffer } from '../checkout/sell-offer';
import type { StepResult } from '../contract/step-contract';
import { setReportSinks } from '../report/report';
import type { ReportRecord } from '../report/report-record';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { makeFlow, makeStep } from '../testing/make-flow';
import { makeSession } from '../testing/make-session';
import { readRepositoryManifests } from '../testing/test-repository';
import { selectTarget } from './use-redirect';

const manifests = readRepositoryManifests();
const flow = makeFlow(
  'pix',
  makeStep('lead', { defaultNextStepId: 'payment' }),
  makeStep('payment', { defaultNextStepId: 'pix' }),
  makeStep('pix', { defaultNextStepId: 'success' }),
  makeStep('success'),
);
const pix = { token: 'pay_1' } as DataPix;

afterEach(() => {
  setReportSinks({});
  vi.restoreAllMocks();
});

it.each([
  ['unknown', 'success', 1],
  ['', 'success', 1],
  ['Lead', 'success', 1],
  ['lead', 'lead', 0],
])('the step %j that another leads to: %s, reported %i time(s)', (stepId, target, count) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const records: ReportRecord[] = [];
  setReportSinks({ monitoring: (record) => void records.push(record) });
  const step = flow.steps.find(({ id }) => id === 'payment') ?? firstStep(flow);
  const checkout = sellOffer({ ...makeCheckoutView(), flow, manifests }, 'main');
  const sources = { checkout, session: makeSession() };
  expect(selectTarget({ kind: 'goTo', stepId }, step, sources)?.id).toBe(target);
  expect(records).toHaveLength(count);
  for (const record of records) expect(record).toMatchObject({ level: 'error', area: 'flow', code: stepId });
});

it.each<[string, StepResult, string | undefined]>([
  ['lead', { kind: 'next' }, 'payment'],
  ['payment', { kind: 'next', session: { pix } }, 'pix'],
  ['payment', { kind: 'goTo', stepId: 'pix', session: { pix } }, 'pix'],
  ['payment', { kind: 'next' }, 'success'],
  ['payment', { kind: 'next', session: { pix: null } }, 'success'],
  ['payment', { kind: 'goTo', stepId: 'unknown' }, 'success'],
  ['payment', { kind: 'goTo', stepId: 'lead' }, 'lead'],
  ['pix', { kind: 'next', session: { pix: null } }, 'success'],
  ['success', { kind: 'next' }, undefined],
  ['payment', { kind: 'goTo', stepId: 'payment' }, undefined],
  ['payment', { kind: 'stay' }, undefined],
  ['payment', { kind: 'leave', href: 'https://bank.example' }, undefined],
])('from the step %s, the result %j leads to %s', (id, result, target) => {
  const step = flow.steps.find((one) => one.id === id) ?? firstStep(flow);
  const checkout = sellOffer({ ...makeCheckoutView(), flow, manifests }, 'main');
  expect(selectTarget(result, step, { checkout, session: makeSession() })?.id).toBe(target);
});

const withOffer = makeFlow(
  'default',
  makeStep('lead', { defaultNextStepId: 'payment' }),
  makeStep('payment', { defaultNextStepId: 'success' }),
  makeStep('pix', { defaultNextStepId: 'success' }),
  makeStep('payment-verification', { defaultNextStepId: 'success' }),
  makeStep('success', { defaultNextStepId: 'upsell-presentation' }),
  makeStep('upsell-presentation', { defaultNextStepId: 'upsell-payment' }),
  makeStep('upsell-payment', { defaultNextStepId: 'success-upsell' }),
  makeStep('success-upsell'),
);
const paid = { token: 'pay_1', status: 'paid' } as PurchasedPlan;
const slip = { ...paid, status: 'pending' } as PurchasedPlan;

it.each<[title: string, id: string, sells: OfferId, purchase: PurchasedPlan, target: string]>([
  ['the receipt of a paid purchase leads to the upsell', 'success', 'main', paid, 'upsell-presentation'],
  ['the receipt of an unpaid bankslip skips the upsell', 'success', 'main', slip, 'success-upsell'],
  ['the upsell leads to its payment', 'upsell-presentation', 'upsell', paid, 'upsell-payment'],
  ['a paid code of the upsell leads to the receipt of the upsell', 'pix', 'upsell', paid, 'success-upsell'],
  ['a paid code of the main offer leads to its receipt', 'pix', 'main', paid, 'success'],
  [
    'a return from the bank with the upsell paid leads to the receipt of the upsell',
    'payment-verification',
    'upsell',
    paid,
    'success-upsell',
  ],
  [
    'a return from the bank with the main purchase paid leads to its receipt',
    'payment-verification',
    'main',
    paid,
    'success',
  ],
])('%s', (_, id, sells, purchase, target) => {
  const step = withOffer.steps.find((one) => one.id === id) ?? firstStep(withOffer);
  const checkout = sellOffer({ ...makeCheckoutView(), flow: withOffer, manifests }, sells);
  const session = makeSession({ leadId: 'lead_1', purchase });
  expect(selectTarget({ kind: 'next' }, step, { checkout, session })?.id).toBe(target);
});

const repeated = makeFlow(
  'default',
  makeStep('payment', { defaultNextStepId: 'success' }),
  makeStep('success', { defaultNextStepId: 'upsell-payment' }),
  makeStep('upsell-payment', { defaultNextStepId: 'success-upsell' }),
  makeStep('success-upsell', { defaultNextStepId: 'video-upsell' }),
  makeStep('video-upsell', { defaultNextStepId: 'payment-upsell' }),
  makeStep('payment-upsell', { defaultNextStepId: 'subscription-welcome' }),
  makeStep('subscription-welcome'),
);

it.each<[title: string, id: string, upsell: PurchasedPlan | null, patch: PurchasedPlan | undefined, target: string]>([
  ['the first offer is shown', 'success', null, undefined, 'upsell-payment'],
  ['a paid upsell leads to its receipt', 'upsell-payment', null, paid, 'success-upsell'],
  ['its receipt passes over the same offer', 'success-upsell', paid, undefined, 'subscription-welcome'],
  ['the receipt of the main purchase passes over it too', 'success', paid, undefined, 'success-upsell'],
  ['an upsell that waits for money is still offered', 'success-upsell', slip, undefined, 'video-upsell'],
])('in a flow that offers an upsell twice, %s', (_, id, upsell, purchase, target) => {
  const step = repeated.steps.find((one) => one.id === id) ?? firstStep(repeated);
  const sells = manifests[step.templateId].sells ?? 'main';
  const checkout = sellOffer({ ...makeCheckoutView(), flow: repeated, manifests }, sells);
  const session = makeSession({ leadId: 'lead_1', purchases: { main: paid, upsell } });
  const result: StepResult = { kind: 'next', ...(purchase && { session: { purchase } }) };
  expect(selectTarget(result, step, { checkout, session })?.id).toBe(target);
});
