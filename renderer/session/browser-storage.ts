import { isOfEntry } from '../../model/money/order-identity';
import type { Validator } from '../../schemas/generated/validator';
import { lifetimeMsOf, type PartKey } from './parts/lifetimes.generated';
import type { SessionOwner } from './session';

/** The keys of the session's parts, and two that are no part of it. */
export type StorageKey =
  | PartKey
  | 'purchaseIntent'
  /** That the backend has answered for the state of a payment: one of all products. */
  | 'statusCall';

/**
 * The name of a value: each product of each area has its own, and each invoice and renewal, so that two purchases in one browser
 * know nothing of each other.
 */
function nameOf(key: StorageKey, owner: SessionOwner | undefined): string {
  if (!owner) return key;
  const { productCode, area, order } = owner;
  return [key, productCode, area, ...(isOfEntry(order) ? [order] : [])].join(':');
}

/** The fresh values of a product and of its invoices and renewals that have the right shape. */
export function listStored<T>(key: StorageKey, validate: Validator<T>, owner: SessionOwner): T[] {
  const name = nameOf(key, owner);
  const names = [...memory.keys(), ...listNames()].filter((one) => one === name || one.startsWith(`${name}:`));
  return [...new Set(names)]
    .map((one) => parseJson(readText(one) ?? ''))
    .filter((value): value is T => validate(value) && isFresh(value, key));
}

/** The names in the storage of all tabs; none where it is switched off. */
export function listNames(): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  } catch {
    return [];
  }
}

/**
 * The storage that holds a value, and its name there: the draft is `dataForm` of this tab alone.
 *
 * @throws DOMException where storage is switched off
 */
function placeOf(name: string): [Storage, string] {
  return name === 'draft' ? [sessionStorage, 'dataForm'] : [localStorage, name];
}

/** Stands in for a storage that throws or is switched off: the tab forgets nothing until it is closed. */
const memory = new Map<string, string>();
let canStore = true;

/**
 * A stored value that has the right shape and is younger than its lifetime; anything else is removed and gives undefined.
 *
 * @param owner whose value it is; the latest of all products without
 */
export function readStored<T>(key: StorageKey, validate: Validator<T>, owner?: SessionOwner): T | undefined {
  const text = readText(nameOf(key, owner));
  if (text === null) return undefined;
  const value = parseJson(text);
  if (validate(value) && isFresh(value, key)) return value;
  removeStored(key, owner);
  return undefined;
}

/** Whether anything is stored under a key; does not look at it. */
export function hasStored(key: StorageKey, owner?: SessionOwner): boolean {
  return readText(nameOf(key, owner)) !== null;
}

/** Parts of a stored payment, unchecked. */
type Peeked = Partial<Record<'token' | 'status' | 'key', unknown>>;

/** Enough to see whether another tab has put another one in its place, and to name a payment that is being sent. */
export function peekStored(key: StorageKey, owner: SessionOwner): Peeked {
  return peek(readText(nameOf(key, owner)));
}

/** Removes a payment's value; another one that has taken its place stays. */
export function removeStoredPayment(key: StorageKey, token: string, owner: SessionOwner): void {
  const name = nameOf(key, owner);
  if (peekStored(key, owner).token === token) removeStored(key, owner);
  else if (peek(memory.get(name)).token === token) memory.delete(name);
}

function peek(text: string | null | undefined): Peeked {
  const value = parseJson(text ?? '');
  return typeof value === 'object' && value !== null ? value : {};
}

/** Stores a value with the time of writing, from which its lifetime counts. The keys of spec 3 hold the latest of all products. */
export function writeStored(key: StorageKey, value: object, owner?: SessionOwner): void {
  const text = JSON.stringify({ ...value, savedAt: Date.now() });
  write(nameOf(key, owner), text);
  if (owner && key !== 'purchaseIntent') write(key, text);
}

/** Removes a product's value, and no other's: what another one has written under the key since stays. */
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
    // Private mode or a full disk: `memory` holds it for this visit, and no older value stands before it.
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
    // Nothing could be stored, so there is nothing to remove.
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

/** Undefined for what is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A value without a time is somebody else's, and so is one far ahead of the clock; a clock set right moves a little. */
export function isFresh(value: unknown, key: StorageKey): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'savedAt' in value &&
    Math.abs(Date.now() - Number(value.savedAt)) < lifetimeMsOf(key)
  );
}
