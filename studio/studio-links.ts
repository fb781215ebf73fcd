import type { Crumb } from '../renderer/ui/operator-page';
import { type Cell, cellQuery, withQuery } from './cell';

/** The first page, above all others. */
export const studioCrumb: Crumb = { name: 'Estúdio', href: '/studio' };

/** Stands in a grid's address for every brand; no folder of a brand can have this name. */
export const everyBrand = '_all';

export function brandUrl(brandId: string): string {
  return `/studio/${encodeURIComponent(brandId)}`;
}

/** The grid of a template's cells. */
export function gridUrl(brandId: string, templateId: string, query: Parameters<typeof withQuery>[1] = {}): string {
  return withQuery(`${brandUrl(brandId)}/${encodeURIComponent(templateId)}`, query);
}

/** URL of the editor for colours and copy. Without a state, it opens the template's first one. */
export function editUrl(cell: Pick<Cell, 'brandId' | 'area' | 'templateId'> & Partial<Cell>): string {
  return withQuery(`${brandUrl(cell.brandId)}/edit`, { ...cellQuery(cell), brand: undefined });
}
