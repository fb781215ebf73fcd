import { describe, expect, it } from 'vitest';
import { makeFlow, makeStep } from '../../renderer/testing/make-flow';
import { makeManifests } from '../../renderer/testing/make-manifests';
import { readRepositoryManifests } from '../../renderer/testing/test-repository';
import { matchRoute } from './match-route';
import { firstStep, previousStep, resolveStep } from './resolve-step';

const own = readRepositoryManifests();

describe('a path opens the template', () => {
  it.each([
    ['/lead', 'lead'],
    ['/payment', 'payment'],
    ['/pix', 'pix'],
    ['/presentation', 'presentation'],
    ['/success', 'success'],
    ['/generic-error', 'generic-error'],
    ['/', undefined],
    ['/leads', undefined],
    ['/lead/x', undefined],
    ['/LEAD', undefined],
    ['/__proto__', undefined],
    ['/constructor', undefined],
    ['//lead', undefined],
  ])('%s: %s', (path, templateId) => {
    expect(matchRoute(path, own)?.templateId).toBe(templateId);
  });

  const manifests = makeManifests({ payment: { route: '/payment/{id}' }, pix: { route: '/payment' } });

  it.each([
    ['/payment/inv_42', 'payment'],
    ['/payment/abc-DEF', 'payment'],
    [`/payment/${'x'.repeat(64)}`, 'payment'],
    ['/payment', 'pix'],
    ['/payment/', undefined],
    [`/payment/${'x'.repeat(65)}`, undefined],
    ['/payment/a/b', undefined],
    ['/payment/..', undefined],
    ['/payment/%2e', undefined],
    ['/payment/a b', undefined],
    ['/payment/{id}', undefined],
  ])('%s, with a route that takes an id: %s', (path, templateId) => {
    expect(matchRoute(path, manifests)?.templateId).toBe(templateId);
  });
});

describe('in a flow', () => {
  const flow = makeFlow(
    'default',
    makeStep('lead', { id: 'dados' }),
    makeStep('payment', { defaultNextStepId: 'success' }),
    makeStep('pix', { defaultNextStepId: 'success' }),
    makeStep('success'),
  );

  it.each([
    ['lead', 'dados'],
    ['payment', 'payment'],
    ['pix', 'pix'],
    ['presentation', undefined],
    [undefined, undefined],
  ] as const)('the template %s has the step %s', (templateId, id) => {
    expect(resolveStep(flow, templateId)?.id).toBe(id);
  });

  it.each([
    ['payment', 'dados'],
    ['success', 'payment'],
    ['dados', undefined],
  ])("'Voltar' on %s leads to %s", (id, previous) => {
    const step = flow.steps.find((candidate) => candidate.id === id);
    expect(step && previousStep(flow, step)?.id).toBe(previous);
  });

  it('the buyer starts at the first step, and an empty flow throws', () => {
    expect(firstStep(flow).id).toBe('dados');
    expect(() => firstStep({ id: 'empty', steps: [] as unknown as typeof flow.steps })).toThrow(
      'flow empty has no steps',
    );
  });
});
