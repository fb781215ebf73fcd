import { showsPixCode } from '../../../model/flow/paying-steps';
import type { Manifests } from '../../../model/flow/resolve-step';
import type { Flow } from '../../../schemas/generated/types';
import type { Rule } from '../rule';

/**
 * Reports a step that nothing leads to. Payment answers also lead to steps for paid purchases, and to the bank's return
 * step. Errors lead to the error page. A custom offer leads to the renewal, for a buyer who pays by another method.
 */
export const rule: Rule = {
  subject: 'flow',
  check: ({ file, flow, facts, shared: { manifests } }, report) => {
    if (facts.leadsThrough) return;
    const reached = findReached(flow, manifests);
    for (const [index, { id }] of flow.steps.entries()) {
      if (!reached.has(id)) report({ file, path: ['steps', index, 'id'] }, { id });
    }
  },
};

function findReached({ steps }: Flow, manifests: Manifests): ReadonlySet<string> {
  const reached = new Set<string>();
  const hasOffer = steps.some(({ templateId }) => manifests[templateId]?.charges === 'custom-offer');
  for (const [index, { id, templateId }] of steps.entries()) {
    const manifest = manifests[templateId];
    const isAnswer = manifest?.receivesReturns || showsPixCode(manifest) || manifest?.needs.includes('purchase');
    const isOther = hasOffer && manifest?.charges === 'renewal';
    let next: string | undefined = index === 0 || isAnswer || isOther || manifest?.isErrorPage ? id : undefined;
    while (next !== undefined && !reached.has(next)) {
      reached.add(next);
      const current: string = next;
      next = steps.find((step) => step.id === current)?.defaultNextStepId;
    }
  }
  return reached;
}
