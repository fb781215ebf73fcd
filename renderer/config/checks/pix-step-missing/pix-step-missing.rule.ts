import type { Manifest } from '../../../../schemas/generated/types';
import type { Manifests } from '../../../flow/resolve-step';
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
      if (flow.steps.some(({ templateId }) => manifests[templateId]?.needs.includes('pix'))) continue;
      for (const { index, id } of listPixSteps(flow, manifests)) {
        const place = { file, path: ['steps', index, 'templateId'] };
        report(place, { id, templates: listPixTemplates(manifests) });
      }
    }
  },
};

/** The payment steps that leave pix to choose. */
function listPixSteps({ steps }: NamedFlow['flow'], manifests: Manifests): { index: number; id: string }[] {
  return steps.flatMap(({ id, templateId, props }, index) => {
    const methods = props && 'methods' in props ? props.methods : undefined;
    const takesPix = manifests[templateId]?.hasCardFields && (methods?.includes('pix') ?? true);
    return takesPix ? [{ index, id }] : [];
  });
}

function listPixTemplates(manifests: Manifests): string[] {
  return (Object.entries(manifests) as [string, Manifest][])
    .filter(([, { needs }]) => needs.includes('pix'))
    .map(([id]) => id);
}
