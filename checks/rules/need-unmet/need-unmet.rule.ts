import { findUnmetNeeds } from '../../../model/flow/find-unmet-needs';
import type { Rule } from '../rule';

/** A step whose session no earlier step fills sends its buyer back to the first for ever. */
export const rule: Rule = {
  subject: 'flow',
  check: ({ file, flow, shared: { manifests } }, report) => {
    const told = new Set<string>();
    for (const { index, need } of findUnmetNeeds(flow, manifests)) {
      // The step that is missing is missing for all that follow.
      if (told.has(need)) continue;
      told.add(need);
      report({ file, path: ['steps', index, 'templateId'] }, { id: flow.steps[index]?.id ?? '', need });
    }
  },
};
