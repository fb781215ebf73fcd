import compile from 'icu-minify/compile';
import type { Copy } from '../../schemas/generated/types';

export type CompiledMessage = ReturnType<typeof compile>;
export type CompiledGroup = Readonly<Record<string, CompiledMessage>>;
/** Words by group, compiled: `frame`, `order`, `methods`, `refusals` and one group per templateId. */
export type CompiledCopy = Readonly<Record<string, CompiledGroup>>;

/**
 * ICU texts → what the 0.75 kB formatter of the browser reads.
 *
 * @param onError told the group, key and reason of a text that is not ICU; the text is then left out
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

/** Signs that mean something in ICU; a text without them is its own compiled form, and most have none. */
const hasSyntax = /[{}<']/;

/** Values come as they are shown: formatted once more, a date in words would be no date. */
const formatted = /\{\s*\w+\s*,\s*(?:number|date|time)\b/;

/** Text between apostrophes is shown literally. */
const quoted = /'[{}<][^']*'/g;

/** An apostrophe, not one of two, right before a value's braces: it would be shown in their place, braces and all. */
const hidden = /(?<!')(?:'')*'\{\s*\w+\s*[,}]/;

/** Screens show plain text: a tag such as `<b>` has nothing to become. @throws SyntaxError */
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

/** An option of a plural that no number chooses: `um`. */
function hasWrongOption([, type, options]: Node): boolean {
  return pluralTypes.includes(type) && Object.keys(options ?? {}).some((option) => !pluralOption.test(option));
}

/** Names of the values that a text takes, those inside its plurals as well. */
export function listPlaceholders(message: CompiledMessage): string[] {
  if (typeof message === 'string') return [];
  return [...new Set(nodesOf(message).map(([name]) => name))];
}

/** Names of the values that a text shows, whichever of its options is chosen. */
export function listShown(message: unknown): string[] {
  if (!Array.isArray(message)) return [];
  return message.filter(isNode).flatMap(([name, type, options]) => {
    if (type === undefined) return [name];
    const [first = [], ...others] = Object.values(options ?? {}).map(listShown);
    return first.filter((one) => others.every((other) => other.includes(one)));
  });
}

/** Names of the values that the plurals of a text choose by. */
export function listPluralNames(message: CompiledMessage): string[] {
  return nodesOf(message).flatMap(([name, type]) => (pluralTypes.includes(type) ? [name] : []));
}

/** A text as it can read: its own words, and null for each value that is filled in between them. */
export type Wording = readonly (string | null)[];

/** Every way in which a text can read, one for each choice among its options. */
export function listWordings(message: unknown): Wording[] {
  if (typeof message === 'string') return [[message]];
  // The number that a plural chooses by.
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

/** Everything in a message that is not text: name, type, options. */
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
