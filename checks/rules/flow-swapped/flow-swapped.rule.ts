import type { AreaSubject, NamedFlow } from '../../../catalogue/subject';
import type { Rule } from '../rule';

/**
 * Two files of flows that are called like each other's ids, up to the same beginning: `acme-pix` with the id `bankslip`, and
 * `acme-bankslip` with the id `pix`. An area that plays both plays what it should; one that plays one of them does not.
 */
export const rule: Rule = {
  subject: 'area',
  check: (area, report) => {
    for (const flow of area.flows) {
      const other = findOther(flow, area);
      if (!other) continue;
      // Another area may play the other one: they are one mistake.
      const [first, second] = flow.file < other.file ? [flow, other] : [other, flow];
      const params = { file: first.file, id: first.flow.id, other: second.file, otherId: second.flow.id };
      report({ file: first.file, path: ['id'] }, params, undefined, second.file);
    }
  },
};

function findOther({ name, flow: { id } }: NamedFlow, { flows, shared }: AreaSubject): NamedFlow | undefined {
  if (name === id || name.endsWith(`-${id}`)) return undefined;
  // The other id is all of the name, or what stands behind one of its hyphens.
  for (let start = 0; ; start = name.indexOf('-', start) + 1) {
    const other = `${name.slice(0, start)}${id}`;
    if (shared.flows.has(other) && !flows.some((flow) => flow.name === other)) {
      const found = shared.flows.get(other);
      if (found?.flow.id === name.slice(start)) return found;
    }
    if (!name.includes('-', start)) return undefined;
  }
}
