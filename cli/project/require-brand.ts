import { existsSync } from 'node:fs';
import path from 'node:path';
import { configPaths } from '../../catalogue/config-paths';
import { findNearest } from '../../catalogue/find-nearest';
import { isBrandName } from '../../catalogue/is-brand-name';
import type { BrandSubject } from '../../catalogue/subject';
import { printable } from '../../checks/findings/printable';
import type { AuthorLanguage } from '../../checks/findings/tell-finding';
import { inspectConfig } from '../../checks/inspect-config';
import { CommandError } from '../frame/command';
import { buildReport } from '../report/build-report';

const texts = {
  'pt-BR': {
    none: (brandId: string, nearest?: string) => `a marca ${brandId} não existe${nearest ? `; talvez ${nearest}` : ''}`,
    unfit: (brandId: string) => `a marca ${brandId} existe, mas tem erros (veja npx guiche check)`,
  },
  en: {
    none: (brandId: string, nearest?: string) => `there is no brand ${brandId}${nearest ? `; perhaps ${nearest}` : ''}`,
    unfit: (brandId: string) => `the brand ${brandId} is there but cannot be used (npx guiche check says more)`,
  },
} as const satisfies Record<AuthorLanguage, object>;

/** Valid brands, as the check reads them. */
export function listBrands(root: string): BrandSubject[] {
  return [...inspectConfig(root).brands];
}

/** @throws CommandError when the brand does not exist or is invalid */
export function requireBrand(
  root: string,
  brandId: string,
  language: AuthorLanguage,
  brands: readonly BrandSubject[] = listBrands(root),
): BrandSubject {
  const found = brands.find(({ id }) => id === brandId);
  if (found) return found;
  throw refuseBrand(root, brandId, brands, language);
}

/** Why a brand cannot be used: it does not exist (names the nearest one), or its files have mistakes. */
export function refuseBrand(
  root: string,
  brandId: string,
  brands: readonly BrandSubject[],
  language: AuthorLanguage,
): CommandError {
  const text = texts[language];
  if (isBrandName(brandId) && existsSync(path.join(root, configPaths.brandFolder(brandId)))) {
    const mistakes = formatMistakes(root, brandId, language);
    return new CommandError([text.unfit(brandId), mistakes.join('\n')].filter((part) => part !== '').join(':\n'));
  }
  const ids = brands.map(({ id }) => id);
  return new CommandError(text.none(brandId, findNearest(brandId, ids)));
}

/** Errors of brand.json and its folder, with lines. If no brand can be read, the errors that prevent it. */
function formatMistakes(root: string, brandId: string, language: AuthorLanguage): string[] {
  const inspection = inspectConfig(root);
  const own = [configPaths.brand(brandId), configPaths.brandFolder(brandId)];
  const isCause = (file: string) => (inspection.shared ? own.includes(file) : inspection.broken.has(file));
  return buildReport(inspection, { root, language, seconds: 0 })
    .findings.filter(({ severity, file }) => severity === 'error' && isCause(file))
    .map(({ file, line, column, message }) => printable(`${file}:${line}:${column} ${message}`));
}
