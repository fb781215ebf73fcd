import { posix } from 'node:path';
import { configPaths } from '../../../catalogue/config-paths';
import { suggest } from '../../../catalogue/find-nearest';
import { listPlayedFlows } from '../../../catalogue/list-played-flows';
import type { JsonPlace } from '../../../catalogue/source/json-text';
import type { AreaSubject, SharedSubject, UnreadFile } from '../../../catalogue/subject';
import type { Params } from '../../findings/config-finding';
import type { Report, Rule } from '../rule';

/** Area of a brand that names an unknown flow, and all flows that it names. */
interface Use extends Pick<AreaSubject, 'brandId' | 'area'> {
  found: string;
  named: readonly string[];
  place: JsonPlace;
  /** File in the brand's folder that is probably the missing flow. */
  strayed?: string;
}

/** Reports an unknown flow, with the number of brands that name it: many brands are rarely all wrong. */
export const rule: Rule = ({ shared, brands }, report) => {
  const uses = brands.flatMap(({ areas, unread }) => areas.flatMap((area) => listUses(area, unread)));
  for (const use of uses) {
    const alike = new Set(uses.filter(({ found }) => found === use.found).map(({ brandId }) => brandId));
    reportOne(use, { brands: alike.size, shared }, report);
  }
};

function listUses({ brandId, area, settings, shared, placeOf }: AreaSubject, unread: readonly UnreadFile[]): Use[] {
  const played = listPlayedFlows(settings);
  const named = played.map(({ name }) => name);
  return played.flatMap(({ name: found, path }) => {
    if (shared.flows.has(found)) return [];
    const strayed = findIntended(unread, found);
    const use = { brandId, area, found, named, place: placeOf(path) };
    return [strayed === undefined ? use : { ...use, strayed }];
  });
}

/** File that is probably the flow. */
function findIntended(unread: readonly UnreadFile[], flow: string): string | undefined {
  return unread.find(({ intended }) => intended?.file === configPaths.flow(flow) && !intended.isThere)?.file;
}

function reportOne(use: Use, { brands, shared }: { brands: number; shared: SharedSubject }, report: Report): void {
  const { brandId, found, named, place } = use;
  const { flowNames, unread } = shared;
  const intended = use.strayed ?? findIntended(unread, found);
  const byId = findById(use, shared);
  const flows = flowNames.filter((name) => !named.includes(name));
  const suggestion = suggest(found, flows.filter(isOfSameBrand(brandId, found)));
  if (intended !== undefined) report(place, { found, ...adviseOn(intended, found) });
  else if (byId !== undefined) report(place, { found, byId });
  else if (suggestion.nearest !== undefined)
    report(place, { found, ...suggestion }, { kind: 'set-value', value: suggestion.nearest });
  else if (brands > 1) report(place, { found, brands });
  else report(place, { found, flows: flows.toSorted(byNearness(use, shared)), ...suggestion });
}

function adviseOn(intended: string, found: string): Params {
  const home = configPaths.flow(found);
  const isInSameFolder = posix.dirname(intended) === posix.dirname(home);
  return isInSameFolder ? { similar: intended, name: posix.basename(home) } : { strayed: intended, home };
}

/** The only flow with that id instead of file name: the brand's own, else a common one. */
function findById({ area, brandId, found, named }: Use, shared: SharedSubject): string | undefined {
  const ofId = shared.flows.list().filter(({ flow }) => flow.id === found);
  const names = ofId.map(({ name }) => name);
  const own = names.filter((name) => startsWithName(name, brandId));
  const candidates = own.length > 0 ? own : names.filter((name) => shared.settings[area].flows.includes(name));
  return candidates.length === 1 && !named.includes(candidates[0] ?? '') ? candidates[0] : undefined;
}

/** A name that begins with the brand's id is not a misspelling of another brand's flow. */
function isOfSameBrand(brandId: string, found: string): (name: string) => boolean {
  return (name) => !startsWithName(found, brandId) || startsWithName(name, brandId);
}

/** Sorts flows: first those with a similar beginning, then the brand's own, then common ones. Long lists are cut. */
function byNearness({ brandId, area, found }: Use, shared: SharedSubject): (one: string, other: string) => number {
  const common = shared.settings[area].flows;
  const rankOf = (name: string) => (startsWithName(name, brandId) ? 2 : Number(common.includes(name)));
  const rank = (name: string) => countAlike(name, found) * 3 + rankOf(name);
  return (one, other) => rank(other) - rank(one);
}

/** Number of equal letters at the beginning; two of them count as none. */
function countAlike(one: string, other: string): number {
  const count = [...one].findIndex((letter, index) => letter !== other[index]);
  if (count === -1) return one.length;
  return count > 2 ? count : 0;
}

function startsWithName(name: string, brandId: string): boolean {
  return name === brandId || name.startsWith(`${brandId}-`);
}
