import type { Cell } from './cell';

/** Stands in a grid's address for every brand; no folder of a brand can have this name. */
export const everyBrand = '_all';

/** Without what is absent. */
type Query = Readonly<Record<string, string | null | undefined>>;

export function brandUrl(brandId: string): string {
  return `/studio/${encodeURIComponent(brandId)}`;
}

/** The grid of a template's cells. */
export function gridUrl(brandId: string, templateId: string, query: Query = {}): string {
  return withQuery(`${brandUrl(brandId)}/${encodeURIComponent(templateId)}`, query);
}

/** URL of the editor for colours and copy. Without a state, it opens the template's first one. */
export function editUrl({
  brandId,
  area,
  flowId,
  templateId,
  stateId,
  mode,
}: Pick<Cell, 'brandId' | 'area' | 'templateId'> & Partial<Cell>): string {
  return withQuery(`${brandUrl(brandId)}/edit`, { area, flow: flowId, template: templateId, state: stateId, mode });
}

function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}
