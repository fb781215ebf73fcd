/** Longest text in a report, and the part of a text that is read. */
const maximumLength = 300;
const maximumRead = 2_000;

/**
 * Masks card, document and phone numbers, and e-mails in words of our own. Runs before the cut, which could split them.
 * Anybody can send a text: each rule here takes a time in proportion to its length.
 */
export function mask(text: string): string {
  return maskCommon(text)
    .replace(/[+(]?\d(?:[ .()/-]{0,2}\d){8,}/g, '[number]')
    .slice(0, maximumLength);
}

/**
 * Masks text that is not ours, such as the message of an error: it may quote what a buyer typed. Quoted text, queries,
 * e-mails and every number of three digits or more are replaced; only the number of a React error stays.
 */
export function maskForeign(text: string): string {
  return maskCommon(text)
    .replace(/(["“`])[^"”`]*(?:["”`]|$)/g, '[text]')
    .replace(/\?\S*/g, '[query]')
    .replace(/(error #\d{1,3}(?!\d))|\d(?:[ .()/_-]*\d){2,}/g, (_, react?: string) => react ?? '[number]')
    .slice(0, maximumLength);
}

/** Full-width digits and letters become plain ones first, which can lengthen the text. */
function maskCommon(text: string): string {
  return text
    .slice(0, maximumRead)
    .normalize('NFKC')
    .slice(0, maximumRead)
    .replace(/\S+/g, (word) => (/[^@]@[^@]|[^@]%40[^@]/i.test(word) ? '[email]' : word));
}
