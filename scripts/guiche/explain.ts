import { explainBrand } from '../../renderer/config/explain-brand';
import { findNearest } from '../../renderer/config/findings/find-nearest';
import { type AuthorLanguage, formatExplanation } from './format-explanation';

export interface CommandResult {
  output: string;
  /** 0 explained; 2 there is nothing of that name. */
  status: 0 | 2;
}

const words = {
  'pt-BR': {
    noBrand: (brand: string) =>
      `não há a marca ${brand}, ou o brand.json dela não pode ser usado (guiche check diz por quê)`,
    noValue: (brand: string, path: string) => `a marca ${brand} não tem ${path}`,
    nearest: (path: string) => `; você quis dizer ${path}?`,
  },
  en: {
    noBrand: (brand: string) => `there is no brand ${brand}, or its brand.json cannot be used (guiche check says why)`,
    noValue: (brand: string, path: string) => `the brand ${brand} has no ${path}`,
    nearest: (path: string) => `; did you mean ${path}?`,
  },
} as const satisfies Record<AuthorLanguage, object>;

/**
 * `guiche explain <brand> [path]`: each value at or below a path, the file and line that set it, and what that overrode.
 *
 * @param root the project's folder
 * @param wanted `theme.dark.text`, `BR.links`, `copy.pt-BR.lead`; everything when empty
 */
export function explain(root: string, brandId: string, wanted: string, language: AuthorLanguage): CommandResult {
  const { noBrand, noValue, nearest } = words[language];
  const found = explainBrand(root, brandId, wanted);
  if (!found) return { output: noBrand(brandId), status: 2 };
  if (found.length > 0) {
    return { output: found.map((explanation) => formatExplanation(explanation, language)).join('\n'), status: 0 };
  }
  const near = findNearest(wanted, listPaths(root, brandId));
  return { output: `${noValue(brandId, wanted)}${near === undefined ? '' : nearest(near)}`, status: 2 };
}

/** The paths of all values and of what stands above them. */
function listPaths(root: string, brandId: string): string[] {
  const paths = (explainBrand(root, brandId, '') ?? []).flatMap(({ path }) => {
    const keys = path.split('.');
    return keys.map((_, index) => keys.slice(0, index + 1).join('.'));
  });
  return [...new Set(paths)];
}
