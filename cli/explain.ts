import { isBrandFile } from '../catalogue/config-paths';
import { type Explanation, explainBrand } from '../catalogue/explain-brand';
import { findNearest } from '../catalogue/find-nearest';
import { readConfigFiles } from '../checks/disk/read-config-files';
import type { AuthorLanguage } from '../checks/findings/describe-finding';
import { printable } from '../checks/findings/printable';
import { inspectConfig } from '../checks/inspect-config';
import { findPrices, listStatedPrices } from './explain/find-prices';
import { findTrials, findUses } from './explain/find-uses';
import { CommandError, defineCommand, exitCodes, UsageError } from './frame/command';
import { nameOfPath } from './project/name-of-path';
import { refuseBrand } from './project/require-brand';
import { requireRoot } from './project/require-root';
import { formatExplanation } from './report/explanation';

/** Prices that a failed search lists. */
const mostPrices = 10;

const texts = {
  'pt-BR': {
    summary: 'mostra de onde vem cada valor de uma marca: arquivo, linha e valor substituído',
    brand: 'MARCA',
    path: 'CAMINHO',
    paths: 'como theme.dark.text, BR.links ou um texto da tela: "Pagar R$ 95,00"',
    all: 'sem um caminho, inclui os valores herdados e derivados, além dos definidos na marca',
    noValue: (brand: string, path: string) => `a marca ${brand} não tem ${path}`,
    nearest: (path: string) => `; talvez ${path}`,
    keysOf: (path: string, keys: string) => `; em ${path} há ${keys}`,
    valueAt: (path: string, value: string) => `; ${path} é ${value}`,
    groups: (names: string) => `; há ${names}`,
    prices: (list: string) => `. Preços da marca:${list}`,
    morePrices: (count: number) => `e mais ${count}`,
    allAlone: 'use --all sem um caminho',
    others: (count: number, brand: string) =>
      `Há mais ${count} valores herdados ou derivados. Veja com npx guiche explain ${brand} --all, ou com um caminho, como ${brand} theme.dark`,
  },
  en: {
    summary: 'tells where each value of a brand comes from: file, line and what it overrode',
    brand: 'BRAND',
    path: 'PATH',
    paths: 'such as theme.dark.text, BR.links, or what a screen shows: "Pagar R$ 95,00"',
    all: 'without a path, the inherited and derived values as well, not only what the brand states',
    noValue: (brand: string, path: string) => `the brand ${brand} has no ${path}`,
    nearest: (path: string) => `; perhaps ${path}`,
    keysOf: (path: string, keys: string) => `; ${path} has ${keys}`,
    valueAt: (path: string, value: string) => `; ${path} is ${value}`,
    groups: (names: string) => `; it has ${names}`,
    prices: (list: string) => `. Prices of the brand:${list}`,
    morePrices: (count: number) => `and ${count} more`,
    allAlone: '--all goes without a path',
    others: (count: number, brand: string) =>
      `${count} more values are inherited or derived: npx guiche explain ${brand} --all --lang en, or a path, such as ${brand} theme.dark`,
  },
} as const satisfies Record<AuthorLanguage, object>;

export const command = defineCommand(texts, {
  args: (text) => ({
    brand: { type: 'positional', required: true, valueHint: text.brand },
    path: { type: 'positional', required: false, valueHint: text.path, description: text.paths },
    all: { type: 'boolean', description: text.all },
  }),
  run: ({ args, text, language, cwd, terminal }) => {
    const { path: wanted = '' } = args;
    const brandId = nameOfPath(args.brand, 'brands');
    if (args.all && wanted !== '') throw new UsageError(text.allAlone);
    const { root } = requireRoot(cwd, language);
    const all = explainBrand(readConfigFiles(root), brandId);
    if (!all) throw refuseBrand(inspectConfig(root), brandId, language);
    const isShown =
      wanted === '' && !args.all
        ? ({ origin }: Explanation) => origin !== null && isBrandFile(brandId, origin.file)
        : ({ path, key }: Explanation) => isWanted(path, wanted) || isWanted(key, wanted);
    const named = all.filter(isShown);
    const prices = named.length > 0 ? [] : findPrices(all, wanted);
    const shown = named.length > 0 ? named : findUses(all, wanted);
    const trials = named.length > 0 ? [] : findTrials(all, shown, wanted);
    const found = [...new Set([...shown, ...trials, ...prices.flatMap(({ sources }) => sources)])];
    if (found.length === 0) throw new CommandError(formatMissing(all, brandId, wanted, language));
    const formulas = prices.flatMap(({ shown: price, formula }) =>
      formula ? [`${printable(`${price} = ${formula}`)}\n`] : [],
    );
    for (const formula of new Set(formulas)) terminal.write(formula);
    for (const explanation of found) terminal.write(`${formatExplanation(explanation, language)}\n`);
    if (wanted === '' && found.length < all.length)
      terminal.write(`\n${text.others(all.length - found.length, brandId)}\n`);
    return exitCodes.clean;
  },
});

function isWanted(path: string, wanted: string): boolean {
  return wanted === '' || path === wanted || path.startsWith(`${wanted}.`);
}

function formatMissing(all: readonly Explanation[], brandId: string, wanted: string, language: AuthorLanguage): string {
  const { noValue, nearest } = texts[language];
  const missing = noValue(brandId, wanted);
  const prices = listStatedPrices(all, wanted);
  if (prices.length > 0) return `${missing}${formatPrices(prices, language)}`;
  const paths = listPaths(all);
  const near = findNearest(wanted, paths);
  return printable(`${missing}${near === undefined ? formatParent(all, paths, wanted, language) : nearest(near)}`);
}

/** Lists the first prices, one a line. */
function formatPrices(all: readonly { path: string; shown: string }[], language: AuthorLanguage): string {
  const { prices, morePrices } = texts[language];
  const lines = all.slice(0, mostPrices).map(({ path, shown }) => `${path}: ${shown}`);
  const rest = all.length - lines.length;
  return prices([...lines, ...(rest > 0 ? [morePrices(rest)] : [])].map((line) => `\n  ${printable(line)}`).join(''));
}

/** Lists the neighbours of an unknown path: the keys beside it, the value without keys, or the groups of all values. */
function formatParent(
  all: readonly Explanation[],
  paths: readonly string[],
  wanted: string,
  language: AuthorLanguage,
): string {
  const { keysOf, valueAt, groups } = texts[language];
  const parent = listParents(wanted).find((path) => path !== wanted && paths.includes(path));
  if (parent === undefined) return groups([...new Set(all.flatMap(({ group }) => group || []))].join(', '));
  const owner = all.find(({ path, key }) => path === parent || key === parent);
  if (owner) return valueAt(parent, JSON.stringify(owner.value));
  const below = paths.filter((path) => path.startsWith(`${parent}.`)).map((path) => path.slice(parent.length + 1));
  return keysOf(parent, [...new Set(below.map((path) => path.split('.')[0]))].join(', '));
}

/** `a.b.c` → `a.b.c`, `a.b`, `a`. */
function listParents(path: string): string[] {
  const keys = path.split('.');
  return keys.map((_, index) => keys.slice(0, keys.length - index).join('.'));
}

/** Paths of all values and their parents, with and without area or group. */
function listPaths(all: readonly Explanation[]): string[] {
  return [...new Set(all.flatMap(({ path, key }) => [path, key]).flatMap(listParents))];
}
