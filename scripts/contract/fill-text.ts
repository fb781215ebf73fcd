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
  return (await fillValue(value, resolve)) as T;
}

async function fillValue(value: unknown, resolve: Resolve): Promise<unknown> {
  if (typeof value === 'string') return fillString(value, resolve);
  if (Array.isArray(value)) return Promise.all(value.map((item) => fillValue(item, resolve)));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(async ([key, item]) => [
    await fillString(key, resolve),
    await fillValue(item, resolve),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

async function fillString(text: string, resolve: Resolve): Promise<unknown> {
  const alone = ALONE.exec(text)?.[1];
  if (alone !== undefined) return need(alone, resolve);
  const names = new Set([...text.matchAll(INSIDE)].map(([, name = '']) => name));
  const known = new Map<string, string>();
  for (const name of names) known.set(name, String(await need(name, resolve)));
  return text.replace(INSIDE, (_match, name: string) => known.get(name) ?? '');
}

async function need(name: string, resolve: Resolve): Promise<unknown> {
  const value = await resolve(name);
  if (value === undefined || value === null) throw new UnknownValueError(name);
  return value;
}

/** The value at a dotted path, such as `plans.0.id`; undefined when nothing stands there. */
export function valueAtPath(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (found, key) =>
      typeof found === 'object' && found !== null && Object.hasOwn(found, key)
        ? (found as Record<string, unknown>)[key]
        : undefined,
    value,
  );
}

/** Keys of a JSON pointer. */
export function pointerKeys(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}
