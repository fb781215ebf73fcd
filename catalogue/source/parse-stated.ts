import { maskByteOrderMark } from './json-text';

/** Parses the values of a config file. Empty when the file is absent or half written. */
export function parseStated(text: string): object {
  return tryParseStated(text) ?? {};
}

/** Parses the values of a config file; undefined when it is not a valid object. */
export function tryParseStated(text: string): object | undefined {
  try {
    const { $schema: _, ...value } = JSON.parse(maskByteOrderMark(text)) as { $schema?: string };
    return value;
  } catch {
    return undefined;
  }
}
