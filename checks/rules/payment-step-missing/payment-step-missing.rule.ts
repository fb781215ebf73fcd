import { isCountedFromStart } from '../../../model/flow/count-steps';
import { listTemplates, takesMoney } from '../../../model/flow/resolve-step';
import { ofFlows } from '../rule';

/** Spec 2: every flow has a payment step, except those outside the purchase. */
export const rule = ofFlows(({ file, flow, shared: { manifests } }, report) => {
  if (!isCountedFromStart(flow, manifests) || flow.steps.some(({ templateId }) => takesMoney(manifests[templateId])))
    return;
  report({ file, path: ['steps'] }, { templates: listTemplates(manifests, takesMoney) });
});
