import { isOfEntry } from '../../model/money/select-order';
import type { Validator } from '../../schemas/generated/validator';
import { lifetimeMsOf, type PartKey, tabKeys } from './parts/lifetimes.generated';
import type { SessionOwner } from './session';

/** Keys of the session's parts, and two more. */
export type StorageKey =
  | PartKey
  | 'purchaseIntent'
  /** The backend has answered a status call; shared by all products. */
  | 'statusCall';

/**
 * Storage name of a value. Each product of each area, invoice and renewal has its own, so that two purchases in one
 * browser stay separate.
 */
export function nameOf(key: StorageKey, owner: SessionOwner | undefined): string {
  if (!owner) return key;
  const { productCode, area, order } = owner;
  return [key, productCode, area, ...(isOfEntry(order) ? [order] : [])].join(':');
}

/** Fresh, valid values of a product and of its invoices and renewals. */
export function listStored<T>(key: StorageKey, validate: Validator<T>, owner: SessionOwner): T[] {
  const name = nameOf(key, owner);
  const names = [...memory.keys(), ...listNames()].filter((one) => one === name || one.startsWith(`${name}:`));
  return [...new Set(names)]
    .map((one) => parseJson(readText(one) ?? ''))
    .filter((value): value is T => validate(value) && isFresh(value, key));
}

/** Names in the storage of all tabs; empty when storage is disabled. */
export function listNames(): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  } catch {
    return [];
  }
}

/**
 * Storage of a value, and its name there. The draft is the tab's `dataForm`.
 *
 * @throws DOMException when storage is disabled
 */
function placeOf(name: string): [Storage, string] {
  const [key = ''] = name.split(':');
  return [tabKeys.includes(key) ? sessionStorage : localStorage, key === 'draft' ? 'dataForm' : name];
}

/** Replaces a storage that throws or is disabled. Values live until the tab closes. */
const memory = new Map<string, string>();
let canStore = true;

/**
 * Reads a stored value that is valid and within its lifetime. Removes any other value and returns undefined.
 *
 * @param owner owner of the value; without it, the latest of all products
 */
export function readStored<T>(key: StorageKey, validate: Validator<T>, owner?: SessionOwner): T | undefined {
  const text = readText(nameOf(key, owner));
  if (text === null) return undefined;
  const value = parseJson(text);
  if (validate(value) && isFresh(value, key)) return value;
  removeStored(key, owner);
  return undefined;
}

/** Whether a key holds any text; does not validate it. */
export function hasStored(key: StorageKey, owner?: SessionOwner): boolean {
  return readText(nameOf(key, owner)) !== null;
}

/** Fields of a stored payment, not validated. */
type Peeked = Partial<Record<'token' | 'status' | 'key' | 'savedAt', unknown>>;

/** Reads just enough to see whether another tab replaced the value, and to name a payment in progress. */
export function peekStored(key: StorageKey, owner: SessionOwner): Peeked {
  return peek(readText(nameOf(key, owner)));
}

/** Removes a payment's value, unless another payment has replaced it. */
export function removeStoredPayment(key: StorageKey, token: string, owner: SessionOwner): void {
  const name = nameOf(key, owner);
  if (peekStored(key, owner).token === token) removeStored(key, owner);
  else if (peek(memory.get(name)).token === token) memory.delete(name);
}

function peek(text: string | null | undefined): Peeked {
  const value = parseJson(text ?? '');
  return typeof value === 'object' && value !== null ? value : {};
}

/**
 * Stores a value with the current time; its lifetime counts from there. The plain keys of spec 3 hold the latest of all
 * products.
 */
export function writeStored(key: StorageKey, value: object, owner?: SessionOwner): void {
  const text = JSON.stringify({ ...value, savedAt: Date.now() });
  write(nameOf(key, owner), text);
  if (owner && key !== 'purchaseIntent' && !tabKeys.includes(key)) write(key, text);
}

/** Removes a product's value. A value that another product wrote under the shared key stays. */
export function removeStored(key: StorageKey, owner?: SessionOwner): void {
  const name = nameOf(key, owner);
  if (readText(key) === readText(name)) remove(key);
  remove(name);
}

function write(name: string, text: string): void {
  memory.set(name, text);
  try {
    const [storage, key] = placeOf(name);
    storage.setItem(key, text);
  } catch {
    // Private mode or a full disk: `memory` holds the value for this visit. Removing the old value keeps it from
    // winning.
    canStore = false;
    removeFromStorage(name);
  }
}

function remove(name: string): void {
  memory.delete(name);
  removeFromStorage(name);
}

function removeFromStorage(name: string): void {
  try {
    const [storage, key] = placeOf(name);
    storage.removeItem(key);
  } catch {
    // Storage is disabled, so there is nothing to remove.
  }
}

function readText(name: string): string | null {
  try {
    const [storage, key] = placeOf(name);
    return storage.getItem(key) ?? (canStore ? null : (memory.get(name) ?? null));
  } catch {
    return memory.get(name) ?? null;
  }
}

/** Returns undefined for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A value without a time is not ours. A time far ahead of the clock is invalid too; small clock corrections are
 * tolerated.
 */
export function isFresh(value: unknown, key: StorageKey): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'savedAt' in value &&
    Math.abs(Date.now() - Number(value.savedAt)) < lifetimeMsOf(key)
  );
}
