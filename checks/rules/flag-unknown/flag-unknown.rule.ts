import { suggest } from '../../../catalogue/find-nearest';
import { listAllFlagUses } from '../list-flag-uses';
import type { Rule } from '../rule';

/** Reports a flag that flags.json does not list: the server takes it for off, for ever. */
export const rule: Rule = (config, report) => {
  const { flags } = config.shared;
  for (const { flag, place } of listAllFlagUses(config)) {
    if (Object.hasOwn(flags, flag)) continue;
    const suggestion = suggest(flag, Object.keys(flags));
    const { nearest } = suggestion;
    // A wording's flag is a key, and a fix sets values.
    const isFixable = nearest !== undefined && !('part' in place);
    report(place, { found: flag, ...suggestion }, isFixable ? { kind: 'set-value', value: nearest } : undefined);
  }
};
