import { createJsonReader } from '../catalogue/source/json-text';
import type { ConfigFinding } from './findings/config-finding';
import type { AuthorLanguage } from './findings/tell-finding';
import { serverLanguage, tellLine } from './findings/tell-line';

/** A log is for people; `guiche check` shows the rest. */
const mostLines = 50;

const tellRest: Readonly<Record<AuthorLanguage, (count: number) => string>> = {
  'pt-BR': (count) => `… e mais ${count}`,
  en: (count) => `… and ${count} more`,
};

/** The config is invalid. The server does not start with it; `guiche check` prints all findings. */
export class CatalogueError extends Error {
  readonly findings: readonly ConfigFinding[];
  /** One for each finding. */
  readonly tellLines: (language: AuthorLanguage) => readonly string[];
  /** The message in another language than the server's. */
  readonly tell: (language: AuthorLanguage) => string;

  /** @param readText reads a config file, for positions; empty text for an unreadable file */
  constructor(findings: readonly ConfigFinding[], readText: (file: string) => string) {
    const readJson = createJsonReader(readText);
    const tellLines = (language: AuthorLanguage) => findings.map((finding) => tellLine(finding, readJson, language));
    super(joinLines(tellLines(serverLanguage), serverLanguage));
    this.name = 'CatalogueError';
    this.findings = findings;
    this.tellLines = tellLines;
    this.tell = (language) => joinLines(tellLines(language), language);
  }
}

function joinLines(lines: readonly string[], language: AuthorLanguage): string {
  const rest = lines.length - mostLines;
  return [...lines.slice(0, mostLines), ...(rest > 0 ? [tellRest[language](rest)] : [])].join('\n');
}
