import { type BracketToken, closerOf, isBalanced, isClosing, isOpening, listBrackets, listOpen } from './list-brackets';
import { lastSign, replace, type SyntaxMistake } from './syntax-mistake';

/** A group or list that is open, and how far what stands in it is indented. */
interface Opening extends BracketToken {
  inside?: number;
}

/**
 * The first place where a text's braces and brackets disagree with how its lines are indented: where a parser notices a
 * brace that is missing is often a hundred lines further down. More than one where a line has several places for it.
 */
export function findBracketMistakes(text: string): SyntaxMistake[] {
  if (isBalanced(text)) return [];
  const open: Opening[] = [];
  let closed: BracketToken | undefined;
  for (const token of listBrackets(text)) {
    const inner = open.at(-1);
    const isBelow = inner !== undefined && inner.line < token.line && token.isFirst;
    const mistakes = isBelow ? compare(text, token, inner, closed) : [];
    if (mistakes.length > 0) return mistakes;
    if (isOpening(token)) open.push({ ...token });
    if (!isClosing(token)) continue;
    const opened = open.pop();
    if (!opened || closerOf(opened) !== token.sign) return [];
    closed = token;
  }
  return [];
}

/** What the first sign of a line says of the group or list that it stands in. */
function compare(text: string, token: BracketToken, inner: Opening, closed: BracketToken | undefined): SyntaxMistake[] {
  const indent = token.indent.length;
  const outer = inner.indent.length;
  if (indent < outer || (indent === outer && !isClosing(token))) {
    return [closeBefore(text, token, inner), ...closeInLine(text, inner)];
  }
  if (isClosing(token)) {
    if (indent > outer) return [dropClosing(text, token)];
    return token.sign === closerOf(inner) ? [] : [swapClosing(token, inner)];
  }
  inner.inside ??= indent;
  return indent > inner.inside ? describeDeeper(text, token, closed) : [];
}

/** A line that stands deeper than those beside it: its group was never opened, or the one around it closed too early. */
function describeDeeper(text: string, token: BracketToken, closed: BracketToken | undefined): SyntaxMistake[] {
  const before = lastSign(text, token.offset);
  if (text[before] === ':') return token.sign === '"' ? [openAfter(before), listAfter(before)] : [listAfter(before)];
  const value = text[before] === ',' ? lastSign(text, before) : before;
  return closed?.offset === value ? [dropClosing(text, closed)] : [];
}

/** What a list holds cannot have a name: the list ends before it, or the group is not opened that it begins. */
export function describeNamedItem(text: string, name: number): SyntaxMistake[] {
  const inner = listOpen(text.slice(0, name)).at(-1);
  if (inner?.sign !== '[') return [];
  const before = lastSign(text, name);
  const value = text[before] === ',' ? lastSign(text, before) : before;
  const key = { ...inner, sign: '"', offset: name };
  const ends = closeBefore(text, key, inner);
  const begins = { reason: 'group-unopened', offset: before, length: 1, fix: replace(name, 0, '{ ') };
  return /[[}]/.test(text[value] ?? '') ? [begins, ends] : [ends, begins];
}

/** A name behind a name: the group is not opened that stands on the lines below, or the first one has no value. */
export function describeNamedValue(text: string, name: number): SyntaxMistake | undefined {
  const colon = lastSign(text, name);
  if (text[colon] !== ':') return undefined;
  const isBelow = text.slice(colon, name).includes('\n');
  return isBelow ? openAfter(colon) : { reason: 'value-missing', offset: colon, length: 1 };
}

/** A group that begins with a value: a list was meant, or it was opened twice. */
export function describeUnnamed(opening: number): SyntaxMistake {
  return { reason: 'list-braced', offset: opening, length: 1, fix: replace(opening, 1, '[') };
}

function openAfter(colon: number): SyntaxMistake {
  return { reason: 'group-unopened', offset: colon, length: 1, fix: replace(colon + 1, 0, ' {') };
}

function listAfter(colon: number): SyntaxMistake {
  return { reason: 'list-unopened', offset: colon, length: 1, fix: replace(colon + 1, 0, ' [') };
}

/** Texts of one line that a list's end stands behind, and no beginning before. */
export function describeUnopenedList(text: string, offset: number): SyntaxMistake | undefined {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const items = /:\s*((?:"(?:[^"\\]|\\.)*"(?:\s*,)?\s*)+)$/.exec(line);
  if (!items || !/^[^[{}]*\]/.test(text.slice(offset).split('\n', 1)[0] ?? '')) return undefined;
  const colon = offset - items[0].length;
  const start = offset - (items[1]?.length ?? 0);
  return { reason: 'list-unopened', offset: colon, length: 1, fix: replace(start, 0, '[') };
}

/** Closes what is open behind the last value before a token, before the comma that stands there. */
function closeBefore(text: string, token: BracketToken, inner: BracketToken): SyntaxMistake {
  const before = lastSign(text, token.offset);
  const hasComma = text[before] === ',';
  const value = hasComma ? lastSign(text, before) : before;
  const at = { reason: inner.sign === '{' ? 'group-unclosed' : 'list-unclosed', offset: value, length: 1 };
  const closer = closerOf(inner);
  // The comma that stood behind the closing sign is alone on its line.
  if (hasComma && text.slice(value, before).includes('\n')) return { ...at, fix: replace(before, 0, closer) };
  const isShort = !text.slice(inner.offset, value).includes('\n');
  const gap = isShort ? (inner.sign === '{' ? ' ' : '') : `\n${inner.indent}`;
  const comma = hasComma || isClosing(token) ? '' : ',';
  return { ...at, fix: replace(value + 1, 0, `${gap}${closer}${comma}`) };
}

/** A group that was opened and not closed on one line: before each of its commas, a group inside of it may have to end. */
function closeInLine(text: string, { sign, offset }: BracketToken): SyntaxMistake[] {
  if (sign !== '{') return [];
  const line = text.slice(offset).split('\n', 1)[0] ?? '';
  return [...line.matchAll(/"(?:[^"\\]|\\.)*"|,(?=\s*\S)/g)].flatMap(({ 0: token, index }) => {
    const value = lastSign(text, offset + index);
    const fix = replace(value + 1, 0, ' }');
    return token === ',' ? [{ reason: 'group-unclosed', offset: value, length: 1, fix }] : [];
  });
}

function dropClosing(text: string, { offset }: BracketToken): SyntaxMistake {
  const start = lastSign(text, offset) + 1;
  return { reason: 'bracket-extra', offset, length: 1, fix: replace(start, offset + 1 - start, '') };
}

function swapClosing({ offset }: BracketToken, inner: BracketToken): SyntaxMistake {
  return { reason: 'bracket-mismatch', offset, length: 1, fix: replace(offset, 1, closerOf(inner)) };
}
