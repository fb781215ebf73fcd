import { findUnmetNeeds } from '../../../model/flow/find-unmet-needs';
import { ofFlows } from '../rule';

/** A step that needs data which no earlier step provides always redirects to the first step. */
export const rule = ofFlows(({ file, flow, shared: { manifests } }, report) => {
  const reported = new Set<string>();
  for (const { index, need } of findUnmetNeeds(flow, manifests)) {
    // A step missing for one need is missing for all later steps.
    if (reported.has(need)) continue;
    reported.add(need);
    report({ file, path: ['steps', index, 'templateId'] }, { id: flow.steps[index]?.id ?? '', need });
  }
});
