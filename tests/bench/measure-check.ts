import path from 'node:path';
import { findScript, root as project } from '../../scripts/setup/run-command.mjs';
import { makeRoot, removeRoot } from './make-root';
import { runToEnd } from './processes';
import { buildRow, type Row } from './row';
import { prepareAjvCli } from './run-ajv-cli';

interface CheckRun {
  ms: number;
  peakMiB: number;
}

const suite = 'check';
const what = 'checking 1,000 brands + 3,000 flows';

/**
 * All rules against the compiled validators alone, each run in a process of its own; and the whole command against
 * ajv-cli; interleaved.
 */
export async function measureCheck(rounds: number): Promise<Row[]> {
  const { folder } = makeRoot('check', { brands: 1_000, flowsOfEach: 3 });
  try {
    const bare: CheckRun[] = [];
    const all: CheckRun[] = [];
    const ajvCli: number[] = [];
    const command: number[] = [];
    const runAjvCli = prepareAjvCli(folder);
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await runCheck('bare', folder));
      all.push(await runCheck('all', folder));
      ajvCli.push(await timeOf(runAjvCli));
      command.push(await timeOf(() => runToEnd([...guiche, 'check', '--format', 'json'], { cwd: folder })));
    }
    return [
      buildRow({
        suite,
        what: `${what}, base bare compiled ajv`,
        unit: 'ms',
        base: bare.map(({ ms }) => ms),
        ours: all.map(({ ms }) => ms),
        comparison: 'ratio',
        isPaired: true,
        goal: { atMost: 3 },
      }),
      buildRow({
        suite,
        what: `${what}: peak memory of the process`,
        unit: 'MiB',
        ours: all.map(({ peakMiB }) => peakMiB),
        comparison: 'value',
        goal: { atMost: 150 },
        note: `bare ${bare[0]?.peakMiB.toFixed(0)} MiB`,
      }),
      buildRow({
        suite,
        what: `${what} by npx guiche check, base ajv-cli`,
        unit: 'ms',
        base: ajvCli,
        ours: command,
        comparison: 'ratio',
        isPaired: true,
        goal: { atMost: 1 / 5 },
      }),
    ];
  } finally {
    removeRoot(folder);
  }
}

const guiche = [process.execPath, path.join(project, 'scripts/guiche.mjs')];

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

async function runCheck(how: 'bare' | 'all', folder: string): Promise<CheckRun> {
  const command = findScript(path.relative(project, path.join(import.meta.dirname, 'check-child.ts')));
  return JSON.parse(await runToEnd([...command, how, folder], { cwd: project })) as CheckRun;
}
