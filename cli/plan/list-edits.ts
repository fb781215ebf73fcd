import { joinSubjects } from './change';
import { type Edit, editKinds } from './edit';
import { listFlowEdits } from './list-flow-edits';
import { listImageEdits } from './list-image-edits';
import { listSettingEdits } from './list-setting-edits';
import { listTextEdits } from './list-text-edits';
import { listThemeEdits } from './list-theme-edits';
import type { PlanTree } from './read-plan-tree';

/** All values that differ and are no risk, by kind, for brands and areas that both sides have. */
export function listEdits(before: PlanTree, after: PlanTree): Edit[] {
  const edits = joinSubjects([
    ...listSettingEdits(before, after),
    ...listThemeEdits(before, after),
    ...listTextEdits(before, after),
    ...listFlowEdits(before, after),
    ...listImageEdits(before, after),
  ]);
  return editKinds.flatMap((kind) => edits.filter((edit) => edit.kind === kind));
}
