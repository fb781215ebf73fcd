import { listSellingSteps } from '../../../model/flow/resolve-step';
import { ofFlows } from '../rule';

/** The player passes over the steps that sell an upsell when their flow names no product. */
export const rule = ofFlows(({ file, flow, shared: { manifests } }, report) => {
  const [first] = listSellingSteps(flow, manifests, 'upsell');
  if (!first || flow.props?.upsell?.dsProductId !== undefined) return;
  report({ file, path: ['steps', flow.steps.indexOf(first), 'templateId'] }, { id: first.id });
});
