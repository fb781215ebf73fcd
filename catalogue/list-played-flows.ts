import type { BrandSettings } from '../schemas/generated/types';

/** A flow of an area by file name, with the setting that names it. */
interface PlayedFlow {
  name: string;
  path: [key: 'flows', index: number] | [key: 'entryFlows', name: string];
}

/** Flows of an area: those of `flows`, then those of `entryFlows`. */
export function listPlayedFlows({
  flows = [],
  entryFlows = {},
}: Pick<Partial<BrandSettings>, 'flows' | 'entryFlows'>): PlayedFlow[] {
  const listed = flows.map((name, index): PlayedFlow => ({ name, path: ['flows', index] }));
  const entries = Object.entries(entryFlows).map(([key, name]): PlayedFlow => ({ name, path: ['entryFlows', key] }));
  return [...listed, ...entries.filter(({ name }) => !flows.includes(name))];
}
