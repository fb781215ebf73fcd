import { distance } from 'fastest-levenshtein';

/** The only allowed word that was probably meant; undefined when none or several are equally near. */
export function findNearest(found: string, allowed: readonly string[]): string | undefined {
  const one = found.toLowerCase();
  const most = mostChanges(one);
  let nearest: string | undefined;
  let least = most + 1;
  for (const word of allowed) {
    if (Math.abs(word.length - found.length) > most || word === found) continue;
    const other = word.toLowerCase();
    const difference = distance(one, other);
    if (difference <= most && !isNearInParts(one, other)) continue;
    if (difference < least) {
      nearest = word;
      least = difference;
    } else if (difference === least) {
      nearest = undefined;
    }
  }
  return nearest ?? (least > most ? findExtended(found, allowed) : undefined);
}

interface Suggestion {
  /** The one likely intended word. */
  nearest?: string;
  /** A possible intended word: both may be valid names. */
  perhaps?: string;
}

export function suggest(found: string, allowed: readonly string[]): Suggestion {
  const nearest = findNearest(found, allowed);
  if (nearest === undefined) return {};
  return isMisspelling(found, nearest) ? { nearest } : { perhaps: nearest };
}

/**
 * Whether one word can only be a misspelling of the other. Words that differ in a digit or in a short hyphenated part
 * name two things: another year, country or edition. So do words of which only one has such a part.
 */
export function isMisspelling(found: string, word: string): boolean {
  if (digitsOf(found) !== digitsOf(word)) return false;
  const parts = partsOf(word);
  const foundParts = partsOf(found);
  if (parts.length !== foundParts.length) return parts.join('') === foundParts.join('');
  const isOneWord = parts.length === 1;
  return foundParts.every((part, index) => {
    const other = parts[index] ?? '';
    return isOneWord || Math.min(part.length, other.length) > 2 || lettersOf(part) === lettersOf(other);
  });
}

function digitsOf(word: string): string {
  return word.replaceAll(/\D/g, '');
}

function partsOf(word: string): string[] {
  return word.toLowerCase().split(/[-_ ]/);
}

/** Number of letters that may be wrong in a word. */
function mostChanges(word: string): number {
  return word.length < 4 ? 1 : Math.max(2, Math.floor(word.length / 3));
}

/**
 * Whether the hyphenated parts match one by one. A match in one part does not excuse another: `acme-default` is not
 * `ms-default`. In a short part, two changes must be swapped letters.
 */
function isNearInParts(found: string, word: string): boolean {
  const parts = word.split('-');
  const foundParts = found.split('-');
  if (parts.length !== foundParts.length) return true;
  return foundParts.every((part, index) => {
    const other = parts[index] ?? '';
    const difference = distance(part, other);
    if (difference < 2 || part.length >= 6) return difference <= mostChanges(part);
    return difference === 2 && part.length >= 3 && lettersOf(part) === lettersOf(other);
  });
}

function lettersOf(word: string): string {
  return [...word].sort().join('');
}

/** The only allowed word that begins or ends with the found one, or that begins it: `prod`, `homologation`. */
function findExtended(found: string, allowed: readonly string[]): string | undefined {
  if (found.length < 4) return undefined;
  const one = found.toLowerCase();
  const fitting = allowed.filter((word) => {
    const other = word.toLowerCase();
    const [short, long] = one.length < other.length ? [one, other] : [other, one];
    const rest = long.startsWith(short) ? long.slice(short.length) : long.slice(0, -short.length);
    // A hyphen starts another word: `acme-offer` is not `acme`.
    const isPart = long.startsWith(short) || (long === other && long.endsWith(short));
    return short.length >= 4 && isPart && /^[a-z]+$/.test(rest);
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}
