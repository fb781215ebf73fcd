import { randomBytes } from 'node:crypto';
import type { Catalogue } from '../../catalogue/catalogue';
import { buildFlagCookie, type FlagVisit, readFlagVisit } from './flag-cookie';
import type { Flags } from './flags';

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

  /** Set-Cookie values for what this request has evaluated; none where it used no flag, or only stored ones. */
  listCookies(): string[] {
    return [...this.#changed].flatMap((brandId) => {
      const visit = this.#visits.get(brandId);
      return visit ? [buildFlagCookie(brandId, visit, this.#now)] : [];
    });
  }
}
