import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { manifests } from '../templates/manifests.generated';
import { compareSizes } from './sizes/compare-sizes';
import { readBuild, type Scripts } from './sizes/read-build';

interface SizeBudgets {
  /** JavaScript that a template's page loads on arrival. */
  templates: Record<string, number>;
  /** JavaScript that a part of a screen adds to it. */
  parts: Record<string, number>;
}

/** Holds the production build against `tests/size-budgets.json`, in bytes after gzip. */
function checkSizes(root: string): number {
  const folder = path.join(root, '.next');
  const build = readBuild(folder);
  const budgets = JSON.parse(readFileSync(path.join(root, 'tests/size-budgets.json'), 'utf8')) as SizeBudgets;
  const reports = [
    compareSizes(Object.keys(manifests), measure(folder, build.templates), budgets.templates),
    compareSizes([...build.parts.keys()], measure(folder, build.parts), budgets.parts),
  ];
  const lines = reports.flatMap((report) => report.lines);
  const problems = reports.flatMap((report) => report.problems.map((problem) => `✗ ${problem}`));
  process.stdout.write(`${[...lines, ...problems].join('\n')}\n`);
  return problems.length === 0 ? 0 : 1;
}

function measure(folder: string, loaded: ReadonlyMap<string, Scripts>): Map<string, number> {
  const sizeOf = (script: string) => gzipSync(readFileSync(path.join(folder, script)), { level: 9 }).length;
  return new Map([...loaded].map(([id, scripts]) => [id, scripts.reduce((sum, script) => sum + sizeOf(script), 0)]));
}

process.exitCode = checkSizes(process.cwd());
