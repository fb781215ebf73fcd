import { maskByteOrderMark } from './json-text';

/** What a config file states; nothing where it is absent, or where its author is in the middle of writing it. */
export function parseStated(text: string): object {
  return tryParseStated(text) ?? {};
}

/** What a config file states; undefined where that cannot be told. */
export function tryParseStated(text: string): object | undefined {
  try {
    const { $schema: _, ...value } = JSON.parse(maskByteOrderMark(text)) as { $schema?: string };
    return value;
  } catch {
    return undefined;
  }
}
