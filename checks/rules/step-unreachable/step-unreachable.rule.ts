import type { Manifests } from '../../../model/flow/resolve-step';
import { showsPixCode } from '../../../model/flow/resolve-step';
import type { Flow, Manifest } from '../../../schemas/generated/types';
import { ofFlows } from '../rule';

/**
 * Reports a step that nothing leads to. Payment answers also lead to steps for paid purchases, and to the bank's return
 * step. Errors lead to the error page, and some steps to an error screen of their own. A custom offer leads to the
 * renewal, for a buyer who pays by another method.
 */
export const rule = ofFlows(({ file, flow, shared: { manifests } }, report) => {
  const reached = findReached(flow, manifests);
  for (const [index, { id }] of flow.steps.entries()) {
    if (!reached.has(id)) report({ file, path: ['steps', index, 'id'] }, { id });
  }
});

function findReached({ steps }: Flow, manifests: Manifests): ReadonlySet<string> {
  const reached = new Set<string>();
  const hasOffer = steps.some(({ templateId }) => manifests[templateId]?.charges === 'custom-offer');
  const visit = (step: Flow['steps'][number] | undefined) => {
    if (!step || reached.has(step.id)) return;
    reached.add(step.id);
    const { leadsTo = [] } = (manifests[step.templateId] as Manifest | undefined) ?? {};
    visit(steps.find(({ id }) => id === step.defaultNextStepId));
    for (const template of leadsTo) visit(steps.find(({ templateId }) => templateId === template));
  };
  for (const [index, step] of steps.entries()) {
    const manifest = manifests[step.templateId];
    const isAnswer = manifest?.receivesReturns || showsPixCode(manifest) || manifest?.needs?.includes('purchase');
    const isOther = hasOffer && manifest?.charges === 'renewal';
    if (index === 0 || isAnswer || isOther || manifest?.isErrorPage) visit(step);
  }
  return reached;
}
