import { camelCase, literalUnion } from './names';
import { SourceError, type Sources } from './read-sources';
import { type File, moduleOf, objectOf } from './write-code';

/**
 * Generates the table of checks, and the rules of those that have one.
 *
 * @throws SourceError for a check without samples, which its test and its page show
 */
export function buildChecks({ checks }: Sources): File[] {
  for (const { id, dir, page } of checks)
    for (const key of ['bad', 'good'])
      if (!Array.isArray(page[key]) || page[key].length === 0)
        throw new SourceError(`${dir}/${id}.check.json: the sample "${key}" is missing`);
  const facts = checks.map(({ id, page: { group, severity, isWaivable } }) => {
    return [id, `{ group: '${group}', severity: '${severity}', isWaivable: ${isWaivable} }`] as const;
  });
  const withRule = checks.filter(({ parts }) => parts.has('rule.ts')).map(({ id }) => id);
  return [
    [
      'schemas/generated/check-table.ts',
      moduleOf(
        "import type { CheckPage } from './types';",
        `\nexport type CheckCode = ${literalUnion(checks.map(({ id }) => id))};`,
        '\n/** Group, severity and waivability of each code, loaded without its texts. */',
        "export const checkTable: Readonly<Record<CheckCode, Pick<CheckPage, 'group' | 'severity' | 'isWaivable'>>> =",
        `${objectOf(facts)};`,
      ),
    ],
    [
      'checks/rules/rules.generated.ts',
      moduleOf(
        "import type { CheckCode } from '../../schemas/generated/check-table';",
        ...withRule.map((id) => `import { rule as ${camelCase(id)} } from './${id}/${id}.rule';`),
        "import type { Rule } from './rule';",
        '\n/** Rules of the checks. Checks without a rule are reported by file reading and schemas. */',
        'export const rules: Partial<Readonly<Record<CheckCode, Rule>>> =',
        `${objectOf(withRule.map((id) => [id, camelCase(id)]))};`,
      ),
    ],
  ];
}
