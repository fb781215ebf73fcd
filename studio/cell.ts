import type { Area, TemplateId } from '../schemas/generated/types';

export const cellModes = ['light', 'dark'] as const;
export type CellMode = (typeof cellModes)[number];

/** One picture of the studio: a template in a state, as a brand's area shows it in one of its flows. */
export interface Cell {
  brandId: string;
  area: Area;
  /** Null where no flow of the area plays the template: it stands alone. */
  flowId: string | null;
  templateId: TemplateId;
  stateId: string;
  mode: CellMode;
}

/** The address of a cell; the same cell has the same address for ever. */
export function cellUrl({ brandId, area, flowId, templateId, stateId, mode }: Cell): string {
  const query = new URLSearchParams({
    brand: brandId,
    area,
    ...(flowId === null ? {} : { flow: flowId }),
    template: templateId,
    state: stateId,
    mode,
  });
  return `/studio/cell?${query}`;
}
