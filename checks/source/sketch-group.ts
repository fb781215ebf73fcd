import type { SchemaNode } from '../../catalogue/source/schema-at';

/** Number of keys in a message; the documentation lists all. */
const mostKeys = 6;

/** Sample of a group with its required keys, else its first ones; undefined when it accepts any. */
export function sketchGroup({ required, properties = {} }: SchemaNode): string | undefined {
  const known = Object.keys(properties).filter((key) => key !== '$schema' && !properties[key]?.deprecated);
  const keys = required ?? known.slice(0, mostKeys);
  if (keys.length === 0) return undefined;
  const members = keys.map((key) => `${JSON.stringify(key)}: …`);
  const rest = required === undefined && known.length > mostKeys ? ['…'] : [];
  return `{ ${[...members, ...rest].join(', ')} }`;
}

/** `lead.title`, the notation of messages → sketch of its group; undefined for any other key. */
export function sketchDotted(key: string | number | undefined): string | undefined {
  const [, group, name] = /^(\w+)\.(\w+)$/.exec(String(key)) ?? [];
  return group && `"${group}": { "${name}": … }`;
}
