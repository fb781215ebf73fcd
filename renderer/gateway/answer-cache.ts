import { LRUCache } from 'lru-cache';
import { isCallError } from './call-error';

interface CachedAnswer {
  answer: object;
  loadedAt: number;
  era: number;
  /** The last request for a newer answer hung. */
  isOverdue?: boolean;
}

interface Loading {
  answer: Promise<object>;
  /** When the first waiting caller began to wait. */
  since: number;
  era: number;
}

const dayMs = 24 * 60 * 60 * 1000;
/** Answers per group. Beyond this, the least recently used one is removed. */
const maximumAnswers = 1_000;

interface Group {
  answers: LRUCache<string, CachedAnswer>;
  /** One load per key at a time. */
  loading: Map<string, Loading>;
}

/**
 * @param freshMs age up to which an answer is served without asking again
 * @param patienceMs time that one caller waits over all its calls before it gets stale answers
 */
export function createAnswerCache(freshMs: number, patienceMs: number) {
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
      const cached = answers.get(key);
      if (isRefusal(error) && isNewest()) answers.delete(key);
      else if (cached && Date.now() - startedAt > patienceMs) cached.isOverdue = true;
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
    /**
     * Returns the cached answer while it is fresh. Then a new one, or the cached one (up to a day old) if the new one
     * fails or is late. A refusal (contract 4xx, or 410) is passed on and clears the cache, so that a withdrawn product
     * is not sold on. After a hung call, the next caller does not wait.
     *
     * @param name answers are limited per group, so that no group displaces another's
     * @param since when the caller began to wait, ms since 1970
     */
    async load(name: string, key: string, load: () => Promise<object>, since = Date.now()): Promise<object> {
      const group = groupOf(name);
      const cached = group.answers.get(key);
      const age = cached ? Date.now() - cached.loadedAt : Number.POSITIVE_INFINITY;
      if (cached && age < freshMs && cached.era === currentEra) return cached.answer;
      const underWay = group.loading.get(key);
      const loading = underWay?.era === currentEra ? underWay : startLoading(group, key, load, since);
      if (!cached || age >= dayMs) return loading.answer;
      const isOverdue = cached.isOverdue && cached.era === currentEra;
      const patience = isOverdue ? 0 : Math.min(loading.since, since) + patienceMs - Date.now();
      if (patience <= 0) return cached.answer;
      return Promise.race([loading.answer, after(patience, cached.answer)]).catch((error: unknown) => {
        if (isRefusal(error)) throw error;
        return cached.answer;
      });
    },
    /** Whether an answer is cached, however old. */
    has: (name: string, key: string) => groups.get(name)?.answers.has(key) ?? false,
    /** Marks all answers so far as stale. They may still replace a failed one. */
    expire() {
      currentEra += 1;
    },
    /** Whether any cached answer could replace a failed call. */
    hasAnswers: () => Date.now() - lastLoadedAt < dayMs,
  };
}

/**
 * Whether the backend refused; a 429 is no refusal. A balancer's own error (404 or 403 in HTML) does not count, except
 * 410, which nobody sends by mistake.
 */
function isRefusal(error: unknown): boolean {
  if (!isCallError(error) || error.status < 400 || error.status >= 500) return false;
  return error.isForeign ? error.status === 410 : ![408, 429].includes(error.status);
}

function after<T>(milliseconds: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, value).unref());
}
