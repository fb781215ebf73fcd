import { configPaths } from '../../config-paths';
import type { JsonPlace } from '../../findings/config-finding';
import { findNearest } from '../../findings/find-nearest';
import type { AreaSubject, Report, Rule, SharedSubject } from '../rule';

interface Use {
  brandId: string;
  place: JsonPlace;
  shared: SharedSubject;
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
          const brands = new Set(alike.map(({ brandId }) => brandId)).size;
          for (const use of alike) tell(name, use, brands, report);
        }
      },
    };
  },
};

function noteUses({ brandId, settings, shared, placeOf }: AreaSubject, uses: Map<string, Use[]>): void {
  for (const [index, name] of (settings.flows ?? []).entries()) {
    if (shared.flowNames.has(name)) continue;
    const use = { brandId, place: placeOf(['flows', index]), shared };
    uses.set(name, [...(uses.get(name) ?? []), use]);
  }
}

function tell(found: string, { place, shared }: Use, brands: number, report: Report): void {
  const { flowNames, unread } = shared;
  const file = configPaths.flow(found);
  const beside = unread.find(({ meant }) => meant?.file === file && !meant.isThere)?.file;
  const allowed = [...flowNames];
  if (beside !== undefined) report(place, { found, name: `${found}.json`, beside });
  else if (brands > 1 && findNearest(found, allowed) === undefined) report(place, { found, brands });
  else report(place, { found, allowed }, 'nearest-value');
}
