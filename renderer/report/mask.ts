/** Longest text in a report or event, and the part of a text that is read. */
export const maximumLength = 300;
const maximumRead = 2_000;

/** Nine digits or more, with what people write between them: documents, phones and cards. */
const numbers = /[+(]?\d(?:[ .()/-]{0,2}\d){8,}/g;
/** As many digits as a card has, whatever stands between them: a link can carry them in its own way. */
const cards = /[+(]?\d(?:(?:[\s_.,:;+()/-]|%20){0,3}\d){12,}/gi;

/** Ids and Idempotency-Keys that open somebody's order. */
const ids =
  /(?<![a-z0-9])(?:(?:pay|lead|sub|inv|ctr|card|lvs|lvp)_[\w-]+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![a-z0-9]))/gi;
/** An id of any form in a path: its place tells. `deploy/nginx.conf` has the same words. */
const paths = /(\/(?:payment|renew|recovery|lead|invoice|subscription)\/+)(?!up(?:sell|grade)(?:[/?\s]|$))[^/?\s]+/gi;

/**
 * Masks e-mails, queries, ids of orders, and card, document and phone numbers. A text without them stays as it is. Runs
 * before the cut, which could split them. Anybody can send a text: each rule here takes a time in proportion to its
 * length.
 */
export function mask(text: string): string {
  const plain = makePlain(text);
  const masked = maskPersonal(plain);
  const isClean = masked === plain && plain.length < maximumRead;
  return (isClean ? text : masked).slice(0, maximumLength);
}

/**
 * Masks text that is not ours, such as the message of an error: it may quote what a buyer typed. Quoted text and
 * every number of three digits or more are replaced too; only the number of a React error stays.
 */
export function maskForeign(text: string): string {
  const unquoted = makePlain(text).replace(/(["“`])[^"”`]*(?:["”`]|$)/g, '[text]');
  return maskPersonal(unquoted)
    .replace(/(error #\d{1,3}(?!\d))|\d(?:[ .()/_-]*\d){2,}/g, (_, react?: string) => react ?? '[number]')
    .slice(0, maximumLength);
}

/** Full-width digits and letters become plain ones, which can lengthen the text. */
function makePlain(text: string): string {
  return text.slice(0, maximumRead).normalize('NFKC').slice(0, maximumRead);
}

function maskPersonal(text: string): string {
  return text
    .replace(/\S+/g, (word) => (/@|%40/.test(word) ? '[email]' : word))
    .replace(paths, '$1[id]')
    .replace(/\?\S+/g, '[query]')
    .replace(ids, '[id]')
    .replace(cards, '[number]')
    .replace(numbers, '[number]');
}
