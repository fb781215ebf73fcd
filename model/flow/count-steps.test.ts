import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../checks/load-catalogue';
import { makeFlow, makeStep } from '../../renderer/testing/make-flow';
import { makeManifests } from '../../renderer/testing/make-manifests';
import { readRepositoryManifests, repositoryRoot } from '../../renderer/testing/test-repository';
import { countSteps, isCountedFromStart } from './count-steps';
import { firstStep } from './resolve-step';

describe('the progress of a synthetic flow', () => {
  const manifests = makeManifests({
    payment: { takesMoney: true },
    pix: { needs: ['lead', 'pix'] },
    'generic-error': { isCounted: false },
  });
  const flow = makeFlow(
    'default',
    makeStep('lead'),
    makeStep('presentation'),
    makeStep('payment', { defaultNextStepId: 'success' }),
    makeStep('pix', { defaultNextStepId: 'success' }),
    makeStep('success'),
  );

  it.each([
    ['lead', {}, [1, 4]],
    ['presentation', {}, [2, 4]],
    ['payment', {}, [3, 4]],
    ['pix', {}, [3, 4]],
    ['success', {}, [4, 4]],
    ['lead', { stepsNumber: 5 }, [1, 5]],
    ['success', { stepsNumber: 5 }, [5, 5]],
    ['success', { stepsNumber: 3 }, [3, 3]],
    ['payment', { stepsNumber: 5, payment: { currentStep: 4 } }, [4, 5]],
    ['payment', { stepsNumber: 3, payment: { currentStep: 4 } }, [3, 3]],
    ['pix', { pix: { currentStep: 2 } }, [2, 4]],
    ['success', { payment: { currentStep: 2 }, pix: { currentStep: 2 } }, [4, 4]],
  ])('on %s with %j: %j', (id, settings, [step, total]) => {
    const current = flow.steps.find((candidate) => candidate.id === id) ?? firstStep(flow);
    expect(countSteps(flow, current, manifests, settings)).toEqual({ step, total });
  });

  it.each([
    ['success', {}, { step: 3, total: 4 }],
    ['success', { stepsNumber: 5, payment: { currentStep: 2 } }, { step: 2, total: 5 }],
    ['payment', {}, { step: 3, total: 4 }],
    ['generic-error', {}, undefined],
  ])('on %s with %j, after a failed payment: %j', (id, settings, progress) => {
    const current = flow.steps.find((candidate) => candidate.id === id) ?? makeStep('generic-error');
    expect(countSteps(flow, current, manifests, settings, true)).toEqual(progress);
  });

  it('keeps the number of the success step in a flow without payment', () => {
    const free = makeFlow('free', makeStep('lead'), makeStep('success'));
    const [, success = firstStep(free)] = free.steps;
    expect(countSteps(free, success, manifests, {}, true)).toEqual({ step: 2, total: 2 });
  });

  it('is undefined for a screen that is not counted', () => {
    expect(countSteps(flow, makeStep('generic-error'), manifests, {})).toBeUndefined();
  });

  it('terminates in a cyclic flow', () => {
    const circle = makeFlow('circle', makeStep('lead'), makeStep('payment', { defaultNextStepId: 'lead' }));
    expect(countSteps(circle, firstStep(circle), manifests, {})).toEqual({ step: 1, total: 2 });
  });
});

it('a flow outside the purchase shows no progress, not even on its receipt', () => {
  const manifests = makeManifests({ presentation: { isCounted: false } });
  const flow = makeFlow('renew', makeStep('presentation', { defaultNextStepId: 'success' }), makeStep('success'));
  for (const step of flow.steps) expect(countSteps(flow, step, manifests, {})).toBeUndefined();
});

describe("the progress of the project's own brands", () => {
  const manifests = readRepositoryManifests();
  const { brands } = loadCatalogue(repositoryRoot);

  const rows = brands
    .flatMap(({ areas }) => Object.values(areas))
    .flatMap((area) => area.flows.map((flow) => ({ area, flow, id: flow.id, brandId: area.brandId })))
    .filter(({ flow }) => isCountedFromStart(flow, manifests));

  it.each(rows)(
    '$brandId $area.area $id: the step numbers never decrease, and the last one equals the total',
    ({ area, flow }) => {
      const numbers = flow.steps.map((step) => countSteps(flow, step, manifests, area.settings));
      const steps = numbers.flatMap((progress) => (progress ? [progress.step] : []));
      expect(steps).toEqual([...steps].sort((first, second) => first - second));
      // An upsell step is not counted.
      expect(numbers.findLast(Boolean)).toEqual({ step: numbers[0]?.total, total: numbers[0]?.total });
      expect(numbers[0]?.total).toBe(area.settings.stepsNumber ?? numbers[0]?.total);
      const paying = flow.steps.findIndex(({ templateId }) => manifests[templateId].takesMoney);
      const { currentStep = numbers[paying]?.step } = area.settings.payment;
      expect(numbers[paying]?.step).toBe(currentStep);
    },
  );
});
