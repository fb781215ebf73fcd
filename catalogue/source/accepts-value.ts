import type { FileKind } from './file-kinds';
import { mayHaveRemovals, setRemovalsAside } from './removals';
import { schemaAt } from './schema-at';

/** Whether a file kind accepts a value; `null`s that remove values are ignored. */
export function acceptsValue<T>(value: unknown, text: string, kind: FileKind<T>): value is T {
  if (kind.hasRemovals && mayHaveRemovals(text)) {
    setRemovalsAside(value, (path) => schemaAt(kind.schema, value, path) !== undefined);
  }
  return kind.validate(value);
}
