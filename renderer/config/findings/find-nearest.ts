import { distance } from 'fastest-levenshtein';

/** The one allowed word that somebody most likely meant; undefined when none is near or two are equally near. */
export function findNearest(found: string, allowed: readonly string[]): string | undefined {
  // Two letters that changed places are two changes.
  const most = found.length < 4 ? 1 : Math.max(2, Math.floor(found.length / 3));
  let nearest: string | undefined;
  let least = most + 1;
  for (const word of allowed) {
    if (Math.abs(word.length - found.length) > most || word === found) continue;
    const difference = distance(found.toLowerCase(), word.toLowerCase());
    if (difference < least) {
      nearest = word;
      least = difference;
    } else if (difference === least) {
      nearest = undefined;
    }
  }
  return nearest ?? (least > most ? findExtended(found, allowed) : undefined);
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
