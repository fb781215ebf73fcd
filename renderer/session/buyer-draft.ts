import { readStored, removeStored, writeStored } from './browser-storage';
import type { BuyerDraft } from './session';

const askedParts = ['name', 'email', 'phone'];
const parts = [...askedParts, 'product', 'referer'];
/** Protects the storage; the fields' rules check the length. */
const longestPart = 1_000;

/** Input of this tab that was not sent; undefined when there is none. */
export function readBuyerDraft(): BuyerDraft | undefined {
  const { savedAt: _, ...draft } = (readStored('draft', isDraft) ?? {}) as Partial<BuyerDraft> & { savedAt?: number };
  return 'name' in draft ? (draft as BuyerDraft) : undefined;
}

/** Validated by hand: schema code is in a chunk, and a page without its chunks reloads with its input. */
function isDraft(value: unknown): value is BuyerDraft {
  const { savedAt: _, terms, ...texts } = (value ?? {}) as Record<string, unknown>;
  const isText = ([part, text]: [string, unknown]) =>
    parts.includes(part) && typeof text === 'string' && text.length <= longestPart;
  const isAnswer = terms === undefined || typeof terms === 'boolean';
  return isAnswer && askedParts.every((part) => part in texts) && Object.entries(texts).every(isText);
}

/** Stores the input until it is sent. Removes it if it equals the known values. */
export function writeBuyerDraft(draft: BuyerDraft, known: BuyerDraft): void {
  const { name, email, phone, terms, referer } = draft;
  const isKnown = name === known.name && email === known.email && phone === known.phone && !terms && !referer;
  if (isKnown) removeStored('draft');
  else writeStored('draft', draft);
}
