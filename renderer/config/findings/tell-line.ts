import type { ConfigFinding } from './config-finding';
import { locateFinding } from './locate-finding';
import { tellFinding } from './tell-finding';

const severities = { error: 'erro', warning: 'aviso' } as const;

/**
 * A finding in one line: `erro[code] file:line:column message (help)`.
 *
 * @param readText the text of a config file; empty when it cannot be read
 */
export function tellLine(finding: ConfigFinding, readText: (file: string) => string): string {
  const { file } = finding.place;
  const { line, column } = locateFinding(finding, readText(file));
  const { message, help } = tellFinding(finding, 'pt-BR');
  const hint = help === undefined ? '' : ` (${help})`;
  return `${severities[finding.severity]}[${finding.code}] ${file}:${line}:${column} ${message}${hint}`;
}
