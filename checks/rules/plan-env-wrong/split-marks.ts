import { type Environment, environments } from '../../../catalogue/catalogue';

/** Ids of one plan by environment. */
export type PlanIds = Readonly<Record<Environment, string>>;

/**
 * Part in which each id of a plan differs from the others: `CMT1`, `CMH1`, `CMP1` → T, H, P. A word that all have, as in
 * the name of a product, is no mark.
 */
export function splitMarks(ids: PlanIds): PlanIds {
  const texts = environments.map((environment) => ids[environment]);
  const start = countCommon(texts);
  const rests = texts.map((text) => text.slice(start));
  const end = countCommon(rests.map((rest) => [...rest].reverse().join('')));
  const [test = '', homolog = '', production = ''] = rests.map((rest) => rest.slice(0, rest.length - end));
  return { test, homolog, production };
}

/** The only letters of a part; undefined if it has none, or several groups of them. */
export function findLetters(part: string): string | undefined {
  const [letters, ...others] = part.match(/[A-Za-z]+/g) ?? [];
  return others.length === 0 ? letters : undefined;
}

/** Number of characters with which all texts begin. */
function countCommon(texts: readonly string[]): number {
  const [first = '', ...others] = texts;
  let count = 0;
  while (count < first.length && others.every((text) => text[count] === first[count])) count += 1;
  return count;
}
