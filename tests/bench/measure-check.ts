import path from 'node:path';
import { findScript, root as project } from '../../scripts/setup/run-command.mjs';
import { makeRoot, removeRoot } from './make-root';
import { runToEnd } from './processes';
import { buildRow, type Row } from './row';
import { takeTurns } from './take-turns';

interface CheckRun {
  ms: number;
  peakMiB: number;
  files: number;
}

const suite = 'check';

const what = 'checking 1,000 brands made after wup + 3,000 flows';

/**
 * Compares all rules with the validators alone, each in a separate process. Also measures the whole command on this
 * tree.
 */
export async function measureCheck(rounds: number): Promise<Row[]> {
  const { folder } = makeRoot('check', { brands: 1_000, flowsOfEach: 3, hasPictures: false });
  try {
    const checks: { base: CheckRun; ours: CheckRun }[] = [];
    const cold: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const checkBare = () => runCheck('bare', folder);
      checks.push(await takeTurns(round, checkBare, () => runCheck('all', folder)));
      cold.push(await timeCold());
    }
    const bare = checks.map(({ base }) => base);
    const all = checks.map(({ ours }) => ours);
    return [
      buildRow({
        suite,
        what: `${what}, base bare compiled ajv`,
        unit: 'ms',
        base: bare.map(({ ms }) => ms),
        ours: all.map(({ ms }) => ms),
        comparison: 'ratio',
        goal: { atMost: 8 },
        note: `the base reads ${bare[0]?.files} JSON files; ours ${all[0]?.files} files, logos too; peak ${all[0]?.peakMiB.toFixed(0)} MiB, bare ${bare[0]?.peakMiB.toFixed(0)}`,
      }),
      buildRow({
        suite,
        what: 'npx guiche check on this tree, cold',
        unit: 'ms',
        ours: cold,
        comparison: 'value',
        goal: { atMost: 2_000 },
      }),
    ];
  } finally {
    removeRoot(folder);
  }
}

/** Time of the whole command, in ms. */
async function timeCold(): Promise<number> {
  const start = performance.now();
  await runToEnd([process.execPath, path.join(project, 'cli/guiche.mjs'), 'check', '--format', 'json'], {
    cwd: project,
  });
  return performance.now() - start;
}

async function runCheck(how: 'bare' | 'all', folder: string): Promise<CheckRun> {
  const [program, ...script] = findScript('tests/bench/check-child.ts');
  return JSON.parse(await runToEnd([program, ...script, how, folder], { cwd: project })) as CheckRun;
}
