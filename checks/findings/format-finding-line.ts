import type { JsonText } from '../../catalogue/source/json-text';
import { checkWords } from './check-words';
import type { ConfigFinding } from './config-finding';
import { type AuthorLanguage, describeFinding } from './describe-finding';
import { locateFinding } from './locate-finding';
import { printable } from './printable';

/** Language of the server and the studio, which most authors speak. */
export const serverLanguage: AuthorLanguage = 'pt-BR';

/**
 * A finding on one line: `erro[code] file:line:column message (help)`.
 *
 * @param readJson opens a config file; empty text for an unreadable one
 */
export function formatFindingLine(
  finding: ConfigFinding,
  readJson: (file: string) => JsonText,
  language: AuthorLanguage,
): string {
  const { file } = finding.place;
  const { line, column } = locateFinding(finding, readJson(file));
  const { message, help } = describeFinding(finding, language);
  const [severity] = checkWords[language].severities[finding.severity];
  const hint = help === undefined ? '' : ` (${help})`;
  return `${severity}[${finding.code}] ${printable(file)}:${line}:${column} ${message}${hint}`;
}
