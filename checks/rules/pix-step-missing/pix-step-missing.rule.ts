import { listActiveMethods } from '../../../catalogue/active-methods';
import { listTemplates, showsPixCode } from '../../../model/flow/resolve-step';
import { codeStepMethods } from '../../../schemas/generated/methods-by-trait';
import { foreign } from '../country';
import { ofAreas } from '../rule';

/** A flow whose bank issues a Pix code needs a step that shows it. */
export const rule = ofAreas(({ area, settings, flows, shared: { manifests } }, report) => {
  // Pix in an area without it has its own finding.
  const local = listActiveMethods(settings).filter((method) => !foreign[area].methods.includes(method));
  if (!local.some((method) => codeStepMethods.includes(method))) return;
  for (const { file, facts } of flows) {
    for (const { index, id } of facts.pixWithoutCode) {
      const place = { file, path: ['steps', index, 'templateId'] };
      report(place, { id, templates: listTemplates(manifests, showsPixCode) });
    }
  }
});
