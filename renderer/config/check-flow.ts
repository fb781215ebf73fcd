import type { Flow } from '../../schemas/generated/types';
import type { Manifests } from '../flow/resolve-step';
import type { ConfigFiles } from './config-files';

/** What the schema cannot say of a flow: unique ids, one step per template, next steps that exist, a way to the end, one business. */
export function checkFlow(files: ConfigFiles, file: string, flow: Flow, manifests: Manifests): void {
  const ids = new Set(flow.steps.map(({ id }) => id));
  const seenIds = new Set<string>();
  const seenTemplates = new Set<string>();
  const business = flow.steps.find(({ props }) => props?.plan?.business !== undefined)?.props?.plan?.business;
  for (const [index, step] of flow.steps.entries()) {
    const at = ['steps', index];
    if (seenIds.has(step.id))
      files.add(file, [...at, 'id'], 'step-id-duplicate', `o passo "${step.id}" já existe neste fluxo`);
    seenIds.add(step.id);
    if (seenTemplates.has(step.templateId)) {
      files.add(
        file,
        [...at, 'templateId'],
        'template-twice-in-flow',
        `o modelo "${step.templateId}" já aparece neste fluxo`,
      );
    }
    seenTemplates.add(step.templateId);
    const next = step.defaultNextStepId;
    if (next !== undefined && !ids.has(next)) {
      files.add(file, [...at, 'defaultNextStepId'], 'next-step-unknown', `não existe o passo "${next}" neste fluxo`);
    }
    if (step.props?.plan?.business !== undefined && step.props.plan.business !== business) {
      files.add(
        file,
        [...at, 'props', 'plan', 'business'],
        'business-differs',
        `outro passo deste fluxo vende por "${business}"; um fluxo vende por um só business`,
      );
    }
    if (!reachesEnd(flow, step.id))
      files.add(file, at, 'flow-cycle', `do passo "${step.id}" não se chega ao fim do fluxo`);
  }
  if (!flow.steps.some(({ templateId }) => manifests[templateId]?.hasCardFields)) {
    files.add(file, ['steps'], 'payment-step-missing', 'falta um passo de pagamento');
  }
}

function reachesEnd(flow: Flow, stepId: string): boolean {
  const passed = new Set<string>();
  let next: string | undefined = stepId;
  while (next !== undefined) {
    if (passed.has(next)) return false;
    passed.add(next);
    const id: string = next;
    next = flow.steps.find((step) => step.id === id)?.defaultNextStepId;
  }
  return true;
}
