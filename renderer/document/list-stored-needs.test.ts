import { runInThisContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadCatalogue } from '../../checks/load-catalogue';
import { listGivers } from '../../model/flow/list-givers';
import { firstStep, type Step } from '../../model/flow/resolve-step';
import type { Flow } from '../../schemas/generated/types';
import { fingerprintOf } from '../session/fingerprint-of';
import { needKeys } from '../session/parts/need-keys.generated';
import { holds } from '../session/parts/registry.generated';
import { writeSession } from '../session/patch-session';
import { ownerOf } from '../session/purchase-owner';
import { restoreSession } from '../session/restored-session';
import type { SessionPatch } from '../session/session';
import { fakeBrowser } from '../testing/fake-browser';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { makeFlow, makeStep } from '../testing/make-flow';
import { makeSession } from '../testing/make-session';
import { readRepositoryManifests, repositoryRoot } from '../testing/test-repository';
import { guardScript } from './guard-script';
import { listStoredNeeds } from './list-stored-needs';

const manifests = readRepositoryManifests();
const flow = makeFlow(
  'default',
  makeStep('lead', { defaultNextStepId: 'ticket' }),
  makeStep('select-test-location', { id: 'ticket', defaultNextStepId: 'payment' }),
  makeStep('payment', { defaultNextStepId: 'pix' }),
  makeStep('pix', { defaultNextStepId: 'success' }),
  makeStep('success'),
);
const view = { ...makeCheckoutView(), flow, manifests };
const own = (key: string) => `${key}:${view.product.code}:${view.area}`;
const lead = ['/lead', own('dataLead'), own('dataForm')];

it.each([
  ['lead', undefined],
  ['select-test-location', [lead]],
  ['payment', [lead, ['/select-test-location', own('selectedTicket')]]],
  ['pix', undefined],
  ['success', undefined],
  [undefined, undefined],
] as const)('the form of %s needs stored values: %j', (templateId, steps) => {
  const needs = listStoredNeeds(view, templateId);
  expect(needs?.steps).toEqual(steps);
  if (steps) expect(needs?.unless).toBe(own('PURCHASED_PLAN'));
});

it('a page about an error needs nothing stored', () => {
  const error = { code: 'generic' } as unknown as typeof view.error;
  expect(listStoredNeeds({ ...view, error }, 'payment')).toBeUndefined();
});

describe('the guard script leads to the same step as the page itself', () => {
  const phone = '(11) 98765-4321';
  const startsAt = '2027-11-07T11:00:00Z';
  /** A buyer's answers, by need. */
  const answers: Record<string, SessionPatch> = {
    lead: { lead: { leadId: 'lead_1', name: 'Ana Prado', email: 'ana@example.com', phone } },
    bump: { bump: { id: 'lunch' } },
    contract: { contract: { agreedAt: startsAt, stepId: 'md' } },
    phone: {
      phoneCheck: {
        leadId: 'lead_1',
        phone: fingerprintOf(phone),
        expiresAt: startsAt,
        resendAt: startsAt,
        isVerified: true,
      },
    },
    profiles: { profiles: { quantity: 3 } },
    ticket: {
      ticket: { id: 't1', name: 'Manhã', startsAt, city: 'Recife', place: 'Cais', amount: 0, currency: 'BRL' },
    },
    unit: { unit: { salesforceId: 'u1', name: 'Centro' } },
  };
  const guarded = loadCatalogue(repositoryRoot)
    .brands.flatMap(({ areas }) => Object.values(areas))
    .flatMap(({ brandId, area, flows }) => flows.map((one) => ({ name: `${brandId} ${area} ${one.id}`, one })))
    .flatMap(({ name, one }) =>
      one.steps
        .filter(({ templateId }) => listStoredNeeds({ ...view, flow: one }, templateId))
        .map((step) => [`${name} ${step.id}`, step, one] as const),
    );

  beforeAll(() => vi.useFakeTimers());
  afterEach(() => vi.unstubAllGlobals());
  afterAll(() => vi.useRealTimers());

  /** Needs of a step that the browser's storage may hold, and where they are given. */
  function listNeeds(step: Step, one: Flow) {
    const lead = { need: 'lead' as const, step: firstStep(one) };
    const others = listGivers(one, step, manifests).filter(({ need }) => need !== 'lead' && needKeys[need]);
    return [lead, ...others];
  }

  /** Opens a step with stored answers: where its guard leads, and where the session's first missing answer is given. */
  function open(step: Step, one: Flow, given: readonly string[]) {
    fakeBrowser();
    const checkout = { ...view, flow: one };
    const owner = ownerOf(checkout);
    for (const need of given) writeSession(makeSession(), answers[need] ?? {}, { main: owner });
    const replace = vi.fn<(to: string) => void>();
    const needs = JSON.stringify(listStoredNeeds(checkout, step.templateId));
    const documentElement = { style: {}, dataset: {} };
    vi.stubGlobal('window', {});
    vi.stubGlobal('location', { search: '', replace });
    vi.stubGlobal('document', { addEventListener: () => {}, currentScript: { dataset: { needs } }, documentElement });
    runInThisContext(guardScript);
    const session = makeSession(restoreSession({ main: owner }));
    const missing = listNeeds(step, one).find(({ need }) => !holds(session, need, undefined));
    return { guard: replace.mock.calls[0]?.[0], page: missing && manifests[missing.step.templateId].route };
  }

  it.each(guarded)('%s', (_, step, one) => {
    const needs = listNeeds(step, one).map(({ need }) => need);
    expect(open(step, one, needs)).toEqual({ guard: undefined, page: undefined });
    for (const absent of needs)
      for (const other of Object.keys(answers)) {
        const given = [...needs.filter((need) => need !== absent), ...(other === absent ? [] : [other])];
        const { guard, page } = open(step, one, given);
        expect({ given, guard }).toEqual({ given, guard: page });
      }
  });
});
