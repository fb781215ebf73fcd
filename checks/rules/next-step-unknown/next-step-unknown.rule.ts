import { findNearest } from '../../../catalogue/find-nearest';
import type { FlowSubject } from '../../../catalogue/subject';
import { ofFlows, type Report } from '../rule';

/** A missing step is one finding, however many steps lead to it. */
export const rule = ofFlows((subject, report) => {
  const { flow } = subject;
  const ids = new Set(flow.steps.map(({ id }) => id));
  const wanted = new Set(flow.steps.map(({ defaultNextStepId }) => defaultNextStepId));
  for (const next of wanted) if (next !== undefined && !ids.has(next)) reportOne(next, subject, report);
});

function reportOne(found: string, { file, flow: { steps } }: FlowSubject, report: Report): void {
  const asking = steps.filter(({ defaultNextStepId }) => defaultNextStepId === found);
  const [first] = asking;
  if (!first) return;
  const isWanted = (id: string) => steps.some(({ defaultNextStepId }) => defaultNextStepId === id);
  const unwanted = steps.map(({ id }) => id).filter((id, index) => index > 0 && !isWanted(id));
  const misspelt = asking.length > 1 ? findNearest(found, unwanted) : undefined;
  if (misspelt !== undefined) {
    // If several steps agree on a name, the unreachable step has the wrong id.
    const path = ['steps', steps.findIndex(({ id }) => id === misspelt), 'id'];
    report({ file, path }, { found, nearest: found }, { kind: 'set-value', value: found });
    return;
  }
  const place = { file, path: ['steps', steps.indexOf(first), 'defaultNextStepId'] };
  const others = { found, allowed: steps.map(({ id }) => id).filter((id) => id !== first.id) };
  if (asking.length === 1) report(place, others, 'nearest-value');
  else report(place, { ...others, asking: asking.map(({ id }) => id).join(', ') });
}
