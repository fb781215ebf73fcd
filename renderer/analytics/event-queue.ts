import type { AnalyticsEvent } from './build-sale';

/** Key of the tab's storage. */
const storageKey = 'unmeasuredEvents';
/** A buyer makes some ten events. A blocked container must not fill the storage. */
const mostEvents = 30;

interface UnseenEvent {
  /** Document that pushed it to its own `dataLayer`. */
  documentId: string;
  event: AnalyticsEvent;
}

/** Tells this document from the ones before it in this tab. */
const documentId = Array.from(crypto.getRandomValues(new Uint32Array(2)), String).join('-');

/** Keeps an event that no container has seen yet, for the next document that runs one. */
export function keepEvent(event: AnalyticsEvent): void {
  write([...read(), { documentId, event }].slice(-mostEvents));
}

/** Events of earlier documents that no container has seen. */
export function listUnseenEvents(): AnalyticsEvent[] {
  return read()
    .filter((queued) => queued.documentId !== documentId)
    .map(({ event }) => event);
}

/** Forgets all: the container of this document has them. */
export function forgetEvents(): void {
  sessionStorage.removeItem(storageKey);
}

function write(queued: readonly UnseenEvent[]): void {
  sessionStorage.setItem(storageKey, JSON.stringify(queued));
}

function read(): UnseenEvent[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
