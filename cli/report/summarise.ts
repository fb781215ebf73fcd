import { checkWords, type Forms } from '../../checks/findings/check-words';
import type { AuthorLanguage } from '../../checks/findings/describe-finding';
import { type CheckReport, countFindings } from './build-report';

const texts = {
  'pt-BR': {
    file: ['arquivo', 'arquivos'],
    fixable: ['corrigível', 'corrigíveis'],
    and: ' e ',
    in: 'em',
    clean: 'Nenhum erro',
    checked: ['verificado', 'verificados'],
    newWarning: ['aviso novo', 'avisos novos'],
    noneNew: 'Nenhum aviso novo',
    known: ['já existia', 'já existiam'],
    knownWarning: ['aviso já existia', 'avisos já existiam'],
  },
  en: {
    file: ['file', 'files'],
    fixable: ['fixable', 'fixable'],
    and: ' and ',
    in: 'in',
    clean: 'No errors',
    checked: ['checked', 'checked'],
    newWarning: ['new warning', 'new warnings'],
    noneNew: 'No new warnings',
    known: ['was there before', 'were there before'],
    knownWarning: ['warning was there before', 'warnings were there before'],
  },
} as const satisfies Record<AuthorLanguage, Record<string, string | Forms>>;

/**
 * `1 erro em 1 arquivo (4.000 verificados em 0,3 s). 1 corrigível.` Warnings that the `--since` reference has are counted
 * apart, because they block nothing: `1 aviso novo em 1 arquivo; 3 já existiam (4.000 verificados em 0,3 s).`
 */
export function summarise({ findings, fileCount, seconds, language }: CheckReport): string {
  const text = texts[language];
  const { severities } = checkWords[language];
  const numbers = new Intl.NumberFormat(language);
  const count = (value: number, [one, other]: Forms) => `${numbers.format(value)} ${value === 1 ? one : other}`;
  const time = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(seconds);
  const ended = `${fileCount === 1 ? text.checked[0] : text.checked[1]} ${text.in} ${time} s`;
  const { fixable } = countFindings(findings);
  const fixes = fixable > 0 ? ` ${count(fixable, text.fixable)}.` : '';
  const blocking = findings.filter(({ severity, isNew }) => severity === 'error' || isNew);
  const known = findings.length - blocking.length;
  const { errors, warnings, files } = countFindings(blocking);
  if (blocking.length === 0) {
    const clean = known === 0 ? text.clean : `${text.noneNew}; ${count(known, text.known)}`;
    return `${clean} (${count(fileCount, text.file)} ${ended}).${fixes}`;
  }
  const warning = known === 0 ? severities.warning : text.newWarning;
  const found = [errors > 0 && count(errors, severities.error), warnings > 0 && count(warnings, warning)];
  const before = known === 0 ? '' : `; ${count(known, warnings > 0 ? text.known : text.knownWarning)}`;
  return `${found.filter(Boolean).join(text.and)} ${text.in} ${count(files, text.file)}${before} (${numbers.format(fileCount)} ${ended}).${fixes}`;
}
