import { ofFlows } from '../rule';

/**
 * Other steps name a step by its id, so it is unique in a flow. It must not be the templateId of another step, which
 * payment answers use.
 */
export const rule = ofFlows(({ file, flow: { steps } }, report) => {
  const templates = new Map<string, string>();
  for (const [index, { id, templateId }] of steps.entries()) {
    const place = { file, path: ['steps', index, 'id'] };
    const other = templates.get(id);
    templates.set(id, templateId);
    // With another id it would still be the template's second step.
    if (other !== undefined) report(place, other === templateId ? { id, template: other } : { id });
    if (other !== undefined || id === templateId) continue;
    const owner = steps.find((step) => step.templateId === id);
    if (owner) report(place, { id, owner: owner.id });
  }
});
