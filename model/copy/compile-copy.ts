import compile from 'icu-minify/compile';
import type { Copy } from '../../schemas/generated/types';

export type CompiledMessage = ReturnType<typeof compile>;
export type CompiledGroup = Readonly<Record<string, CompiledMessage>>;
/** Compiled copy by group: `frame`, `order`, `methods`, `refusals` and one group per templateId. */
export type CompiledCopy = Readonly<Record<string, CompiledGroup>>;

/**
 * Compiles ICU texts for the browser's 0.75 kB formatter.
 *
 * @param onError receives group, key and reason of an invalid text, which is left out
 */
export function compileCopy(copy: Copy, onError: (group: string, key: string, reason: string) => void): CompiledCopy {
  const compiled: Record<string, Record<string, CompiledMessage>> = {};
  for (const [group, texts] of Object.entries(copy)) {
    if (typeof texts !== 'object') continue;
    const messages: Record<string, CompiledMessage> = {};
    for (const [key, text] of Object.entries(texts)) {
      if (key === '$schema') continue;
      try {
        messages[key] = compilePlain(text);
      } catch (error) {
        onError(group, key, nameReason(error));
      }
    }
    compiled[group] = messages;
  }
  return compiled;
}

/** The compiler's error code; `tag` for every error that involves a tag. */
function nameReason(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return reason.endsWith('_TAG') ? 'tag' : reason;
}

/** Characters with a meaning in ICU. A text without them equals its compiled form, as most do. */
const hasSyntax = /[{}<']/;

/** Values arrive formatted. Formatting a date text again would break it. */
const formatted = /\{\s*\w+\s*,\s*(?:number|date|time)\b/;

/** Text between apostrophes is shown literally. */
const quoted = /'[{}<][^']*'/g;

/** A single apostrophe before a value's braces: ICU would show the braces literally. */
const hidden = /(?<!')(?:'')*'\{\s*\w+\s*[,}]/;

/**
 * Screens show plain text, so a tag such as `<b>` is an error.
 *
 * @throws SyntaxError
 */
function compilePlain(text: string): CompiledMessage {
  if (!hasSyntax.test(text)) return text;
  if (hidden.test(text)) throw new SyntaxError('QUOTED_ARGUMENT');
  const bare = text.replaceAll(quoted, '');
  if (formatted.test(bare)) throw new SyntaxError('FORMATTED_ARGUMENT');
  if (bare.includes('${')) throw new SyntaxError('DOLLAR_BRACE');
  if (bare.split('}').length > bare.split('{').length) throw new SyntaxError('OPENING_BRACE_MISSING');
  const message = compile(text);
  const nodes = nodesOf(message);
  if (nodes.some(([, type]) => type !== undefined && typeof type !== 'number')) throw new SyntaxError('tag');
  if (nodes.some(hasWrongOption)) throw new SyntaxError('PLURAL_CATEGORY');
  return message;
}

/** The compiler's codes for plurals: cardinal and ordinal. */
const pluralTypes: readonly unknown[] = [2, 3];

const pluralOption = /^(?:zero|one|two|few|many|other|=\d+)$/;

/** A plural option that no number selects: `um`. */
function hasWrongOption([, type, options]: Node): boolean {
  return pluralTypes.includes(type) && Object.keys(options ?? {}).some((option) => !pluralOption.test(option));
}

/** Names of all values in a text, including those inside plurals. */
export function listPlaceholders(message: CompiledMessage): string[] {
  if (typeof message === 'string') return [];
  return [...new Set(nodesOf(message).map(([name]) => name))];
}

/** Names of the values that a text shows with any of its options. */
export function listShown(message: unknown): string[] {
  if (!Array.isArray(message)) return [];
  return message.filter(isNode).flatMap(([name, type, options]) => {
    if (type === undefined) return [name];
    const [first = [], ...others] = Object.values(options ?? {}).map(listShown);
    return first.filter((one) => others.every((other) => other.includes(one)));
  });
}

/** Names of the values that select a text's plurals. */
export function listPluralNames(message: CompiledMessage): string[] {
  return nodesOf(message).flatMap(([name, type]) => (pluralTypes.includes(type) ? [name] : []));
}

/** One reading of a text: its own words, and null for each value. */
export type Wording = readonly (string | null)[];

/** All readings of a text, one for each choice of options. */
export function listWordings(message: unknown): Wording[] {
  if (typeof message === 'string') return [[message]];
  // The number that selects the plural.
  if (!Array.isArray(message)) return [[null]];
  return message
    .map(listPartWordings)
    .reduce<Wording[]>((starts, ends) => starts.flatMap((start) => ends.map((end) => [...start, ...end])), [[]]);
}

function listPartWordings(part: unknown): Wording[] {
  if (!isNode(part)) return listWordings(part);
  const [, , options] = part;
  return typeof options === 'object' && options !== null ? Object.values(options).flatMap(listWordings) : [[null]];
}

type Node = [name: string, type?: unknown, options?: unknown];

/** All nodes of a message that are not text: name, type, options. */
function nodesOf(message: unknown): Node[] {
  if (!Array.isArray(message)) return [];
  return message.filter(isNode).flatMap(([name, type, options]) => {
    const parts = typeof options === 'object' && options !== null ? Object.values(options) : [];
    return [[name, type, options] as Node, ...parts.flatMap(nodesOf)];
  });
}

function isNode(part: unknown): part is Node {
  return Array.isArray(part);
}
