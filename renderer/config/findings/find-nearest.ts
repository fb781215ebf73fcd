import { distance } from 'fastest-levenshtein';

/** The one allowed word that somebody most likely meant; undefined when none is near or two are equally near. */
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

/** How many letters of a word may be wrong. */
function mostChanges(word: string): number {
  return word.length < 4 ? 1 : Math.max(2, Math.floor(word.length / 3));
}

/**
 * Whether the parts between hyphens are near one by one: what two words have alike in one part makes up for nothing in
 * another, and `acme-default` is not `ms-default`. In a short part two changes are two letters that changed places.
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

/** The one allowed word of which the found one is the beginning or the end, or that begins it: `prod`, `homologation`. */
function findExtended(found: string, allowed: readonly string[]): string | undefined {
  if (found.length < 4) return undefined;
  const one = found.toLowerCase();
  const fitting = allowed.filter((word) => {
    const other = word.toLowerCase();
    const [short, long] = one.length < other.length ? [one, other] : [other, one];
    const rest = long.startsWith(short) ? long.slice(short.length) : long.slice(0, -short.length);
    // Behind a hyphen begins another word: `acme-offer` is not `acme`.
    const isPart = long.startsWith(short) || (long === other && long.endsWith(short));
    return short.length >= 4 && isPart && /^[a-z]+$/.test(rest);
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}
