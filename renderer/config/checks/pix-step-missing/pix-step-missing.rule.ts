import { showsPixCode, takesMoney } from '../../../flow/paying-steps';
import { listTemplates, type Manifests } from '../../../flow/resolve-step';
import { listActiveMethods } from '../../active-methods';
import { foreign } from '../country';
import type { NamedFlow, Rule } from '../rule';

/** Whose bank asks for a code needs a step that shows it. */
export const rule: Rule = {
  subject: 'area',
  check: ({ area, settings, flows, shared: { manifests } }, report) => {
    // Where there is no Pix it is told as such.
    if (!listActiveMethods(settings).includes('pix') || foreign[area].methods.includes('pix')) return;
    for (const { file, flow } of flows) {
      if (flow.steps.some(({ templateId }) => showsPixCode(manifests[templateId]))) continue;
      for (const { index, id } of listPixSteps(flow, manifests)) {
        const place = { file, path: ['steps', index, 'templateId'] };
        report(place, { id, templates: listTemplates(manifests, showsPixCode) });
      }
    }
  },
};

/** The payment steps that leave pix to choose. */
function listPixSteps({ steps }: NamedFlow['flow'], manifests: Manifests): { index: number; id: string }[] {
  return steps.flatMap(({ id, templateId, props }, index) => {
    const methods = props && 'methods' in props ? props.methods : undefined;
    const takesPix = takesMoney(manifests[templateId]) && (methods?.includes('pix') ?? true);
    return takesPix ? [{ index, id }] : [];
  });
}
