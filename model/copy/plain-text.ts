/** One-letter names also occur in formulas, so the following text decides. */
const shortTag = String.raw`[abipqsu](?:\s+[\w:-]+\s*=[^<>]*)?`;
const longTag =
  '(?:abbr|article|aside|audio|big|blockquote|body|br|button|center|code|del|div|em|embed|font|footer|form|h[1-6]|head|header|hr|html|iframe|' +
  'img|input|ins|label|li|link|main|mark|meta|nav|object|ol|option|pre|script|section|select|small|span|strike|strong|style|sub|sup|svg|' +
  String.raw`table|tbody|td|textarea|tfoot|th|thead|title|tr|tt|ul|var|video)(?:\s[^<>]*)?`;
const tag = new RegExp(String.raw`<(?:${shortTag}|${longTag})\s*/?>|</[a-z][^<>]*>|<!`, 'i');
const entity = /&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,5});/i;

/** Whether a text has tags or entities. Screens show plain text, so their characters would be visible. */
export function hasHtml(text: string): boolean {
  return tag.test(text) || entity.test(text);
}

/** First entity in a text without tags. */
export function findEntity(text: string): string | undefined {
  return tag.test(text) ? undefined : entity.exec(text)?.[0];
}

const look = String.raw`(?:\s+(?:class|style)\s*=[^<>]*)?\s*`;
const inside = '((?:[^<>]|<br>)*)';
/** A tag that only changes the look of its text; for nested tags, the inner one. */
const inline = new RegExp(`<(b|big|em|font|i|mark|small|span|strong|tt|u)${look}>${inside}</\\1\\s*>`, 'gi');
/** A tag whose text starts a new line. */
const block = new RegExp(`<(div|p)${look}>${inside}</\\1\\s*>`, 'gi');

/**
 * Removes tags that only affect the look; a new line becomes a space. Undefined when nothing or other markup remains,
 * such as a link, a URL in `<>` or an entity: its meaning is unknown.
 */
export function withoutFormatting(text: string): string | undefined {
  const lines = unwrap(text.replaceAll(/<br\s*\/?>/gi, '<br>')).split(/\s*<br>\s*/);
  const plain = lines.filter((line) => line !== '').join(' ');
  return plain.trim() === '' || /<[a-z]/i.test(plain) || hasHtml(plain) ? undefined : plain;
}

function unwrap(text: string): string {
  const unwrapped = text.replaceAll(inline, '$2').replaceAll(block, '<br>$2<br>');
  return unwrapped === text ? text : unwrap(unwrapped);
}
