import { createHash } from 'node:crypto';
import type { Catalogue } from '../../catalogue/catalogue';
import { report } from '../report/report';
import type { FlagContext, FlagService } from './flag-service';

/** Feature flags of this process. */
export type Flags = ReturnType<typeof createFlags>;

/** Unknown names that are remembered: a backend may send any number. */
const mostUnknown = 100;

/**
 * The service decides; a flag that it does not have, or has not told yet, has the value of `brands/_base/flags.json`.
 *
 * @param service undefined where none is configured
 */
export function createFlags(service?: FlagService) {
  const unknown = new Set<string>();
  return {
    /** Whether a flag is on. One that the catalogue does not list is off, and reported once. */
    isOn: (flag: string, context: FlagContext, known: Catalogue['flags']): boolean => {
      const stated = Object.hasOwn(known, flag) ? known[flag] : undefined;
      if (stated) return service?.isOn(flag, context) ?? (stated.isOn && isInRollout(flag, context, stated.rollout));
      if (!unknown.has(flag) && unknown.size < mostUnknown) {
        unknown.add(flag);
        report('warning', 'a flow names a feature flag that brands/_base/flags.json does not list: it is off', {
          area: 'flags',
          code: flag,
        });
      }
      return false;
    },
  };
}

/** Whether the visit is within the percentage. A visit's place differs by flag and never changes. */
function isInRollout(flag: string, { sessionId }: FlagContext, percent = 100): boolean {
  const place = createHash('sha256').update(`${flag} ${sessionId}`).digest().readUInt32BE(0) % 100;
  return place < percent;
}
