import type { Area, TemplateId } from '../schemas/generated/types';

export const cellModes = ['light', 'dark'] as const;
export type CellMode = (typeof cellModes)[number];

export const modeNames: Record<CellMode, string> = { light: 'Claro', dark: 'Escuro' };

/** As a part of a sentence: `modo claro`. */
export function modeText(mode: CellMode): string {
  return `modo ${modeNames[mode].toLowerCase()}`;
}

/** One screen of the studio: a template in a state, in an area and flow of a brand. */
export interface Cell {
  brandId: string;
  area: Area;
  /** Null when no flow of the area uses the template: it is shown alone. */
  flowId: string | null;
  templateId: TemplateId;
  stateId: string;
  mode: CellMode;
}

/** URL of a cell; it never changes. */
export function cellUrl(cell: Cell): string {
  return withQuery('/studio/cell', cellQuery(cell));
}

/** URL of a cell as a picture: the same screen without scripts. */
export function pictureUrl(cell: Cell): string {
  return withQuery('/studio/picture', cellQuery(cell));
}

export function cellQuery({ brandId, area, flowId, templateId, stateId, mode }: Partial<Cell>) {
  return { brand: brandId, area, flow: flowId, template: templateId, state: stateId, mode };
}

/** A URL with the values that are not absent. */
export function withQuery(path: string, query: Readonly<Record<string, string | null | undefined>>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}
