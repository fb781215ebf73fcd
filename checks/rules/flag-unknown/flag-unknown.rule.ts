import { suggest } from '../../../catalogue/findings/find-nearest';
import { type FlagUse, listFlagUses, listSharedFlagUses } from '../list-flag-uses';
import type { CatalogueRule } from '../rule';

/** Reports a flag that flags.json does not list: the server takes it for off, for ever. */
export const rule: CatalogueRule<FlagUse[]> = {
  subject: 'catalogue',
  note: (brand) => {
    const uses = listFlagUses(brand).filter(({ flag }) => !Object.hasOwn(brand.shared.flags, flag));
    return uses.length > 0 ? uses : undefined;
  },
  judge: (noted, report, { shared }) => {
    const unknown = listSharedFlagUses(shared).filter(({ flag }) => !Object.hasOwn(shared.flags, flag));
    // Two areas may share a place.
    const uses = new Map([...unknown, ...noted.flatMap(({ note }) => note)].map((use) => [JSON.stringify(use), use]));
    for (const { flag, place } of uses.values()) {
      const suggestion = suggest(flag, Object.keys(shared.flags));
      const { nearest } = suggestion;
      // A wording's flag is a key, and a fix sets values.
      const isFixable = nearest !== undefined && !('part' in place);
      report(place, { found: flag, ...suggestion }, isFixable ? { kind: 'set-value', value: nearest } : undefined);
    }
  },
};
