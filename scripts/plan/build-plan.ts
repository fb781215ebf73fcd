import { buildEffects } from './build-effects';
import type { ScreenEffect } from './compare-screens';
import { listRisks } from './list-risks';
import { subjectOf } from './list-setting-risks';
import type { PlanTree } from './read-plan-tree';
import type { Risk } from './risk';
import type { ScreenReads } from './screen-reads';

/** What a change of brands, flows and words means for buyers. */
export interface Plan {
  /** Brands in an area, `acme BR`, that only one side has. */
  removed: readonly string[];
  added: readonly string[];
  risks: readonly Risk[];
  effects: readonly ScreenEffect[];
}

/** Two resolved trees → what is different for buyers. */
export function buildPlan(before: PlanTree, after: PlanTree, reads: ScreenReads): Plan {
  const [old, now] = [listSubjects(before), listSubjects(after)];
  return {
    removed: old.filter((subject) => !now.includes(subject)),
    added: now.filter((subject) => !old.includes(subject)),
    risks: listRisks(before, after),
    effects: buildEffects(before, after, reads),
  };
}

function listSubjects({ brands }: PlanTree): string[] {
  return [...brands.values()].flatMap(({ id, areas }) => areas.map(({ area }) => subjectOf(id, area)));
}
