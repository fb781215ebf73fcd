import { isDeepStrictEqual } from 'node:util';
import { findBracketMistakes } from './find-bracket-mistakes';
import { findSyntaxMistakes } from './find-syntax-mistakes';
import type { SyntaxMistake } from './syntax-mistake';

/** Mistakes of one file that are mended one after the other; a text with more is no config file. */
const mostMistakes = 20;

/** Ways that are tried of mending them: a broken file is read so many times at most. */
const mostTries = 60;

/**
 * Mistakes of which a text can be made JSON again that says something else: one of braces and brackets, with its values in the
 * wrong group, or one of zeros before a number, which belong to a text without its quotes.
 */
const ambiguous: ReadonlySet<string> = new Set([
  'bracket-extra',
  'bracket-mismatch',
  'bracket-unclosed',
  'group-unclosed',
  'group-unopened',
  'list-braced',
  'list-unclosed',
  'list-unopened',
  'number-invalid',
  'parentheses',
  'text-after-end',
]);

type IsFitting = (value: unknown, text: string) => boolean;

/** A first mistake, mended in a way that leads to JSON, with all that is to be mended after it. */
interface Way {
  first: SyntaxMistake;
  /** How many mistakes are mended on it. */
  length: number;
  /** What the JSON says. */
  value: unknown;
  isRight: boolean;
}

/**
 * A text that JSON.parse refuses → its first mistake. It has a fix only where that, and those of the mistakes behind it, end in
 * JSON; where that may say something else, in JSON that fits its file, and in no other that does with as few.
 *
 * @param isFitting whether a value, and the text that says it, is what the file may hold
 */
export function describeSyntaxError(text: string, isFitting: IsFitting = () => true): SyntaxMistake {
  const [told = { reason: 'unknown', offset: 0, length: 1 }] = findSyntaxMistakes(text);
  const way = new WaySearch(isFitting).follow(text);
  if (way?.isRight) return way.first;
  const { fix: _, ...mistake } = way?.first ?? told;
  return mistake;
}

/** Looks for the way of mending a text that leads to JSON that fits; a broken file is read `mostTries` times at most. */
class WaySearch {
  private tries = 0;

  constructor(private readonly isFitting: IsFitting) {}

  follow(text: string, depth = mostMistakes, isAmbiguous = false): Way | undefined {
    if (depth === 0) return undefined;
    const ways: Way[] = [];
    for (const mistake of listMistakes(text)) {
      const way = this.take(text, mistake, depth, isAmbiguous || ambiguous.has(mistake.reason));
      if (way) ways.push(way);
    }
    // Whoever made few mistakes is the likeliest.
    const right = ways.filter(({ isRight }) => isRight);
    const candidates = right.length > 0 ? right : ways;
    const least = Math.min(...candidates.map(({ length }) => length));
    const [way, ...others] = candidates.filter(({ length }) => length === least);
    const isOnly = others.every(({ value }) => isDeepStrictEqual(value, way?.value));
    return way && { ...way, isRight: way.isRight && isOnly };
  }

  private take(text: string, mistake: SyntaxMistake, depth: number, isAmbiguous: boolean): Way | undefined {
    if (!mistake.fix || this.tries >= mostTries) return undefined;
    this.tries += 1;
    const { offset, length, replacement } = mistake.fix;
    const mended = text.slice(0, offset) + replacement + text.slice(offset + length);
    const parsed = parse(mended);
    if (!parsed) {
      const rest = this.follow(mended, depth - 1, isAmbiguous);
      return rest && { ...rest, first: mistake, length: rest.length + 1 };
    }
    const { value } = parsed;
    return {
      first: mistake,
      length: 1,
      value,
      isRight: !isAmbiguous || this.isFitting(structuredClone(value), mended),
    };
  }
}

/** What the first mistake of a text may be, the likeliest first. */
function listMistakes(text: string): SyntaxMistake[] {
  const mistakes = findSyntaxMistakes(text);
  const noticed = mistakes[0]?.offset ?? 0;
  return [...findBracketMistakes(text).filter(({ offset }) => offset <= noticed), ...mistakes];
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
