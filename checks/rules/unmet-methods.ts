import type { JSONPath } from 'jsonc-parser';
import { isBaseFile } from '../../catalogue/config-paths';
import { listPlayedFlows } from '../../catalogue/list-played-flows';
import type { AreaSubject, NamedFlow } from '../../catalogue/subject';
import type { PaymentMethod } from '../../schemas/generated/types';
import type { Params } from '../findings/config-finding';
import type { Report } from './rule';

/** A method that a flow needs and its area lacks. */
interface Unmet {
  flow: NamedFlow;
  method: PaymentMethod;
}

/**
 * Reports flows with methods that their area lacks, at the area's list of flows. The list of `_base` is right for other
 * brands. A brand that removes methods gets one finding for all lost flows.
 *
 * @param cause setting that removes the methods
 */
export function tellUnmet(
  area: AreaSubject,
  report: Report,
  { cause, lacks, params = {} }: { cause: JSONPath; lacks: (method: PaymentMethod) => boolean; params?: Params },
): void {
  const { settings, flows, placeOf } = area;
  const unmet = flows.flatMap((flow): Unmet[] => flow.facts.methods.filter(lacks).map((method) => ({ flow, method })));
  if (unmet.length === 0) return;
  const statement = placeOf(cause);
  const paths = new Map(listPlayedFlows(settings).map(({ name, path }) => [name, path]));
  const placed = unmet.map((one) => ({ ...one, place: placeOf(paths.get(one.flow.name) ?? ['flows']) }));
  const isLost = ({ place: { file } }: (typeof placed)[number]) => isBaseFile(file) && !isBaseFile(statement.file);
  for (const { flow, method, place } of placed.filter((one) => !isLost(one))) {
    report(place, { method, file: flow.file, area: area.area, ...params });
  }
  const lost = placed.filter(isLost);
  const tellLost = (some: readonly Unmet[], advice: Params) => {
    if (some.length === 0) return;
    const file = joinOnce(some.map(({ flow }) => flow.file));
    const method = joinOnce(some.map(({ method }) => method));
    report(statement, { method, file, area: area.area, ...params, ...advice });
  };
  const keyOf = ({ flow }: Unmet) => paths.get(flow.name)?.[0];
  const listed = lost.filter((one) => keyOf(one) === 'flows');
  tellLost(listed, listKept(area, listed));
  const entries = lost.filter((one) => keyOf(one) === 'entryFlows');
  const removed = new Map(entries.map(({ flow }) => [paths.get(flow.name)?.[1], null]));
  tellLost(entries, { removed: JSON.stringify(Object.fromEntries(removed)) });
}

/** Value that the area may state instead of the common lists, without the lost flows. */
function listKept({ settings, flows: played }: AreaSubject, lost: readonly Unmet[]): Params {
  const flows = played.filter(({ name }) => settings.flows.includes(name));
  const lostFlows = new Set(lost.map(({ flow }) => flow));
  const kept = flows.filter((flow) => !lostFlows.has(flow));
  if (kept.length === 0) return {};
  const params = { kept: sayList(kept.map(({ name }) => name)) };
  const lostIds = [...lostFlows].map(({ flow }) => flow.id);
  const { forcedFlows = [] } = settings;
  const keptForced = forcedFlows.filter(({ flow }) => !lostIds.includes(flow));
  return keptForced.length === forcedFlows.length ? params : { ...params, keptForced: sayList(keptForced) };
}

/** A list in JSON format. */
function sayList(items: readonly unknown[]): string {
  return `[${items.map((item) => JSON.stringify(item)).join(', ')}]`;
}

function joinOnce(words: readonly string[]): string {
  return [...new Set(words)].join(', ');
}
