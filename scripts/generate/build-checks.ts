import { camelCase, HEADER, literalUnion, objectKey } from './names';
import type { CodeFolder, Sources } from './read-sources';
import type { JsonObject } from './schema-walk';

type File = [path: string, content: string];

/** Generates the table of checks, and the rules of those that have one. */
export function buildChecks({ checks }: Sources): File[] {
  return [
    ['schemas/generated/check-table.ts', checkTable(checks)],
    ['checks/rules/rules.generated.ts', checkRules(checks)],
  ];
}

function checkTable(checks: Sources['checks']): string {
  const entries = checks.map(({ id, page }) => {
    const { group, severity, isWaivable } = page as JsonObject;
    return `  ${objectKey(id)}: { group: '${group}', severity: '${severity}', isWaivable: ${isWaivable} },\n`;
  });
  return `${HEADER}import type { CheckPage } from './types';

export type CheckCode = ${literalUnion(checks.map(({ id }) => id))};

/** Group, severity and waivability of each code, loaded without its texts. */
export const checkTable: Readonly<Record<CheckCode, Pick<CheckPage, 'group' | 'severity' | 'isWaivable'>>> = {
${entries.join('')}};
`;
}

function checkRules(checks: readonly CodeFolder[]): string {
  const withRule = checks.filter(({ parts }) => parts.has('rule.ts'));
  const imports = withRule.map(({ id }) => `import { rule as ${camelCase(id)} } from './${id}/${id}.rule';\n`);
  const entries = withRule.map(({ id }) => `  ${objectKey(id)}: ${camelCase(id)},\n`);
  return `${HEADER}import type { CheckCode } from '../../schemas/generated/check-table';
${imports.join('')}import type { Rule } from './rule';

/** Rules of the checks. Checks without a rule are reported by file reading and schemas. */
export const rules: Partial<Readonly<Record<CheckCode, Rule>>> = {
${entries.join('')}};
`;
}
