import { buildEffects } from './build-effects';
import type { ScreenEffect } from './compare-screens';
import type { Edit } from './edit';
import { findRenames, type Rename } from './find-renames';
import { listEdits } from './list-edits';
import { listNewAreas, type NewArea } from './list-new-areas';
import { listRisks } from './list-risks';
import { subjectOf } from './list-setting-risks';
import type { PlanTree } from './read-plan-tree';
import { renameBrand } from './rename-brand';
import type { Risk } from './risk';

/** Effects of a change of brands, flows and copy on buyers. */
export interface Plan {
  /** Renamed brands; other changes use the new name. */
  renamed: readonly Rename[];
  /** Brands in an area, such as `acme BR`, that only one side has. */
  removed: readonly string[];
  added: readonly string[];
  /** Other facts of areas that only the new side has, besides prices. */
  newAreas: readonly NewArea[];
  risks: readonly Risk[];
  /** Other changed values. */
  edits: readonly Edit[];
  effects: readonly ScreenEffect[];
}

/** Two resolved trees → differences for buyers. */
export function buildPlan(start: PlanTree, after: PlanTree): Plan {
  const renamed = findRenames(start, after);
  const before = renamed.reduce(renameBrand, start);
  const [old, now] = [listSubjects(before), listSubjects(after)];
  return {
    renamed,
    removed: old.filter((subject) => !now.includes(subject)),
    added: now.filter((subject) => !old.includes(subject)),
    newAreas: listNewAreas(before, after),
    risks: listRisks(before, after),
    edits: listEdits(before, after),
    effects: buildEffects(before, after),
  };
}

function listSubjects({ brands }: PlanTree): string[] {
  return [...brands.values()].flatMap(({ id, areas }) => areas.map(({ area }) => subjectOf(id, area)));
}
