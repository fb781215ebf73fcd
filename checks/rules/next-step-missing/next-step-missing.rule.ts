import { ofFlows } from '../rule';

/** A step without a next one ends the flow. Only the last step, or one after payment, may do so. */
export const rule = ofFlows(({ file, flow: { steps }, shared: { manifests } }, report) => {
  for (const [index, { id, templateId, defaultNextStepId: next }] of steps.entries()) {
    if (next !== undefined || index === steps.length - 1) continue;
    const manifest = manifests[templateId];
    if (manifest?.needs?.includes('purchase') || manifest?.isErrorPage) continue;
    const others = steps.filter((step) => step.id !== id).map((step) => step.id);
    report({ file, path: ['steps', index, 'id'] }, { id, others });
  }
});
