import { buildTextRule } from '../build-text-rule';

/** Text between two pairs of asterisks, but not rows of asterisks as in a card number. */
const bold = /(?<!\*)\*\*(?![\s*])(?=[^*]*\p{L})([^*]+)(?<!\s)\*\*(?!\*)/gu;

/** Only the `markdown` of a step is parsed; all other texts show their asterisks. */
export const rule = buildTextRule({
  isWrong: (text, key) => key !== 'markdown' && text.includes('**') && text.search(bold) !== -1,
  reportOne: (place, key, text, report) => {
    report(place, { key }, { kind: 'set-value', value: text.replaceAll(bold, '$1') });
  },
});
