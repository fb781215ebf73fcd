import { HEADER } from './names';
import { ENGLISH_PATH, type SchemaFile, SourceError, type Sources } from './read-sources';
import { walkSchema } from './schema-walk';

/** Rooms whose schemas describe authors' files; their findings are printed. */
const authorRooms: readonly SchemaFile['room'][] = ['config', 'step', 'frame'];

/** Message for a text that a pattern rejects, by the author's language. */
export interface PatternMessage {
  'pt-BR': string;
  en: string;
}

/**
 * `schemas/generated/pattern-messages.ts`: messages by pattern, because a compiled validator reports only the failed
 * pattern.
 */
export function buildPatternMessages(sources: Pick<Sources, 'schemas' | 'englishMessages'>): string {
  const entries = [...listPatternMessages(sources)].sort(([first], [second]) => (first < second ? -1 : 1));
  const lines = entries.map(([pattern, message]) => `  ${JSON.stringify(pattern)}: ${JSON.stringify(message)},\n`);
  return `${HEADER}export const patternMessages: Readonly<Record<string, { 'pt-BR': string; en: string }>> = {\n${lines.join('')}};\n`;
}

/** @throws SourceError when a pattern has two messages, or when messages and English texts do not match */
export function listPatternMessages({
  schemas,
  englishMessages,
}: Pick<Sources, 'schemas' | 'englishMessages'>): Map<string, PatternMessage> {
  const messages = readMessages(schemas);
  const missing = [...messages.values()].find((message) => typeof englishMessages[message] !== 'string');
  if (missing !== undefined) throw new SourceError(`${ENGLISH_PATH}: "${missing}" has no English`);
  const used = new Set(messages.values());
  const left = Object.keys(englishMessages).find((message) => !used.has(message));
  if (left !== undefined) throw new SourceError(`${ENGLISH_PATH}: no pattern says "${left}"`);
  return new Map(
    [...messages].map(([pattern, message]) => [pattern, { 'pt-BR': message, en: String(englishMessages[message]) }]),
  );
}

function readMessages(files: readonly SchemaFile[]): Map<string, string> {
  const messages = new Map<string, string>();
  for (const file of files.filter(({ room }) => authorRooms.includes(room))) {
    walkSchema(file.schema, ({ pattern, 'x-message': message }, pointer) => {
      if (typeof pattern !== 'string' || typeof message !== 'string') return;
      const other = messages.get(pattern) ?? message;
      if (other !== message) throw new SourceError(`${file.path}: ${pointer}: this pattern says "${other}" elsewhere`);
      messages.set(pattern, message);
    });
  }
  return messages;
}
