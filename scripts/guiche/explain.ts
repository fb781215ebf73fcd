import { explainBrand } from '../../renderer/config/explain-brand';
import { findNearest } from '../../renderer/config/findings/find-nearest';
import type { AuthorLanguage } from '../../renderer/config/findings/tell-finding';
import { defineCommand, exitCodes, UsageError } from './frame/command';
import { formatExplanation } from './report/explanation';
import { findRoot } from './report/find-root';

const texts = {
  'pt-BR': {
    noRoot: 'não há uma pasta brands/ aqui, nem acima',
    noBrand: (brand: string) => `não há a marca ${brand}, ou o brand.json dela não pode ser usado`,
    noValue: (brand: string, path: string) => `a marca ${brand} não tem ${path}`,
    nearest: (path: string) => `; talvez ${path}`,
  },
  en: {
    noRoot: 'there is no folder brands/ here, nor above',
    noBrand: (brand: string) => `there is no brand ${brand}, or its brand.json cannot be used`,
    noValue: (brand: string, path: string) => `the brand ${brand} has no ${path}`,
    nearest: (path: string) => `; perhaps ${path}`,
  },
} as const satisfies Record<AuthorLanguage, object>;

export const command = defineCommand({
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
    const { noRoot, noBrand } = texts[language];
    const [brandId, wanted = '', ...rest] = positionals;
    if (brandId === undefined || rest.length > 0) throw new UsageError(rest.join(' '));
    const root = findRoot(cwd)?.root;
    if (root === undefined) throw new UsageError(noRoot);
    const found = explainBrand(root, brandId, wanted);
    if (!found) throw new UsageError(noBrand(brandId));
    if (found.length === 0) throw new UsageError(tellMissing(root, brandId, wanted, language));
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
