import { getLocation } from 'jsonc-parser';
import type { FileKind } from '../../catalogue/source/file-kinds';
import type { TextFix, Translated } from '../findings/config-finding';
import { compareTexts } from './compare-texts';

/** Spaces other than the common one, which pages and chats put into copied text. */
const spaces = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g;

/** Signs without width: separators, joiners, direction marks, soft hyphen, byte order mark. */
const marks = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;

const any = new RegExp(`${spaces.source}|${marks.source}`);

/** Strings of valid JSON; a key has its colon. */
const strings = /"(?:[^"\\]|\\.)*"(\s*:)?/gs;

/** A space that keeps a number beside its unit, and a joiner of two emoji. */
const intended =
  /(?<=\d)[\u00A0\u202F]|[\u00A0\u202F](?=\d)|(?<=(?:\p{Extended_Pictographic}|\p{Emoji_Modifier})\uFE0F?)\u200D/gu;

/** As `intended`, with the typography of a text that buyers read: its spaces and its places to break a word. */
const allowedInProse = new RegExp(`${intended.source}|${spaces.source}|\u00AD`, intended.flags);

/** Invisible signs of one key or value. */
export interface InvisibleSigns {
  offset: number;
  length: number;
  /** The first of them, with its code. */
  sign: Translated;
  /** The string as it looks, in quotes. */
  found: string;
  fix: TextFix;
}

/**
 * Valid JSON → keys and values with signs that nobody sees, which make two equal names different.
 *
 * @param kind which values are texts for buyers: in files of prose, any sign is typography; at a path of prose, a space
 */
export function findInvisibleSigns(
  text: string,
  { hasProse, prose }: Pick<FileKind<unknown>, 'hasProse' | 'prose'> = {},
): InvisibleSigns[] {
  if (!any.test(text)) return [];
  return [...text.matchAll(strings)].flatMap(({ 0: matched, 1: colon, index }) => {
    if (hasProse && colon === undefined) return [];
    const string = matched.slice(0, matched.length - (colon?.length ?? 0));
    if (!any.test(string)) return [];
    const isProse = prose?.test(getLocation(text, index + 1).path.join('/'));
    const right = isProse ? allowedInProse : intended;
    const masked = colon === undefined ? string.replace(right, (sign) => '\0'.repeat(sign.length)) : string;
    const [first] = any.exec(masked) ?? [];
    if (first === undefined) return [];
    const fix = compareTexts(string, restore(clean(masked), string.match(right)));
    const offset = index + fix.offset;
    return [{ offset, length: fix.length, sign: nameSign(first), found: clean(string), fix: { ...fix, offset } }];
  });
}

/** Puts back the intended signs, in their order. */
function restore(cleaned: string, allowedSigns: readonly string[] | null): string {
  const signs = [...(allowedSigns ?? [])];
  return cleaned.replaceAll('\0', () => signs.shift() ?? '');
}

/** The first sign between the values of a text, and the text without such signs. Strings stay as they are. */
export function findSignBetween(text: string): { offset: number; sign: string; cleaned: string } | undefined {
  const outside = text.replace(strings, (string) => '"'.repeat(string.length));
  const found = any.exec(outside);
  if (!found) return undefined;
  let end = 0;
  let cleaned = '';
  for (const { 0: string, index } of text.matchAll(strings)) {
    cleaned += clean(text.slice(end, index)) + string;
    end = index + string.length;
  }
  return { offset: found.index, sign: found[0], cleaned: cleaned + clean(text.slice(end)) };
}

function clean(text: string): string {
  return text.replace(spaces, ' ').replace(marks, '');
}

/** `espaço invisível, U+200B` */
export function nameSign(sign: string): Translated {
  const code = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const { 'pt-BR': own, en } = kindOfSign(sign);
  return { 'pt-BR': `${own}, ${code}`, en: `${en}, ${code}` };
}

function kindOfSign(sign: string): Translated {
  if (isSpecialSpace(sign)) return { 'pt-BR': 'espaço especial', en: 'special space' };
  if (sign === '\u200B') return { 'pt-BR': 'espaço invisível', en: 'hidden space' };
  if (sign === '\u00AD') return { 'pt-BR': 'hífen invisível', en: 'hidden hyphen' };
  return { 'pt-BR': 'caractere invisível', en: 'hidden character' };
}

/** Whether a space has a width, so that a common one takes its place. */
export function isSpecialSpace(sign: string): boolean {
  return sign.search(spaces) === 0;
}
