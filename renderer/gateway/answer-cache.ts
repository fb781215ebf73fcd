import { LRUCache } from 'lru-cache';
import { isCallError } from './call-error';

export interface AnswerCacheOptions {
  /** Age up to which an answer is served without asking again, in ms. */
  freshMs: number;
  /** Time that one caller waits over all its calls before it gets stale answers, in ms. */
  patienceMs: number;
}

export interface AnswerCache {
  /**
   * The kept answer while it is fresh; then the new one, or the kept one (for a day) when the new one fails or does not
   * come in time. A refusal (4xx of the contract, or 410) is passed on and forgets what was kept: a withdrawn product is
   * not sold for a day more.
   *
   * Where the backend hung until the call was given up, the next caller does not wait.
   *
   * @param group whose answers are kept together: however many questions another group is asked, they push nothing out of it
   * @param since when the caller began to wait, ms since 1970; now unless told
   */
  load(group: string, key: string, load: () => Promise<object>, since?: number): Promise<object>;
  /** Whether an answer is cached, however old. */
  has(group: string, key: string): boolean;
  /** Makes every answer old that was asked for until now; it may still stand in for one that fails. */
  expire(): void;
  /** Whether any cached answer could replace a failed call. */
  hasAnswers(): boolean;
}

interface Kept {
  answer: object;
  loadedAt: number;
  era: number;
  /** The backend hung when it was asked for a newer one. */
  isOverdue?: boolean;
}

interface Loading {
  answer: Promise<object>;
  /** When the first who waits for it began to wait for anything. */
  since: number;
  era: number;
}

const dayMs = 24 * 60 * 60 * 1000;
/** Answers per group. Beyond this, the least recently used one is removed. */
const maximumAnswers = 1_000;

interface Group {
  answers: LRUCache<string, Kept>;
  /** One load at a time for each key. */
  loading: Map<string, Loading>;
}

export function createAnswerCache({ freshMs, patienceMs }: AnswerCacheOptions): AnswerCache {
  const groups = new Map<string, Group>();
  let lastLoadedAt = Number.NEGATIVE_INFINITY;
  /** Counts how often all answers were marked stale. */
  let currentEra = 0;

  function groupOf(name: string): Group {
    const group = groups.get(name) ?? { answers: new LRUCache({ max: maximumAnswers }), loading: new Map() };
    groups.set(name, group);
    return group;
  }

  async function refresh(
    { answers, loading }: Group,
    key: string,
    load: () => Promise<object>,
    era: number,
  ): Promise<object> {
    const startedAt = Date.now();
    const isNewest = () => (answers.get(key)?.era ?? 0) <= era;
    try {
      const answer = await load();
      lastLoadedAt = Date.now();
      if (isNewest()) answers.set(key, { answer, loadedAt: lastLoadedAt, era });
      return answer;
    } catch (error) {
      const kept = answers.get(key);
      if (isRefusal(error) && isNewest()) answers.delete(key);
      else if (kept && Date.now() - startedAt > patienceMs) kept.isOverdue = true;
      throw error;
    } finally {
      if (loading.get(key)?.era === era) loading.delete(key);
    }
  }

  function startLoading(group: Group, key: string, load: () => Promise<object>, since: number): Loading {
    const started = { answer: refresh(group, key, load, currentEra), since, era: currentEra };
    // The caller already has a stale answer, and perhaps nobody awaits this one.
    started.answer.catch(() => undefined);
    group.loading.set(key, started);
    return started;
  }

  return {
    async load(name, key, load, since = Date.now()) {
      const group = groupOf(name);
      const kept = group.answers.get(key);
      const age = kept ? Date.now() - kept.loadedAt : Number.POSITIVE_INFINITY;
      if (kept && age < freshMs && kept.era === currentEra) return kept.answer;
      const underWay = group.loading.get(key);
      const loading = underWay?.era === currentEra ? underWay : startLoading(group, key, load, since);
      if (!kept || age >= dayMs) return loading.answer;
      const isOverdue = kept.isOverdue && kept.era === currentEra;
      const patience = isOverdue ? 0 : Math.min(loading.since, since) + patienceMs - Date.now();
      if (patience <= 0) return kept.answer;
      return Promise.race([loading.answer, after(patience, kept.answer)]).catch((error: unknown) => {
        if (isRefusal(error)) throw error;
        return kept.answer;
      });
    },
    has: (name, key) => groups.get(name)?.answers.has(key) ?? false,
    expire() {
      currentEra += 1;
    },
    hasAnswers: () => Date.now() - lastLoadedAt < dayMs,
  };
}

/**
 * The backend has answered, and its answer is no; not its wish to be asked later. What a balancer says in its own words
 * (404 or 403 in HTML) is no answer of the backend, but for 410, which nobody says by mistake.
 */
function isRefusal(error: unknown): boolean {
  if (!isCallError(error) || error.status < 400 || error.status >= 500) return false;
  return error.isForeign ? error.status === 410 : ![408, 429].includes(error.status);
}

function after<T>(milliseconds: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, value).unref());
}
