/** Longest text that is mended. To mend a longer one would take long, and its rule refuses it. */
export const longestMended = 512;

/** Joiners stay before letters of other scripts and before pictures, which they join. */
const invisible = /(?![\u200c\u200d](?![ -~]))\p{Cf}/gu;
/**
 * Matches blanks, quotes, angle brackets and a chat's marks of bold around a text, brackets without their pair, and closing
 * marks behind it. It spares the stop of an abbreviation: `S.A.`, `Ana Jr.`, `Silva Ltda.`.
 */
const around =
  /^(?:[\s\p{Cf}\p{Pi}\p{Pf}„‚"'`´*~<]|%20|\((?![^()]*\))|\[(?![^[\]]*\]))+|(?:[\s\p{Cf}\p{Pi}\p{Pf}„‚"'`´*~,;:!?…>/]|%20|(?<!(?<!\p{L})\p{L}\.\p{L}|[\p{L}&+]\s\p{Lu}\p{L}{1,3})\.|(?<!\([^()]*)\)|(?<!\[[^[\]]*)\])+$/gu;
const inBrackets = /^\(([^()]*)\)$|^\[([^[\]]*)\]$/;
/** Includes the accents that a keyboard produces without a letter. */
const apostrophe = /[`´ʹ-ʽˈ‘’‛′＇]/g;
const hyphen = /[\p{Pd}−]/gu;

/** A short text without what chats, mails and typing leave around it; its accents are composed. Mending it again changes nothing. */
export function mendText(written: string): string {
  if (written.length > longestMended) return written;
  const text = written.replace(invisible, '').normalize('NFC').replace(/\p{Z}/gu, ' ').replace(around, '');
  const mended = text.replace(inBrackets, '$1$2');
  return mended === written ? mended : mendText(mended);
}

/** A code, an id, a number or a line of a form: a mended text with one form of each sign. */
export function mendCode(written: string): string {
  return written.length > longestMended ? written : mendText(foldSigns(written));
}

/** `５２９` → `529`: no invisible characters, one kind of apostrophe and hyphen. `º` and `ª` stay, because addresses have them. */
export function foldSigns(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(apostrophe, "'")
    .replace(hyphen, '-')
    .replace(/[^ºª]+/g, (signs) => signs.normalize('NFKC'));
}
