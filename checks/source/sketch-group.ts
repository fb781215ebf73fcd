import type { SchemaNode } from '../../catalogue/source/schema-at';

/** An author reads a few keys; a page of the documents has them all. */
const mostKeys = 6;

/** A group as it is written, with the keys that it needs, else the first of those that it takes; undefined when it takes any. */
export function sketchGroup({ required, properties = {} }: SchemaNode): string | undefined {
  const known = Object.keys(properties).filter((key) => key !== '$schema' && !properties[key]?.deprecated);
  const keys = required ?? known.slice(0, mostKeys);
  if (keys.length === 0) return undefined;
  const members = keys.map((key) => `${JSON.stringify(key)}: …`);
  const rest = required === undefined && known.length > mostKeys ? ['…'] : [];
  return `{ ${[...members, ...rest].join(', ')} }`;
}

/** `lead.title`, as messages call a text → the group that it stands in; undefined for any other key. */
export function sketchDotted(key: string | number | undefined): string | undefined {
  const [, group, name] = /^(\w+)\.(\w+)$/.exec(String(key)) ?? [];
  return group && `"${group}": { "${name}": … }`;
}
