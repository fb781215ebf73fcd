import { explainBrand } from '../../renderer/config/explain-brand';
import { findNearest } from '../../renderer/config/findings/find-nearest';
import type { AuthorLanguage } from '../../renderer/config/findings/tell-finding';
import { CommandError, defineCommand, exitCodes, UsageError } from './frame/command';
import { formatExplanation } from './report/explanation';
import { listBrands, refuseBrand } from './report/require-brand';
import { requireRoot } from './report/require-root';

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
    const found = explainBrand(root, brandId, wanted);
    if (!found) throw refuseBrand(brandId, listBrands(root), language);
    if (found.length === 0) throw new CommandError(tellMissing(root, brandId, wanted, language));
    for (const explanation of found) terminal.write(`${formatExplanation(explanation, language)}\n`);
    return exitCodes.clean;
  },
});

function tellMissing(root: string, brandId: string, wanted: string, language: AuthorLanguage): string {
  const { noValue, nearest } = texts[language];
  const near = findNearest(wanted, listPaths(root, brandId));
  return `${noValue(brandId, wanted)}${near === undefined ? '' : nearest(near)}`;
}

/** The paths of all values and of what stands above them. */
function listPaths(root: string, brandId: string): string[] {
  const paths = (explainBrand(root, brandId, '') ?? []).flatMap(({ path }) => {
    const keys = path.split('.');
    return keys.map((_, index) => keys.slice(0, index + 1).join('.'));
  });
  return [...new Set(paths)];
}
