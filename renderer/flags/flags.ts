import { createHash, randomBytes } from 'node:crypto';
import type { Catalogue } from '../../catalogue/catalogue';
import { report } from '../report/report';
import { buildFlagCookie, type FlagVisit, readFlagVisit } from './flag-cookie';
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

interface VisitSources {
  cookies: Partial<Record<string, string>>;
  flags: Flags;
  known: Catalogue['flags'];
  now: Date;
}

/** Flags of one page request. Each is evaluated once per visit: a switch never moves a purchase under way. */
export class VisitFlags {
  readonly #visits = new Map<string, FlagVisit>();
  readonly #changed = new Set<string>();
  readonly #now: number;

  constructor(private readonly sources: VisitSources) {
    this.#now = Math.floor(sources.now.getTime() / 1000);
  }

  /** Whether a flag is on for this visit of a brand. */
  isOn(brandId: string, flag: string): boolean {
    const { flags, known, cookies } = this.sources;
    const visit = this.#visits.get(brandId) ??
      readFlagVisit(cookies, brandId, this.#now) ?? {
        id: randomBytes(12).toString('base64url'),
        since: this.#now,
        answers: {},
      };
    this.#visits.set(brandId, visit);
    const stored = Object.hasOwn(visit.answers, flag) && Object.hasOwn(known, flag) ? visit.answers[flag] : undefined;
    if (stored !== undefined) return stored;
    const isOn = flags.isOn(flag, { sessionId: visit.id, brand: brandId }, known);
    // An unknown flag is off by itself. Kept, it would stay off for a day after someone lists it.
    if (Object.hasOwn(known, flag)) {
      this.#visits.set(brandId, { ...visit, answers: { ...visit.answers, [flag]: isOn } });
      this.#changed.add(brandId);
    }
    return isOn;
  }

  /** Whether this request has asked for a flag of the brand. */
  hasUsed(brandId: string): boolean {
    return this.#visits.has(brandId);
  }

  /** Flags that this request has asked for a brand, or an earlier one of the visit; undefined for none. */
  listUsed(brandId: string): Record<string, 'on' | 'off'> | undefined {
    const answers = Object.entries(this.#visits.get(brandId)?.answers ?? {});
    return answers.length === 0
      ? undefined
      : Object.fromEntries(answers.map(([flag, isOn]) => [flag, isOn ? 'on' : 'off']));
  }

  /** Set-Cookie values for what this request has evaluated; none where it used no flag, or only stored ones. */
  listCookies(): string[] {
    return [...this.#changed].flatMap((brandId) => {
      const visit = this.#visits.get(brandId);
      return visit ? [buildFlagCookie(brandId, visit, this.#now)] : [];
    });
  }
}
