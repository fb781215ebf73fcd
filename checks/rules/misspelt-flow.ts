import { findNearest } from '../../catalogue/find-nearest';
import type { NamedFlow } from '../../catalogue/subject';

/** The only flow whose id is a typing error away from an unknown id. */
export function findMisspeltFlow(id: string, flows: readonly NamedFlow[]): NamedFlow | undefined {
  const ids = flows.map(({ flow }) => flow.id);
  const nearest = findNearest(id, ids);
  return flows.find(({ flow }) => flow.id === nearest);
}

/** Whether a flow's file name matches an id: `course-pix` matches pix. */
export function isCalledAs({ name }: NamedFlow, id: string): boolean {
  return name === id || name.endsWith(`-${id}`);
}
