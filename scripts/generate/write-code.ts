import { HEADER, HEADER_TEXT, objectKey } from './names';
import type { JsonObject } from './schema-walk';

/** A generated file. */
export type File = [path: string, content: string];

/** A generated module of lines and statements; empty ones are left out. */
export function moduleOf(...parts: readonly string[]): string {
  return `${HEADER}${parts
    .filter((part) => part !== '')
    .map((part) => `${part}\n`)
    .join('')}`;
}

/** A line that imports names from a module; empty without names. */
export function importOf(names: readonly string[], from: string, keyword: 'import' | 'import type' = 'import'): string {
  const sorted = [...new Set(names)].sort();
  return sorted.length === 0 ? '' : `${keyword} { ${sorted.join(', ')} } from '${from}';`;
}

/** An object with a line for each id. */
export function objectOf(entries: readonly (readonly [id: string, value: string])[]): string {
  return `{\n${entries.map(([id, value]) => `  ${objectKey(id)}: ${value},\n`).join('')}}`;
}

/** A list of texts in one line. */
export function listOf(texts: readonly string[]): string {
  return `[${texts.map((text) => `'${text}'`).join(', ')}]`;
}

/** The content of a generated schema. */
export function generatedSchema(schema: JsonObject): JsonObject {
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', $comment: HEADER_TEXT, ...schema };
}
