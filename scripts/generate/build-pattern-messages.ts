import { HEADER } from './names';
import { type SchemaFile, SourceError } from './read-sources';
import { walkSchema } from './schema-walk';

/** Rooms whose schemas hold what authors write; their findings are printed. */
const authorRooms: readonly SchemaFile['room'][] = ['config', 'step', 'frame'];

/**
 * `schemas/generated/pattern-messages.ts`: what the check says of a text that a pattern refuses. By pattern, which is what
 * a compiled validator tells of the failing schema.
 *
 * @throws SourceError when a pattern has two messages
 */
export function buildPatternMessages(files: readonly SchemaFile[]): string {
  const messages = new Map<string, string>();
  for (const file of files.filter(({ room }) => authorRooms.includes(room))) {
    walkSchema(file.schema, ({ pattern, 'x-message': message }, pointer) => {
      if (typeof pattern !== 'string' || typeof message !== 'string') return;
      const other = messages.get(pattern) ?? message;
      if (other !== message) throw new SourceError(`${file.path}: ${pointer}: this pattern says "${other}" elsewhere`);
      messages.set(pattern, message);
    });
  }
  const entries = [...messages].sort(([first], [second]) => (first < second ? -1 : 1));
  const lines = entries.map(([pattern, message]) => `  ${JSON.stringify(pattern)}: ${JSON.stringify(message)},\n`);
  return `${HEADER}export const patternMessages: Readonly<Record<string, string>> = {\n${lines.join('')}};\n`;
}
