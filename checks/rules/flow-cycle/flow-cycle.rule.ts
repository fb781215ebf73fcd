import type { Manifests, Step } from '../../../model/flow/resolve-step';
import { listDefaultWay, showsPixCode, takesMoney } from '../../../model/flow/resolve-step';
import type { Flow } from '../../../schemas/generated/types';
import { ofFlows } from '../rule';

/**
 * Steps in a cycle, and steps after payment that lead back to paying: the buyer never finishes. Reported at the step
 * that leads back.
 */
export const rule = ofFlows(({ file, flow, shared: { manifests } }, report) => {
  for (const index of new Set([...findBackSteps(flow), ...findRepeats(flow, manifests)])) {
    const { id, defaultNextStepId: next = '' } = flow.steps[index] ?? { id: '' };
    report({ file, path: ['steps', index, 'defaultNextStepId'] }, { id, next });
  }
});

/** The last step of each cycle, in flow order. */
function findBackSteps({ steps }: Flow): number[] {
  const places = new Map(steps.map(({ id }, index) => [id, index]));
  const nextOf = (index: number) => places.get(steps[index]?.defaultNextStepId ?? '');
  const settled = new Set<number>();
  return [...steps.keys()].flatMap((start) => {
    const way: number[] = [];
    let index: number | undefined = start;
    while (index !== undefined && !settled.has(index)) {
      settled.add(index);
      way.push(index);
      index = nextOf(index);
    }
    return index !== undefined && way.includes(index) ? [Math.max(...way.slice(way.indexOf(index)))] : [];
  });
}

/** Steps off the default path that lead a paid buyer back to a step before payment, or to the payment itself. */
function findRepeats(flow: Flow, manifests: Manifests): number[] {
  const { steps } = flow;
  const way = listDefaultWay(flow);
  const paying = way.findIndex(({ templateId }) => takesMoney(manifests[templateId]));
  const untilPaid = way.slice(0, paying + 1).map(({ id }) => id);
  const back = steps.filter(({ defaultNextStepId: next = '' }) => untilPaid.includes(next));
  const repeats = back.filter((step) => !way.includes(step));
  if (repeats.length === 0) return [];
  const paid = new Set<Step>();
  for (const start of steps.filter((step) => followsPayment(step, manifests))) {
    let step: Step | undefined = start;
    while (step && !paid.has(step) && !way.includes(step)) {
      paid.add(step);
      const { defaultNextStepId: next }: Step = step;
      step = steps.find(({ id }) => id === next);
    }
  }
  return repeats.filter((step) => paid.has(step)).map((step) => steps.indexOf(step));
}

/** Whether the answer to a payment, or the bank, leads to a step. */
function followsPayment({ templateId }: Step, manifests: Manifests): boolean {
  const manifest = manifests[templateId];
  return Boolean(manifest?.receivesReturns || showsPixCode(manifest) || manifest?.needs?.includes('purchase'));
}
