import { existsSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { importRules } from './import-rules';

const rooms = ['schemas', 'renderer', 'templates', 'pages', 'sandbox', 'scripts', 'tests'];

/** The imports under a project's folder that break a rule, as `rule: from → to`. */
export async function findViolations(root: string): Promise<{ fileCount: number; violations: string[] }> {
  const { output } = await cruise(
    rooms.filter((room) => existsSync(path.join(root, room))),
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: importRules.map(({ rule }) => rule) },
      // Generated validators are long and import nothing of ours.
      doNotFollow: { path: ['node_modules', '^schemas/generated/.*\\.mjs$'] },
    },
  );
  const { summary } = output as ICruiseResult;
  return {
    fileCount: summary.totalCruised,
    violations: summary.violations.map(({ rule, from, to, cycle }) => {
      const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
      return `${rule.name}: ${from} → ${way}`;
    }),
  };
}
