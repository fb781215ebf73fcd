import { repositoryRoot } from '../../renderer/testing/test-repository';
import { listKeys } from '../../scripts/generate/docs/list-keys';
import { readSources, type Sources } from '../../scripts/generate/read-sources';
import { isObject, type JsonObject } from '../../scripts/generate/schema-walk';

/** Prop groups that every step has: their schemas are groups of their own. */
const sharedProps = ['plan', 'voucher', 'media'];

const sources = readSources(repositoryRoot);

/** Fields of a schema: the paths of its values, without deprecated ones and without the groups around them. */
export function listFields(path: string, within = sources): string[] {
  const file = within.schemas.find((schema) => schema.path === path);
  if (!file) throw new RangeError(`there is no schema ${path}`);
  return listKeys(within.schemas, file)
    .filter(({ schema }) => schema.deprecated !== true && !isGroup(schema))
    .map((key) => key.path.join('.'));
}

/** Own props of the steps of all templates, each once. */
export function listStepProps(): string[] {
  const props = sources.templates.flatMap(({ id, dir, parts }) =>
    parts.has('step.schema.json') ? listFields(`${dir}/${id}.step.schema.json`) : [],
  );
  return [...new Set(props)].filter((field) => !sharedProps.includes(field.split('.', 1)[0] ?? ''));
}

/** Keys of the browser's storage that parts of the session declare. */
export function listBrowserKeys({ sessionParts }: Sources = sources): string[] {
  const keys = sessionParts.flatMap(({ declaration }) => (Array.isArray(declaration.keys) ? declaration.keys : []));
  return keys.flatMap((key) => (isObject(key) && typeof key.name === 'string' ? [key.name] : []));
}

/** Whether a value only holds other fields. */
function isGroup({ properties, items }: JsonObject): boolean {
  return isObject(properties) || (isObject(items) && isObject(items.properties));
}
