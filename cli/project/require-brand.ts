import { configPaths } from '../../catalogue/config-paths';
import { findNearest } from '../../catalogue/find-nearest';
import { isBrandName } from '../../catalogue/is-brand-name';
import type { BrandSubject } from '../../catalogue/subject';
import type { AuthorLanguage } from '../../checks/findings/describe-finding';
import { printable } from '../../checks/findings/printable';
import type { Inspection } from '../../checks/inspect-config';
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

/** @throws CommandError when the brand does not exist, or its files have mistakes */
export function requireBrand(inspection: Inspection, brandId: string, language: AuthorLanguage): BrandSubject {
  const found = inspection.brands.find(({ id }) => id === brandId);
  if (!found) throw refuseBrand(inspection, brandId, language);
  return found;
}

/** Why a brand cannot be used: it does not exist (names the nearest one), or its files have mistakes. */
export function refuseBrand(inspection: Inspection, brandId: string, language: AuthorLanguage): CommandError {
  const { none, unfit } = texts[language];
  const folder = configPaths.brandFolder(brandId);
  const isInFolder = (file: string) => file === folder || file.startsWith(`${folder}/`);
  if (isBrandName(brandId) && [...inspection.files.keys()].some(isInFolder)) {
    const mistakes = listMistakes(inspection, brandId, language);
    return new CommandError(`${unfit(brandId)}${mistakes.length > 0 ? `:\n${mistakes.join('\n')}` : ''}`);
  }
  const ids = inspection.brands.map(({ id }) => id);
  return new CommandError(none(brandId, findNearest(brandId, ids)));
}

/** Errors of brand.json and its folder. If no brand can be read, the errors that prevent it. */
function listMistakes(inspection: Inspection, brandId: string, language: AuthorLanguage): string[] {
  const own = [configPaths.brand(brandId), configPaths.brandFolder(brandId)];
  const isCause = (file: string) => (inspection.shared ? own.includes(file) : inspection.broken.has(file));
  return buildReport(inspection, { language })
    .findings.filter(({ severity, file }) => severity === 'error' && isCause(file))
    .map(({ file, line, column, message }) => printable(`${file}:${line}:${column} ${message}`));
}
