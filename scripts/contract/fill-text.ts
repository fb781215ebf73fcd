/** Looks up a dotted name, such as `lead.leadId`; undefined when nobody knows it. */
export type Resolve = (name: string) => Promise<unknown>;

/** A case needs a value that is not known: it is null in the values, or an earlier case did not get it. */
export class UnknownValueError extends Error {
  override readonly name = 'UnknownValueError';

  constructor(readonly value: string) {
    super(`needs {{${value}}}`);
  }
}

const ALONE = /^\{\{([^{}]+)\}\}$/;
const INSIDE = /\{\{([^{}]+)\}\}/g;

/**
 * Replaces each `{{…}}` in the texts of a JSON value. A text that is one `{{…}}` alone takes the value's type.
 *
 * @throws UnknownValueError
 */
export async function fill<T>(value: T, resolve: Resolve): Promise<T> {
  const known = new Map<string, unknown>();
  for (const [, name = ''] of (JSON.stringify(value) ?? '').matchAll(INSIDE)) {
    const found = known.get(name) ?? (await resolve(name));
    if (found === undefined || found === null) throw new UnknownValueError(name);
    known.set(name, found);
  }
  return replace(value, known) as T;
}

function replace(value: unknown, known: ReadonlyMap<string, unknown>): unknown {
  if (typeof value === 'string') {
    const alone = ALONE.exec(value)?.[1];
    return alone === undefined ? value.replace(INSIDE, (_, name: string) => String(known.get(name))) : known.get(alone);
  }
  if (Array.isArray(value)) return value.map((item) => replace(item, known));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [String(replace(key, known)), replace(item, known)]),
  );
}
