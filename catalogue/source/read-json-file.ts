import { isAscii, isUtf8 } from 'node:buffer';
import type { ErrorObject } from '../../schemas/generated/validator';
import type { FileKind } from './file-kinds';
import { maskByteOrderMark } from './json-text';
import { measureDepth } from './measure-depth';
import { findOldKeys, type OldKey, renameInValue } from './old-keys';
import { setRemovalsAside } from './removals';
import { schemaAt } from './schema-at';

/** No valid config is deeper. Deeper nesting would exhaust the recursion of its readers. */
export const maximumDepth = 40;

/** A JSON file as read. */
export interface JsonFile {
  file: string;
  kind: FileKind<unknown>;
  /** A byte order mark is a space, so that every position stays. */
  text: string;
  hasByteOrderMark: boolean;
  /** Parsed value, with old keys renamed; undefined when it must not be used. */
  value: unknown;
  /** Old keys that the value has under new names. */
  oldKeys: readonly OldKey[];
  isValid: boolean;
  /** Why there is no value. */
  fault?: 'encoding' | 'syntax' | 'too-deep' | 'proto-key';
  /** The schema's errors. */
  errors: readonly ErrorObject[];
}

/** Reads and validates a JSON file. */
export function readJsonFile(file: string, bytes: Buffer, kind: FileKind<unknown>): JsonFile {
  const read = bytes.toString('utf8');
  const text = maskByteOrderMark(read);
  const json = { file, kind, text, hasByteOrderMark: text !== read, value: undefined, oldKeys: [], errors: [] };
  if (!isAscii(bytes) && !isUtf8(bytes)) return { ...json, isValid: false, fault: 'encoding' };
  if (measureDepth(text) > maximumDepth) return { ...json, isValid: false, fault: 'too-deep' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ...json, isValid: false, fault: 'syntax' };
  }
  if (hasProtoKey(value)) return { ...json, isValid: false, fault: 'proto-key' };
  const oldKeys = findOldKeys(text, kind.schema);
  renameInValue(value, oldKeys);
  if (kind.hasRemovals && text.includes('null'))
    setRemovalsAside(value, (path) => schemaAt(kind.schema, value, path) !== undefined);
  const isValid = kind.validate(value);
  return { ...json, value, oldKeys, isValid, errors: isValid ? [] : (kind.validate.errors ?? []) };
}

/** Whether a value has a key `__proto__`. Copying such an object key by key changes all objects. */
function hasProtoKey(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.hasOwn(value, '__proto__') || Object.values(value).some(hasProtoKey);
}
