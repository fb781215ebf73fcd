import type { ConfigFiles } from '../catalogue/source/config-files';
import { createJsonReader } from '../catalogue/source/json-text';
import type { ConfigFinding } from './findings/config-finding';
import type { AuthorLanguage } from './findings/describe-finding';
import { formatFindingLine, serverLanguage } from './findings/format-finding-line';

/** A log is for people; `guiche check` shows the rest. */
const mostLines = 50;

const formatRest: Readonly<Record<AuthorLanguage, (count: number) => string>> = {
  'pt-BR': (count) => `… e mais ${count}`,
  en: (count) => `… and ${count} more`,
};

/** The config is invalid. The server does not start with it; `guiche check` prints all findings. */
export class CatalogueError extends Error {
  readonly findings: readonly ConfigFinding[];
  /** One for each finding. */
  readonly formatLines: (language: AuthorLanguage) => readonly string[];
  /** The message in another language than the server's. */
  readonly format: (language: AuthorLanguage) => string;

  /** @param files for the findings' positions */
  constructor(findings: readonly ConfigFinding[], files: ConfigFiles) {
    const readJson = createJsonReader(files);
    const formatLines = (language: AuthorLanguage) =>
      findings.map((finding) => formatFindingLine(finding, readJson, language));
    super(joinLines(formatLines(serverLanguage), serverLanguage));
    this.name = 'CatalogueError';
    this.findings = findings;
    this.formatLines = formatLines;
    this.format = (language) => joinLines(formatLines(language), language);
  }
}

function joinLines(lines: readonly string[], language: AuthorLanguage): string {
  const rest = lines.length - mostLines;
  return [...lines.slice(0, mostLines), ...(rest > 0 ? [formatRest[language](rest)] : [])].join('\n');
}
