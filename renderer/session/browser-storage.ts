import type { Validator } from '../../schemas/generated/validator';

/** The keys of spec 3 that a screen has a use for, and one of ours (`purchaseIntent`). */
export type StorageKey =
  | 'dataLead'
  | 'dataForm'
  | 'dataPix'
  | 'defaultSelectedPlan'
  | 'PURCHASED_PLAN'
  | 'purchaseIntent'
  /** `dataForm` of this tab alone (sessionStorage): what is typed and not sent yet. */
  | 'draft';

/** The storage that holds a key, and its name there. @throws DOMException where storage is switched off */
function placeOf(key: StorageKey): [Storage, string] {
  return key === 'draft' ? [sessionStorage, 'dataForm'] : [localStorage, key];
}

const lifetimeMs = 24 * 60 * 60 * 1000;
/** Stands in for a storage that throws or is switched off: the tab forgets nothing until it is closed. */
const memory = new Map<StorageKey, string>();
let canStore = true;

/** A stored value that has the right shape and is younger than 24 h; anything else is removed and gives undefined. */
export function readStored<T>(key: StorageKey, validate: Validator<T>): T | undefined {
  const text = readText(key);
  if (text === null) return undefined;
  const value = parseJson(text);
  if (validate(value) && isFresh(value)) return value;
  removeStored(key);
  return undefined;
}

/** Whether anything is stored under a key; does not look at it. */
export function hasStored(key: StorageKey): boolean {
  return readText(key) !== null;
}

/** Stores a value with the time of writing, from which its 24 h count. */
export function writeStored(key: StorageKey, value: object): void {
  const text = JSON.stringify({ ...value, savedAt: Date.now() });
  memory.set(key, text);
  try {
    const [storage, name] = placeOf(key);
    storage.setItem(name, text);
  } catch {
    // Private mode or a full disk: `memory` holds it for this visit, and no older value stands before it.
    canStore = false;
    removeFromStorage(key);
  }
}

export function removeStored(key: StorageKey): void {
  memory.delete(key);
  removeFromStorage(key);
}

function removeFromStorage(key: StorageKey): void {
  try {
    const [storage, name] = placeOf(key);
    storage.removeItem(name);
  } catch {
    // Nothing could be stored, so there is nothing to remove.
  }
}

function readText(key: StorageKey): string | null {
  try {
    const [storage, name] = placeOf(key);
    return storage.getItem(name) ?? (canStore ? null : (memory.get(key) ?? null));
  } catch {
    return memory.get(key) ?? null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A value without a time is somebody else's, and so is one far ahead of the clock; a clock set right moves a little. */
function isFresh(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'savedAt' in value &&
    Math.abs(Date.now() - Number(value.savedAt)) < lifetimeMs
  );
}
