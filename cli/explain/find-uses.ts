import type { Explanation } from '../../catalogue/explain-brand';
import { foldWords } from '../../catalogue/fold-text';
import { compileCopy, listWordings, type Wording } from '../../model/copy/compile-copy';

/** Shorter texts occur in many values by chance. */
const shortestText = 3;

/** Fewer fixed letters are words such as "de" or "por", which occur in many texts. */
const shortestPart = 4;

/**
 * Finds a text that an author saw on a screen. Order: values equal to it; values that contain it from a word's start;
 * copy that produces it with its values filled in; copy that then contains it.
 */
export function findUses(all: readonly Explanation[], text: string): Explanation[] {
  const words = foldWords(text);
  if (words.length < shortestText) return [];
  const wordsOf = ({ value }: Explanation) => foldWords(typeof value === 'string' ? value : JSON.stringify(value));
  const whole = all.filter((explanation) => wordsOf(explanation) === words);
  if (whole.length > 0) return whole;
  const held = all.filter((explanation) => ` ${wordsOf(explanation)}`.includes(` ${words}`));
  if (held.length > 0) return held;
  const filled = findFilled(all, (wording) => countFixedLetters(wording, words));
  return filled.length > 0 ? filled : findFilled(all, (wording) => countPartLetters(wording, words));
}

/** Of the matching texts, those with the most fixed letters: "{count}x" matches too much. */
function findFilled(all: readonly Explanation[], countLetters: (wording: Wording) => number): Explanation[] {
  const fits = all.map((explanation) => {
    const letters = listCopyWordings(explanation).map(countLetters);
    return { explanation, letters: Math.max(0, ...letters) };
  });
  const most = Math.max(1, ...fits.map(({ letters }) => letters));
  return fits.filter(({ letters }) => letters === most).map(({ explanation }) => explanation);
}

/** Only copy takes values. */
function listCopyWordings({ group, value }: Explanation): Wording[] {
  if (!group.startsWith('copy.') || typeof value !== 'string') return [];
  // The check reports a text with invalid ICU.
  const { message } = compileCopy({ text: { message: value } }, () => undefined).text ?? {};
  return message === undefined ? [] : listWordings(message);
}

/**
 * Stands for a filled-in value: a letter that no text has, so that adjacent text forms one word with it, as in "12x".
 */
const filling = 'ꙮ';

/** @returns 0 when no values produce these words, or when they consist only of values */
function countFixedLetters(wording: Wording, words: string): number {
  const parts = foldWording(wording).split(filling);
  if (!new RegExp(`^${parts.join('.+')}$`, 'u').test(words)) return 0;
  return parts.join('').replaceAll(' ', '').length;
}

/** @returns 0 when the words are no part from the start of a word or value, or consist mostly of values */
function countPartLetters(wording: Wording, words: string): number {
  const signs = [...foldWording(wording)];
  const isStart = (at: number) => signs[at] === filling || at === 0 || signs[at - 1] === ' ';
  // Position in the text that the words may have reached → the most letters matched on the way.
  let reached = new Map<number, number>(signs.flatMap((_, at) => (isStart(at) ? [[at, 0] as const] : [])));
  for (const sign of words) {
    const next = new Map<number, number>();
    const reach = (at: number, letters: number) => next.set(at, Math.max(letters, next.get(at) ?? 0));
    for (const [at, letters] of reached) {
      if (signs[at] === filling) {
        reach(at, letters);
        reach(at + 1, letters);
      } else if (signs[at] === sign) reach(at + 1, sign === ' ' ? letters : letters + 1);
    }
    reached = next;
  }
  const most = Math.max(0, ...reached.values());
  return most >= shortestPart && most * 2 >= words.replaceAll(' ', '').length ? most : 0;
}

function foldWording(wording: Wording): string {
  return foldWords(wording.map((part) => part ?? filling).join(''));
}

/**
 * Finds the free periods of plans that a text such as `7 dias grátis` shows.
 *
 * @param uses copy that produces the text: `trialDays` shows days, `trialMonths` months
 */
export function findTrials(all: readonly Explanation[], uses: readonly Explanation[], text: string): Explanation[] {
  const counts = new Set(text.match(/\d+/g)?.map(Number));
  return all.filter(({ group, key, value }) => {
    if (!/^plans\.\w+\.trial\.count$/.test(key) || typeof value !== 'number' || !counts.has(value)) return false;
    const unitKey = key.replace(/count$/, 'unit');
    const unit = all.find((one) => one.group === group && one.key === unitKey)?.value;
    return uses.some((use) => use.group.startsWith('copy.') && use.key.toLowerCase().includes(`trial${unit}`));
  });
}
