import { readStored, removeStored, writeStored } from './browser-storage';
import type { BuyerDraft } from './session';

const askedParts = ['name', 'email', 'phone'];
const parts = [...askedParts, 'product', 'referer'];
/** Against what fills the storage; the rules of the fields judge the length. */
const longestPart = 1_000;

/** Input of this tab that was not sent; undefined when there is none. */
export function readBuyerDraft(): BuyerDraft | undefined {
  const { savedAt: _, ...draft } = (readStored('draft', isDraft) ?? {}) as Partial<BuyerDraft> & { savedAt?: number };
  return 'name' in draft ? (draft as BuyerDraft) : undefined;
}

/** By hand: the code of the schemas is in a chunk, and a page that has lost its chunks is renewed with what was typed. */
function isDraft(value: unknown): value is BuyerDraft {
  const { savedAt: _, terms, ...texts } = (value ?? {}) as Record<string, unknown>;
  const isText = ([part, text]: [string, unknown]) =>
    parts.includes(part) && typeof text === 'string' && text.length <= longestPart;
  const isAnswer = terms === undefined || typeof terms === 'boolean';
  return isAnswer && askedParts.every((part) => part in texts) && Object.entries(texts).every(isText);
}

/** Keeps what is typed until it is sent; nothing when it is no more than what is known. */
export function writeBuyerDraft(draft: BuyerDraft, known: BuyerDraft): void {
  const { name, email, phone, terms, referer } = draft;
  const isKnown = name === known.name && email === known.email && phone === known.phone && !terms && !referer;
  if (isKnown) removeStored('draft');
  else writeStored('draft', draft);
}
