export type ConsentAnswer = 'granted' | 'denied';

/** Key of the browser's storage. */
const storageKey = 'consent';
/** Time until the buyer is asked again: six months. */
const lifetimeMs = 182 * 86_400_000;

/** The buyer's answer; undefined when they have not answered within six months. */
export function readConsent(): ConsentAnswer | undefined {
  try {
    const { answer, savedAt } = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Record<string, unknown>;
    const isFresh = typeof savedAt === 'number' && Math.abs(Date.now() - savedAt) < lifetimeMs;
    return isFresh && (answer === 'granted' || answer === 'denied') ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a refusal as well: nobody is asked twice. In a full storage, the answer holds for this document. */
export function writeConsent(answer: ConsentAnswer): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ answer, savedAt: Date.now() }));
  } catch {
    // The next document asks again.
  }
}
