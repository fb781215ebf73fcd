import { findGiver, listGivers } from '../../model/flow/list-givers';
import { firstStep, resolveStep } from '../../model/flow/resolve-step';
import type { TemplateId } from '../../schemas/generated/types';
import type { PageView } from '../checkout/checkout-view';
import { nameOf } from '../session/browser-storage';
import { needKeys } from '../session/parts/need-keys.generated';
import { ownerOf } from '../session/purchase-owner';

/** Stored values that a page's form needs. The guard reads them before the first paint. */
export interface StoredNeeds {
  /** Names of values that leave the decision to the page: a paid purchase replaces the lead. */
  unless: string;
  /** Path of the step that gives an answer, and the storage names of the answer, in the order of the steps. */
  steps: [path: string, ...names: string[]][];
}

/** Needs of the form that the server renders for a template; undefined for a step that waits for its stored values. */
export function listStoredNeeds(view: PageView, templateId: TemplateId | undefined): StoredNeeds | undefined {
  const { flow, manifests, error } = view;
  const step = error === null ? resolveStep(flow, templateId) : undefined;
  if (!step) return undefined;
  const { needs = [], entry } = manifests[step.templateId];
  if (!needs.includes('lead') || needs.some((need) => need !== 'lead') || entry !== undefined) return undefined;
  const lead = { need: 'lead' as const, step: findGiver(flow, step, 'lead', manifests) ?? firstStep(flow) };
  const others = listGivers(flow, step, manifests).filter(({ need }) => need !== 'lead');
  const owner = ownerOf(view);
  return {
    unless: nameOf('PURCHASED_PLAN', owner),
    steps: [lead, ...others].flatMap(({ need, step: giver }) => {
      const names = (needKeys[need] ?? []).map((key) => nameOf(key, owner));
      return names.length > 0 ? [[manifests[giver.templateId].route, ...names]] : [];
    }),
  };
}
