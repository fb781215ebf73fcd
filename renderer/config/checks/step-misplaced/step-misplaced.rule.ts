import type { Flow } from '../../../../schemas/generated/types';
import { listDefaultWay } from '../../../flow/default-way';
import { takesMoney } from '../../../flow/paying-steps';
import type { Manifests, Step } from '../../../flow/resolve-step';
import type { Rule } from '../rule';

/** A step that no buyer gets out of, on their way: the page of what went wrong, or one that waits for a payment before there is any. */
export const rule: Rule = {
  subject: 'flow',
  check: ({ file, flow, shared: { manifests } }, report) => {
    for (const { step, page } of findMisplaced(flow, manifests)) {
      const sources = flow.steps.filter(({ defaultNextStepId: next }) => next === step.id).map(({ id }) => id);
      const params = { id: step.id, page, ...(sources.length > 0 && { sources }) };
      report({ file, path: ['steps', flow.steps.indexOf(step), 'templateId'] }, params);
    }
  },
};

interface Misplaced {
  step: Step;
  page: 'error' | 'return';
}

function findMisplaced(flow: Flow, manifests: Manifests): Misplaced[] {
  const { steps } = flow;
  const isLedTo = (step: Step) =>
    step === steps[0] || steps.some(({ defaultNextStepId: next }) => next !== undefined && next === step.id);
  const errors = steps.filter(({ templateId }) => manifests[templateId]?.isErrorPage).filter(isLedTo);
  const waiting = listBeforePaying(flow, manifests).filter(({ templateId }) => manifests[templateId]?.receivesReturns);
  return [
    ...errors.map((step): Misplaced => ({ step, page: 'error' })),
    ...waiting.map((step): Misplaced => ({ step, page: 'return' })),
  ];
}

/** The steps of the default way up to the one that takes money; none where it never comes there, which is told as such. */
function listBeforePaying(flow: Flow, manifests: Manifests): Step[] {
  const way = listDefaultWay(flow);
  const paying = way.findIndex(({ templateId }) => takesMoney(manifests[templateId]));
  return way.slice(0, Math.max(0, paying));
}
