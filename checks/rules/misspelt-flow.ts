import { findNearest } from '../../catalogue/findings/find-nearest';
import type { NamedFlow } from '../../catalogue/subject';

/** The one flow whose id is a typing error away from an id that none of them has. */
export function findMisspeltFlow(id: string, flows: readonly NamedFlow[]): NamedFlow | undefined {
  const ids = flows.map(({ flow }) => flow.id);
  const nearest = findNearest(id, ids);
  return flows.find(({ flow }) => flow.id === nearest);
}

/** Whether the file of a flow is called as one with an id: `course-pix` has pix. */
export function isCalledAs({ name }: NamedFlow, id: string): boolean {
  return name === id || name.endsWith(`-${id}`);
}
