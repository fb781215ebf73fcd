import type { JSONPath } from 'jsonc-parser';
import { isBaseFile } from '../../catalogue/config-paths';
import { listPlayedFlows } from '../../catalogue/list-played-flows';
import type { AreaSubject, NamedFlow } from '../../catalogue/subject';
import type { PaymentMethod } from '../../schemas/generated/types';
import type { Params } from '../findings/config-finding';
import type { Report } from './rule';

/**
 * Reports flows with methods that their area lacks, at the area's list of flows. The list of `_base` is right for other
 * brands. A brand that removes methods gets one finding for all lost flows.
 *
 * @param cause setting that removes the methods
 */
export function reportUnmet(
  area: AreaSubject,
  report: Report,
  { cause, lacks, params = {} }: { cause: JSONPath; lacks: (method: PaymentMethod) => boolean; params?: Params },
): void {
  const { settings, flows, placeOf } = area;
  const statement = placeOf(cause);
  const paths = new Map(listPlayedFlows(settings).map(({ name, path }) => [name, path]));
  const unmet = flows.flatMap((flow) => {
    const path: JSONPath = paths.get(flow.name) ?? ['flows'];
    return flow.facts.methods.filter(lacks).map((method) => ({ flow, method, path, place: placeOf(path) }));
  });
  const isLost = ({ place }: (typeof unmet)[number]) => isBaseFile(place.file) && !isBaseFile(statement.file);
  for (const { flow, method, place } of unmet.filter((one) => !isLost(one))) {
    report(place, { method, file: flow.file, area: area.area, ...params });
  }
  for (const key of ['flows', 'entryFlows']) {
    const lost = unmet.filter((one) => isLost(one) && one.path[0] === key);
    if (lost.length === 0) continue;
    const removed = Object.fromEntries(lost.map(({ path }) => [path[1], null]));
    const advice = key === 'flows' ? listOtherFlows(area, lost) : { removed: JSON.stringify(removed) };
    const file = joinOnce(lost.map(({ flow }) => flow.file));
    const method = joinOnce(lost.map((one) => one.method));
    report(statement, { method, file, area: area.area, ...params, ...advice });
  }
}

/** Value that the area may state instead of the common lists, without the lost flows. */
function listOtherFlows({ settings, flows: played }: AreaSubject, lost: readonly { flow: NamedFlow }[]): Params {
  const flows = played.filter(({ name }) => settings.flows.includes(name));
  const lostFlows = new Set(lost.map(({ flow }) => flow));
  const playable = flows.filter((flow) => !lostFlows.has(flow));
  if (playable.length === 0) return {};
  const params = { kept: sayList(playable.map(({ name }) => name)) };
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
