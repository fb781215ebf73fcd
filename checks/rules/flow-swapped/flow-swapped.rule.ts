import type { AreaSubject, NamedFlow } from '../../../catalogue/subject';
import { ofAreas } from '../rule';

/**
 * Two flow files with each other's ids in their names: `acme-pix` has the id `bankslip`, and `acme-bankslip` the id
 * `pix`. An area with both flows works; an area with one of them does not.
 */
export const rule = ofAreas((area, report) => {
  for (const flow of area.flows) {
    const other = findOther(flow, area);
    if (!other) continue;
    // Another area may use the other file; both are one mistake.
    const [first, second] = flow.file < other.file ? [flow, other] : [other, flow];
    const params = { file: first.file, id: first.flow.id, other: second.file, otherId: second.flow.id };
    report({ file: first.file, path: ['id'] }, params, undefined, second.file);
  }
});

function findOther({ name, flow: { id } }: NamedFlow, { flows, shared }: AreaSubject): NamedFlow | undefined {
  if (name === id || name.endsWith(`-${id}`)) return undefined;
  // The other id is the whole name, or the part after one of its hyphens.
  for (let start = 0; ; start = name.indexOf('-', start) + 1) {
    const other = `${name.slice(0, start)}${id}`;
    if (shared.flows.has(other) && !flows.some((flow) => flow.name === other)) {
      const found = shared.flows.get(other);
      if (found?.flow.id === name.slice(start)) return found;
    }
    if (!name.includes('-', start)) return undefined;
  }
}
