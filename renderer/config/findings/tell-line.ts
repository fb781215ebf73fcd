import { checkWords } from './check-words';
import type { ConfigFinding } from './config-finding';
import { locateFinding } from './locate-finding';
import { type AuthorLanguage, tellFinding } from './tell-finding';

/** The server and the studio speak as most authors do. */
const language: AuthorLanguage = 'pt-BR';

/**
 * A finding in one line: `erro[code] file:line:column message (help)`.
 *
 * @param readText the text of a config file; empty when it cannot be read
 */
export function tellLine(finding: ConfigFinding, readText: (file: string) => string): string {
  const { file } = finding.place;
  const { line, column } = locateFinding(finding, readText(file));
  const { message, help } = tellFinding(finding, language);
  const [severity] = checkWords[language].severities[finding.severity];
  const hint = help === undefined ? '' : ` (${help})`;
  return `${severity}[${finding.code}] ${file}:${line}:${column} ${message}${hint}`;
}
