import { type Explanation, explainBrand } from '../../renderer/config/explain-brand';
import { findNearest } from '../../renderer/config/findings/find-nearest';
import type { AuthorLanguage } from '../../renderer/config/findings/tell-finding';
import { CommandError, defineCommand, exitCodes, UsageError } from './frame/command';
import { listBrands, refuseBrand } from './project/require-brand';
import { requireRoot } from './project/require-root';
import { formatExplanation } from './report/explanation';

const texts = {
  'pt-BR': {
    brandWanted: 'falta a marca',
    noValue: (brand: string, path: string) => `a marca ${brand} não tem ${path}`,
    nearest: (path: string) => `; talvez ${path}`,
  },
  en: {
    brandWanted: 'which brand?',
    noValue: (brand: string, path: string) => `the brand ${brand} has no ${path}`,
    nearest: (path: string) => `; perhaps ${path}`,
  },
} as const satisfies Record<AuthorLanguage, object>;

export const command = defineCommand({
  operandCount: 2,
  options: {},
  words: {
    'pt-BR': {
      summary: 'diz de onde vem cada valor de uma marca: arquivo, linha e o que ele substitui',
      usage: 'MARCA [CAMINHO], como: acme theme.dark.text · acme BR.links · acme copy.pt-BR.lead',
      options: {},
    },
    en: {
      summary: 'tells where each value of a brand comes from: file, line and what it overrode',
      usage: 'BRAND [PATH], such as: acme theme.dark.text · acme BR.links · acme copy.pt-BR.lead',
      options: {},
    },
  },
  run: ({ positionals, language, cwd, terminal }) => {
    const [brandId, wanted = ''] = positionals;
    if (brandId === undefined) throw new UsageError(texts[language].brandWanted);
    const { root } = requireRoot(cwd, language);
    const all = explainBrand(root, brandId);
    if (!all) throw refuseBrand(root, brandId, listBrands(root), language);
    const found = all.filter(({ path, key }) => isWanted(path, wanted) || isWanted(key, wanted));
    if (found.length === 0) throw new CommandError(tellMissing(all, brandId, wanted, language));
    for (const explanation of found) terminal.write(`${formatExplanation(explanation, language)}\n`);
    return exitCodes.clean;
  },
});

function isWanted(path: string, wanted: string): boolean {
  return wanted === '' || path === wanted || path.startsWith(`${wanted}.`);
}

function tellMissing(all: readonly Explanation[], brandId: string, wanted: string, language: AuthorLanguage): string {
  const { noValue, nearest } = texts[language];
  const near = findNearest(wanted, listPaths(all));
  return `${noValue(brandId, wanted)}${near === undefined ? '' : nearest(near)}`;
}

/** The paths of all values and of what stands above them, with and without their area or group. */
function listPaths(all: readonly Explanation[]): string[] {
  const paths = all
    .flatMap(({ path, key }) => [path, key])
    .flatMap((path) => {
      const keys = path.split('.');
      return keys.map((_, index) => keys.slice(0, index + 1).join('.'));
    });
  return [...new Set(paths)];
}
