import type { BrandArea } from '../catalogue/catalogue';
import { templateNames } from '../schemas/generated/template-names';
import type { TemplateId } from '../schemas/generated/types';
import { type Cell, type CellMode, cellModes } from './cell';
import { isTemplate, listFlowsWith } from './find-cell';
import { type CellState, listStates, type StudioSources } from './list-states';

/** A cell with the text below it. */
export interface ListedCell {
  cell: Cell;
  label: string;
  kind: CellState['kind'];
}

/** Selects cells of a template; an absent key selects all. */
export interface CellFilter {
  flowId?: string | undefined;
  stateId?: string | undefined;
  kind?: string | undefined;
  mode?: string | undefined;
}

/** Every area of every brand, in brand order. */
export function listAreas({ catalogue }: StudioSources): BrandArea[] {
  return catalogue.brands.flatMap(({ areas }) => Object.values(areas));
}

/** Templates with states, by the name that people read. */
export function listTemplates({ manifests, exampleFiles }: StudioSources): TemplateId[] {
  const ids = Object.keys(exampleFiles).filter((id): id is TemplateId => isTemplate(id, manifests));
  return ids.sort((one, other) => screenName(one).localeCompare(screenName(other), 'pt-BR'));
}

/** What the studio calls a template's screen. */
export function screenName(templateId: TemplateId): string {
  return templateNames[templateId]['pt-BR'];
}

/** Cells of a template in an area: each state in each mode, in the named flow or the first one with the template. */
export function listCells(
  area: BrandArea,
  templateId: TemplateId,
  sources: StudioSources,
  { flowId, stateId, kind, mode }: CellFilter = {},
): ListedCell[] {
  const flows = listFlowsWith(area, templateId);
  const flow = flows.find((id) => id === flowId) ?? flows[0] ?? null;
  const states = listStates(templateId, area, sources).filter(
    (state) => (stateId === undefined || state.id === stateId) && (kind === undefined || state.kind === kind),
  );
  const modes = cellModes.filter((one) => mode === undefined || one === mode);
  return states.flatMap((state) =>
    modes.map((one: CellMode) => ({
      cell: { brandId: area.brandId, area: area.area, flowId: flow, templateId, stateId: state.id, mode: one },
      label: state.label,
      kind: state.kind,
    })),
  );
}
