import type { Flow, Manifest, SessionPartId } from '../../schemas/generated/types';
import { givesOf, type Manifests } from './resolve-step';

type Need = SessionPartId;

export interface UnmetNeed {
  /** Index of the step in the flow. */
  index: number;
  need: Need;
}

/** Session data that a step needs and no earlier step provides. Such a step always redirects to the first one. */
export function findUnmetNeeds({ steps }: Flow, manifests: Manifests): UnmetNeed[] {
  const given = new Set<Need>();
  const unmet: UnmetNeed[] = [];
  for (const [index, step] of steps.entries()) {
    const manifest = manifests[step.templateId] as Manifest | undefined;
    for (const need of manifest?.needs ?? []) if (!given.has(need)) unmet.push({ index, need });
    for (const need of givesOf(step, manifest)) given.add(need);
  }
  return unmet;
}
