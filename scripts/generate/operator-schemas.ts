import { FRAME_PATH, type SchemaFile } from './read-sources';
import { listReached } from './schema-set';

/** Schemas of files that non-programmers write; a flow's steps come from the templates. */
export const operatorSchemaPaths = {
  brand: 'schemas/brand.schema.json',
  theme: 'schemas/theme.schema.json',
  flow: FRAME_PATH,
  copy: 'schemas/copy.schema.json',
  messages: 'schemas/messages.schema.json',
} as const;

/** Schemas of operators' files, with everything that they refer to. */
export function listOperatorSchemas(files: readonly SchemaFile[]): SchemaFile[] {
  const roots: readonly string[] = Object.values(operatorSchemaPaths);
  return listReached(
    files,
    files.filter(({ path, room }) => room === 'step' || roots.includes(path)),
  );
}
