import type { Explanation } from '../../../renderer/config/explain-brand';
import { foldWords } from '../../../renderer/config/fold-text';
import { compileCopy, listWordings, type Wording } from '../../../renderer/copy/compile-copy';

/** What is shorter stands in many values by chance. */
const shortestText = 3;

/**
 * The values that are a text, else those that hold it from the start of a word on, else the texts that it comes of once
 * their values are filled in: for whoever has read it on a screen.
 */
export function findUses(all: readonly Explanation[], text: string): Explanation[] {
  const words = foldWords(text);
  if (words.length < shortestText) return [];
  const wordsOf = ({ value }: Explanation) => foldWords(typeof value === 'string' ? value : JSON.stringify(value));
  const whole = all.filter((explanation) => wordsOf(explanation) === words);
  if (whole.length > 0) return whole;
  const held = all.filter((explanation) => ` ${wordsOf(explanation)}`.includes(` ${words}`));
  return held.length > 0 ? held : findFilled(all, words);
}

/** Of the texts that read like these words with some values, those that state most of them: "{count}x" fits much else. */
function findFilled(all: readonly Explanation[], words: string): Explanation[] {
  const fits = all.map((explanation) => {
    const letters = listCopyWordings(explanation).map((wording) => countFixedLetters(wording, words));
    return { explanation, letters: Math.max(0, ...letters) };
  });
  const most = Math.max(1, ...fits.map(({ letters }) => letters));
  return fits.filter(({ letters }) => letters === most).map(({ explanation }) => explanation);
}

/** Words of screens alone take values. */
function listCopyWordings({ group, value }: Explanation): Wording[] {
  if (!group.startsWith('copy.') || typeof value !== 'string') return [];
  // A text that is no ICU is told by the check.
  const { message } = compileCopy({ text: { message: value } }, () => undefined).text ?? {};
  return message === undefined ? [] : listWordings(message);
}

/** Stands for what is filled in: a letter that no text has, so that what it touches is one word with it, as in "12x". */
const filling = 'ꙮ';

/** @returns 0 when no values make these words of it, and when they are nothing but values */
function countFixedLetters(wording: Wording, words: string): number {
  const parts = foldWords(wording.map((part) => part ?? filling).join('')).split(filling);
  if (!new RegExp(`^${parts.join('.+')}$`, 'u').test(words)) return 0;
  return parts.join('').replaceAll(' ', '').length;
}
