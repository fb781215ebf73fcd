import { givesOf, takesMoney } from '../../../model/flow/resolve-step';
import { ofFlows } from '../rule';

/**
 * A step without a next one ends the flow. One after payment may do so, and a last step that asks for nothing and takes
 * no money: the button of a form would lead nowhere.
 */
export const rule = ofFlows(({ file, flow: { steps }, shared: { manifests } }, report) => {
  for (const [index, step] of steps.entries()) {
    const { id, templateId, defaultNextStepId: next } = step;
    const manifest = manifests[templateId];
    if (next !== undefined || manifest?.needs?.includes('purchase') || manifest?.isErrorPage) continue;
    const isLast = index === steps.length - 1;
    if (isLast && givesOf(step, manifest).length === 0 && !takesMoney(manifest)) continue;
    const others = steps.filter((other) => other !== step).map((other) => other.id);
    report({ file, path: ['steps', index, 'id'] }, { id, ...(!isLast && { others }) });
  }
});
