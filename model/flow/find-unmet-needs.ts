import type { Flow, Manifest } from '../../schemas/generated/types';
import type { Manifests } from './resolve-step';

type Need = Manifest['needs'][number];

export interface UnmetNeed {
  /** Place of the step in the flow, from 0. */
  index: number;
  need: Need;
}

/** What steps need of the session and no step before them gives: whoever comes there is sent to the first step for ever. */
export function findUnmetNeeds({ steps }: Flow, manifests: Manifests): UnmetNeed[] {
  const given = new Set<Need>();
  const unmet: UnmetNeed[] = [];
  for (const [index, { templateId }] of steps.entries()) {
    const manifest = manifests[templateId] as Manifest | undefined;
    for (const need of manifest?.needs ?? []) if (!given.has(need)) unmet.push({ index, need });
    for (const need of manifest?.gives ?? []) given.add(need);
  }
  return unmet;
}
