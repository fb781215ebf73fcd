import { isAscii, isUtf8 } from 'node:buffer';
import type { ErrorObject } from '../../schemas/generated/validator';
import { acceptsValue } from './accepts-value';
import type { FileKind } from './file-kinds';
import { maskByteOrderMark } from './json-text';
import { findOldKeys, mayHaveOldKeys, type OldKey, renameInValue } from './old-keys';
import { measureDepth, outlineValue } from './outline-value';

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
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ...json, isValid: false, fault: measureDepth(text) > maximumDepth ? 'too-deep' : 'syntax' };
  }
  const { isTooDeep, hasProtoKey } = outlineValue(value, maximumDepth);
  if (isTooDeep || hasProtoKey) return { ...json, isValid: false, fault: isTooDeep ? 'too-deep' : 'proto-key' };
  const oldKeys = mayHaveOldKeys(text) ? findOldKeys(text, kind.schema) : [];
  renameInValue(value, oldKeys);
  const isValid = acceptsValue(value, text, kind);
  return { ...json, value, oldKeys, isValid, errors: isValid ? [] : (kind.validate.errors ?? []) };
}
