import { configPaths } from '../../config-paths';
import type { JsonPlace } from '../../findings/config-finding';
import { suggest } from '../../findings/find-nearest';
import type { AreaSubject, Report, Rule } from '../rule';

interface Use {
  area: AreaSubject;
  place: JsonPlace;
}

/** A flow that is not there; of one that many brands play it is told how many, for they will hardly all be wrong. */
export const rule: Rule = {
  subject: 'catalogue',
  begin: () => {
    const uses = new Map<string, Use[]>();
    return {
      visit: ({ areas }) => {
        for (const area of areas) if (area.hasUnknownFlow) noteUses(area, uses);
      },
      end: (report) => {
        for (const [name, alike] of uses) {
          const brands = new Set(alike.map(({ area }) => area.brandId)).size;
          for (const use of alike) tell(name, use, brands, report);
        }
      },
    };
  },
};

function noteUses(area: AreaSubject, uses: Map<string, Use[]>): void {
  for (const [index, name] of (area.settings.flows ?? []).entries()) {
    if (area.shared.flowNames.has(name)) continue;
    const use = { area, place: area.placeOf(['flows', index]) };
    uses.set(name, [...(uses.get(name) ?? []), use]);
  }
}

function tell(found: string, { area, place }: Use, brands: number, report: Report): void {
  const { flowNames, unread } = area.shared;
  const file = configPaths.flow(found);
  const beside = unread.find(({ meant }) => meant?.file === file && !meant.isThere)?.file;
  const byId = findById(area, found);
  const flows = [...flowNames].filter((name) => !(area.settings.flows ?? []).includes(name));
  const suggestion = suggest(found, flows.filter(isOfSameBrand(area, found)));
  if (beside !== undefined) report(place, { found, name: `${found}.json`, beside });
  else if (byId !== undefined) report(place, { found, byId });
  else if (suggestion.nearest !== undefined)
    report(place, { found, ...suggestion }, { kind: 'set-value', value: suggestion.nearest });
  else if (brands > 1) report(place, { found, brands });
  else report(place, { found, flows: flows.toSorted(byBeginning(area, found)), ...suggestion });
}

/** The one flow of the brand's own, else of those for all brands, that has as its id what should be the name of its file. */
function findById({ area, brandId, settings, shared }: AreaSubject, id: string): string | undefined {
  const names = [...shared.flows.values()].filter(({ flow }) => flow.id === id).map(({ name }) => name);
  const own = names.filter((name) => startsWithName(name, brandId));
  const candidates = own.length > 0 ? own : names.filter((name) => shared.settings[area].flows.includes(name));
  return candidates.length === 1 && !settings.flows.includes(candidates[0] ?? '') ? candidates[0] : undefined;
}

/** A name that begins with the brand's own is not misspelt there: another brand's flow is not meant. */
function isOfSameBrand({ brandId }: AreaSubject, found: string): (name: string) => boolean {
  return (name) => !startsWithName(found, brandId) || startsWithName(name, brandId);
}

/** First the flows that begin like the name that was written, then the brand's own: a long list is cut. */
function byBeginning({ brandId }: AreaSubject, found: string): (one: string, other: string) => number {
  const rank = (name: string) => countAlike(name, found) * 2 + (startsWithName(name, brandId) ? 1 : 0);
  return (one, other) => rank(other) - rank(one);
}

/** How many letters two names begin with alike; two of them say nothing. */
function countAlike(one: string, other: string): number {
  const count = [...one].findIndex((letter, index) => letter !== other[index]);
  if (count === -1) return one.length;
  return count > 2 ? count : 0;
}

function startsWithName(name: string, brandId: string): boolean {
  return name === brandId || name.startsWith(`${brandId}-`);
}
