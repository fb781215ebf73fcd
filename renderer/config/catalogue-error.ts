import type { ConfigFinding } from './findings/config-finding';
import { locateFinding } from './findings/locate-finding';
import { tellFinding } from './findings/tell-finding';

/** A log is read by people: `guiche check` tells the rest. */
const mostLines = 50;

/** The config cannot be used. The server does not start with it; `guiche check` prints the findings at length. */
export class CatalogueError extends Error {
  readonly findings: readonly ConfigFinding[];
  /** `erro[code] file:line:column message (help)`, one for each finding. */
  readonly lines: readonly string[];

  /** @param readText the text of a config file, for positions; empty when it cannot be read */
  constructor(findings: readonly ConfigFinding[], readText: (file: string) => string) {
    const lines = findings.map((finding) => {
      const { file } = finding.place;
      const { line, column } = locateFinding(finding, readText(file));
      const { message, help } = tellFinding(finding, 'pt-BR');
      return `erro[${finding.code}] ${file}:${line}:${column} ${message}${help === undefined ? '' : ` (${help})`}`;
    });
    const rest = lines.length - mostLines;
    super([...lines.slice(0, mostLines), ...(rest > 0 ? [`… e mais ${rest}`] : [])].join('\n'));
    this.name = 'CatalogueError';
    this.findings = findings;
    this.lines = lines;
  }
}
