import type { Flow } from '../../../../schemas/generated/types';
import { listDefaultWay } from '../../../flow/default-way';
import { takesMoney } from '../../../flow/paying-steps';
import type { Manifests, Step } from '../../../flow/resolve-step';
import type { Rule } from '../rule';

/** A step that no buyer gets out of, on their way: the page of what went wrong, or one that waits for a payment before there is any. */
export const rule: Rule = {
  subject: 'flow',
  check: ({ file, flow, shared: { manifests } }, report) => {
    for (const [index, step] of flow.steps.entries()) {
      const page = findPage(step, flow, manifests);
      if (page === undefined) continue;
      const sources = listSources(step, flow);
      const params = { id: step.id, page, ...(sources.length > 0 && { sources }) };
      report({ file, path: ['steps', index, 'templateId'] }, params);
    }
  },
};

/** What a step is that stands where no buyer gets out of it. */
function findPage(step: Step, flow: Flow, manifests: Manifests): 'error' | 'return' | undefined {
  const manifest = manifests[step.templateId];
  if (manifest?.isErrorPage && (step === flow.steps[0] || listSources(step, flow).length > 0)) return 'error';
  return manifest?.receivesReturns && listBeforePaying(flow, manifests).includes(step) ? 'return' : undefined;
}

function listSources({ id }: Step, { steps }: Flow): string[] {
  return steps.filter(({ defaultNextStepId: next }) => next === id).map((source) => source.id);
}

/** The steps of the default way up to the one that takes money; none where it never comes there, which is told as such. */
function listBeforePaying(flow: Flow, manifests: Manifests): Step[] {
  const way = listDefaultWay(flow);
  const paying = way.findIndex(({ templateId }) => takesMoney(manifests[templateId]));
  return way.slice(0, Math.max(0, paying));
}
