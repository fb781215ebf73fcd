import { existsSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { findRoomViolations } from './find-room-violations';
import { importRules } from './import-rules';
import { roomOrder } from './room-order';

/** Folders of code. */
const folders = [...new Set(roomOrder.map((room) => room.split('/')[0] ?? room))];

/** Imports in a project's folder that break a rule or the room order, as `rule: from → to`. */
export async function findViolations(root: string): Promise<{ fileCount: number; violations: string[] }> {
  const { output } = await cruise(
    folders.filter((folder) => existsSync(path.join(root, folder))),
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: importRules.map(({ rule }) => rule) },
      // Generated validators are long and import none of our code.
      doNotFollow: { path: ['node_modules', '^schemas/generated/.*\\.mjs$'] },
    },
  );
  const { summary, modules } = output as ICruiseResult;
  return {
    fileCount: summary.totalCruised,
    violations: [
      ...summary.violations.map(({ rule, from, to, cycle }) => {
        const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
        return `${rule.name}: ${from} → ${way}`;
      }),
      ...findRoomViolations(modules),
    ],
  };
}
