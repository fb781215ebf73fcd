import { whyIndispensable } from '../../../model/flow/leave-out-steps';
import { ofFlows } from '../rule';

/** A flow without such a step could not be bought from, so the server keeps the step and ignores its flag. */
export const rule = ofFlows(({ file, flow, shared: { manifests } }, report) => {
  for (const [index, step] of flow.steps.entries()) {
    const reason = step.flag === undefined ? undefined : whyIndispensable(flow, step, manifests);
    if (reason) report({ file, path: ['steps', index, 'flag'] }, { id: step.id, reason });
  }
});
