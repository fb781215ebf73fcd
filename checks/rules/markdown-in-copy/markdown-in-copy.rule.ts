import { buildTextRules } from '../build-text-rules';

/** Words between two pairs of asterisks; rows of them, as a card's number has, are none. */
const bold = /(?<!\*)\*\*(?![\s*])(?=[^*]*\p{L})([^*]+)(?<!\s)\*\*(?!\*)/gu;

/** Only `markdown` of a step is read as such: all other texts are shown as they are written, with their asterisks. */
export const rule = buildTextRules({
  isWrong: (text, key) => key !== 'markdown' && text.includes('**') && text.search(bold) !== -1,
  tell: (place, key, text, report) => {
    report(place, { key }, { kind: 'set-value', value: text.replaceAll(bold, '$1') });
  },
});
