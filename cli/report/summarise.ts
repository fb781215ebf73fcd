import { checkWords, type Forms } from '../../checks/findings/check-words';
import type { AuthorLanguage } from '../../checks/findings/tell-finding';
import { type CheckReport, countFindings } from './told-report';

const texts = {
  'pt-BR': {
    file: ['arquivo', 'arquivos'],
    fixable: ['corrigível', 'corrigíveis'],
    and: ' e ',
    in: 'em',
    clean: 'Nenhum erro',
    checked: ['verificado', 'verificados'],
  },
  en: {
    file: ['file', 'files'],
    fixable: ['fixable', 'fixable'],
    and: ' and ',
    in: 'in',
    clean: 'No errors',
    checked: ['checked', 'checked'],
  },
} as const satisfies Record<AuthorLanguage, Record<string, string | Forms>>;

/** `1 erro em 1 arquivo (4.000 verificados em 0,3 s). 1 corrigível.` */
export function summarise({ findings, fileCount, seconds, language }: CheckReport): string {
  const text = texts[language];
  const { severities } = checkWords[language];
  const numbers = new Intl.NumberFormat(language);
  const count = (value: number, [one, other]: Forms) => `${numbers.format(value)} ${value === 1 ? one : other}`;
  const { errors, warnings, files, fixable } = countFindings(findings);
  const time = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(seconds);
  const ended = `${fileCount === 1 ? text.checked[0] : text.checked[1]} ${text.in} ${time} s`;
  if (findings.length === 0) return `${text.clean} (${count(fileCount, text.file)} ${ended}).`;
  const found = [errors > 0 && count(errors, severities.error), warnings > 0 && count(warnings, severities.warning)];
  const fixes = fixable > 0 ? ` ${count(fixable, text.fixable)}.` : '';
  return `${found.filter(Boolean).join(text.and)} ${text.in} ${count(files, text.file)} (${numbers.format(fileCount)} ${ended}).${fixes}`;
}
