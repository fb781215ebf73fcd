const html = /<\/?[a-z][^<>]*>|&(?:[a-z]{2,8}|#\d{1,6});/i;

/** Whether a text has tags or entities: screens show plain text, and so every sign of them. */
export function hasHtml(text: string): boolean {
  return html.test(text);
}

/** The text without its tags; entities stay, as nothing says which sign they stand for here. */
export function withoutTags(text: string): string {
  return text.replace(/<\/?[a-z][^<>]*>/gi, '');
}
