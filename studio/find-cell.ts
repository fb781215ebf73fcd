import type { ParsedUrlQuery } from 'node:querystring';
import type { BrandArea } from '../catalogue/catalogue';
import { findBrand } from '../catalogue/catalogue-index';
import type { Manifests } from '../model/flow/resolve-step';
import type { TemplateId } from '../schemas/generated/types';
import type { Cell } from './cell';
import { type CellState, listStates, type StudioSources } from './list-states';

/** A cell with its brand, area and state. */
export interface FoundCell {
  cell: Cell;
  area: BrandArea;
  state: CellState;
}

/**
 * Query of a cell's URL → cell. A missing key takes the first: area, flow with the template, state, light mode.
 * Undefined when a named part does not exist.
 */
export function findCell(query: ParsedUrlQuery, sources: StudioSources): FoundCell | undefined {
  const areas = findBrand(sources.catalogue, textOf(query.brand) ?? '')?.areas ?? {};
  const area = Object.values(areas).find(({ area: id }) => id === (textOf(query.area) ?? id));
  const templateId = textOf(query.template);
  if (!area || templateId === undefined || !isTemplate(templateId, sources.manifests)) return undefined;
  const wanted = textOf(query.state);
  const state = listStates(templateId, area, sources).find(({ id }) => id === (wanted ?? id));
  const flows = listFlowsWith(area, templateId);
  const flowId = textOf(query.flow) ?? flows[0] ?? null;
  if (!state || (flowId !== null && !flows.includes(flowId))) return undefined;
  const mode = query.mode === 'dark' ? 'dark' : 'light';
  return { cell: { brandId: area.brandId, area: area.area, flowId, templateId, stateId: state.id, mode }, area, state };
}

/** Ids of an area's flows with a template. */
export function listFlowsWith({ flows }: BrandArea, templateId: TemplateId): string[] {
  return flows.filter(({ steps }) => steps.some((step) => step.templateId === templateId)).map(({ id }) => id);
}

export function isTemplate(id: string, manifests: Manifests): id is TemplateId {
  return Object.hasOwn(manifests, id);
}

/** A query value that occurs once. */
export function textOf(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
