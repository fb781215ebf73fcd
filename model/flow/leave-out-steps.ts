import type { Flow, Manifest, SessionPartId } from '../../schemas/generated/types';
import { givesOf, type Manifests, type Step, showsPixCode, takesMoney } from './resolve-step';

/** Why a flow cannot do without a step. */
type Indispensable = 'first' | 'last' | 'pays' | 'waits' | 'gives';

/**
 * Why a step cannot have a feature flag; undefined for one that may be left out. A buyer must still be able to begin,
 * pay, wait for the money and see the receipt. A step that gives data counts unless each later step that needs them has
 * the same flag.
 */
export function whyIndispensable(flow: Flow, step: Step, manifests: Manifests): Indispensable | undefined {
  const { steps } = flow;
  const manifest = manifests[step.templateId] as Manifest | undefined;
  const index = steps.indexOf(step);
  if (index === 0) return 'first';
  if (step.defaultNextStepId === undefined) return 'last';
  const sells = manifest?.sells ?? 'main';
  const isOtherPaying = ({ templateId, flag }: Step) =>
    flag === undefined && takesMoney(manifests[templateId]) && (manifests[templateId]?.sells ?? 'main') === sells;
  if (takesMoney(manifest) && !steps.some(isOtherPaying)) return 'pays';
  // The player leads to these steps by what has been paid, not by the default path.
  if (manifest?.waitsForPayment || manifest?.receivesReturns || showsPixCode(manifest)) return 'waits';
  return isNeeded(flow, step, manifests) ? 'gives' : undefined;
}

/** Whether a later step needs what only this one gives. */
function isNeeded({ steps }: Flow, step: Step, manifests: Manifests): boolean {
  const index = steps.indexOf(step);
  const gives = (one: Step) => givesOf(one, manifests[one.templateId]);
  const givenBefore = (need: SessionPartId, later: Step) =>
    steps.slice(0, steps.indexOf(later)).some((one) => one.flag === undefined && gives(one).includes(need));
  return steps
    .slice(index + 1)
    .filter(({ flag }) => flag === undefined || flag !== step.flag)
    .some((later) =>
      (manifests[later.templateId]?.needs ?? []).some(
        (need) => gives(step).includes(need) && !givenBefore(need, later),
      ),
    );
}

/**
 * The flow without the steps whose flag is off: the step before leads to what follows them. A step that the flow cannot
 * do without stays: the check refuses its flag, but a backend's flow is not checked. Returns the same flow if nothing
 * changes.
 */
export function leaveOutSteps(flow: Flow, manifests: Manifests, isOn: (flag: string) => boolean): Flow {
  const out = flow.steps.filter(
    (step) => step.flag !== undefined && whyIndispensable(flow, step, manifests) === undefined && !isOn(step.flag),
  );
  if (out.length === 0) return flow;
  const follows = new Map(out.map(({ id, defaultNextStepId }) => [id, defaultNextStepId]));
  const steps = flow.steps.flatMap((step) => {
    if (out.includes(step)) return [];
    let next = step.defaultNextStepId;
    // A circle of steps that are all left out would never end.
    for (let count = 0; next !== undefined && follows.has(next) && count < out.length; count += 1)
      next = follows.get(next);
    return next === step.defaultNextStepId ? [step] : [withNext(step, next)];
  });
  return { ...flow, steps };
}

function withNext({ defaultNextStepId: _, ...step }: Step, next: string | undefined): Step {
  return (next === undefined ? step : { ...step, defaultNextStepId: next }) as Step;
}
