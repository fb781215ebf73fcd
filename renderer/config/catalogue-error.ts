import type { ConfigFinding } from './findings/config-finding';
import { tellLine } from './findings/tell-line';
import { createJsonReader } from './source/json-text';

/** A log is read by people: `guiche check` tells the rest. */
const mostLines = 50;

/** The config cannot be used. The server does not start with it; `guiche check` prints the findings at length. */
export class CatalogueError extends Error {
  readonly findings: readonly ConfigFinding[];
  /** One for each finding. */
  readonly lines: readonly string[];

  /** @param readText the text of a config file, for positions; empty when it cannot be read */
  constructor(findings: readonly ConfigFinding[], readText: (file: string) => string) {
    const readJson = createJsonReader(readText);
    const lines = findings.map((finding) => tellLine(finding, readJson));
    const rest = lines.length - mostLines;
    super([...lines.slice(0, mostLines), ...(rest > 0 ? [`… e mais ${rest}`] : [])].join('\n'));
    this.name = 'CatalogueError';
    this.findings = findings;
    this.lines = lines;
  }
}
