import type { Flow, Manifest, PaymentMethod } from '../../schemas/generated/types';
import { findUnmetNeeds } from '../flow/find-unmet-needs';
import type { Manifests } from '../flow/resolve-step';
import type { BrandArea, BrandAsset } from './catalogue';
import type { ConfigFiles } from './config-files';

/** Methods whose payment may send the buyer to another site and back: 3-D Secure of cards, wallets. */
const leavingMethods: readonly PaymentMethod[] = [
  'credit-card',
  'default-credit-card',
  'credit-card+credit-card',
  'nu-pay',
  'm-pesa',
];

const needNames: Record<Manifest['needs'][number], string> = {
  lead: 'dos dados do comprador (lead)',
  pix: 'de um código Pix (pix)',
  purchase: 'de uma compra (purchase)',
};

/**
 * What the schema cannot say of a flow: unique ids, one step per template, next steps that exist, a way to the end, one
 * business, needs that earlier steps meet, a step for buyers who come back from their bank.
 */
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
  for (const { index, need } of findUnmetNeeds(flow, manifests)) {
    const message = `o passo "${flow.steps[index]?.id}" precisa ${needNames[need]}, e nenhum passo antes dele traz isso`;
    files.add(file, ['steps', index, 'templateId'], 'need-unmet', message);
  }
  checkReturns(files, file, flow, manifests);
}

function checkReturns(files: ConfigFiles, file: string, { steps }: Flow, manifests: Manifests): void {
  if (steps.some(({ templateId }) => manifests[templateId]?.receivesReturns)) return;
  const receiving = Object.entries(manifests).find(([, { receivesReturns }]) => receivesReturns)?.[0];
  for (const [index, { id, templateId, props }] of steps.entries()) {
    const methods = props && 'methods' in props ? props.methods : undefined;
    const leaving =
      methods === undefined ? leavingMethods : leavingMethods.filter((method) => methods.includes(method));
    if (!manifests[templateId]?.hasCardFields || leaving.length === 0) continue;
    const message = `o passo "${id}" aceita ${leaving[0]}, que pode levar o comprador ao site do banco, e nenhum passo o recebe de volta; acrescente um passo "${receiving}"`;
    files.add(file, ['steps', index, 'templateId'], 'return-step-missing', message);
  }
}

/** Images that the flows of an area name and its brand's folder does not have. */
export function checkFlowImages(files: ConfigFiles, area: BrandArea, assets: ReadonlyMap<string, BrandAsset>): void {
  for (const { id, props, steps } of area.flows) {
    const named = [props?.media, ...steps.map((step) => step.props?.media)].flatMap((media) =>
      Object.values(media ?? {}),
    );
    for (const name of new Set(named)) {
      if (assets.has(`${area.brandId}/${name}`)) continue;
      const message = `o fluxo "${id}" mostra ${name}, e a pasta brands/${area.brandId} não tem esse arquivo`;
      files.add(`brands/${area.brandId}/brand.json`, [area.area, 'flows'], 'asset-missing', message);
    }
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
