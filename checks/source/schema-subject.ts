import type { JSONPath } from 'jsonc-parser';
import type { JsonText } from '../../catalogue/source/json-text';
import type { OldKey } from '../../catalogue/source/old-keys';
import { schemaAt } from '../../catalogue/source/schema-at';
import { valueAt } from '../../catalogue/value-at';
import type { ErrorObject } from '../../schemas/generated/validator';
import { show } from './show-value';

/** Subject of one ajv error. */
export interface Subject {
  error: ErrorObject;
  path: JSONPath;
  params: Readonly<Record<string, unknown>>;
  /** Value at `path`. */
  value: unknown;
  schema: string;
  whole: unknown;
  /** Text of the file. */
  json: JsonText;
  oldKeys: readonly OldKey[];
}

/** Schema of the value that an error concerns. */
export function schemaOf({ schema, whole, path }: Subject): ReturnType<typeof schemaAt> {
  return schemaAt(schema, whole, path);
}

/** Template of the step whose props contain a path; undefined elsewhere. */
export function templateOfProps(whole: unknown, path: JSONPath): string | undefined {
  if (path[0] !== 'steps' || path[2] !== 'props' || path.length > 4) return undefined;
  return show((valueAt(whole, path.slice(0, 2)) as { templateId?: unknown }).templateId);
}
