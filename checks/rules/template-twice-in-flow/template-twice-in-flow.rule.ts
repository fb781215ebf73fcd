import { ofFlows } from '../rule';

/**
 * A payment answer's route names a template, and a path belongs to one template. Two steps of one template are
 * ambiguous.
 */
export const rule = ofFlows(({ file, flow }, report) => {
  const seen = new Map<string, string>();
  for (const [index, { id, templateId }] of flow.steps.entries()) {
    const other = seen.get(templateId);
    // A repeated step has its own finding by id.
    if (other !== undefined && other !== id)
      report({ file, path: ['steps', index, 'templateId'] }, { template: templateId, other });
    seen.set(templateId, id);
  }
});
