import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleScript } from '../../scripts/setup/bundle-script.mjs';
import { root as project } from '../../scripts/setup/run-command.mjs';
import { makeRoot, removeRoot } from './make-root';
import { runToEnd } from './processes';
import { buildRow, type Row } from './row';
import { prepareAjvCli } from './run-ajv-cli';
import { takeTurns } from './take-turns';

interface CheckRun {
  ms: number;
  peakMiB: number;
  files: number;
}

const suite = 'check';
const whenWords = { first: 'nothing kept', again: 'again after a brand has changed' } as const;

const what = 'checking 1,000 brands made after wup + 3,000 flows';

/**
 * All rules against the compiled validators alone, each run in a process of its own that starts from a bundle as the command
 * does; and the whole command against ajv-cli, which keeps nothing: when a tree is checked for the first time, and when it is
 * checked again because a brand has changed.
 */
export async function measureCheck(rounds: number): Promise<Row[]> {
  const { folder } = makeRoot('check', { brands: 1_000, flowsOfEach: 3, hasPictures: false });
  try {
    const checks: { base: CheckRun; ours: CheckRun }[] = [];
    const commands: { base: number; first: number; again: number }[] = [];
    const runAjvCli = prepareAjvCli(folder);
    const child = await bundleScript('tests/bench/check-child.ts');
    // Makes the command's bundle.
    await runGuiche(folder);
    for (let round = 0; round < rounds; round += 1) {
      const checkBare = () => runCheck(child, 'bare', folder);
      checks.push(await takeTurns(round, checkBare, () => runCheck(child, 'all', folder)));
      const runOurs = async () => ({ first: await timeFirst(folder), again: await timeAgain(folder, round) });
      const { base, ours } = await takeTurns(round, () => timeOf(runAjvCli), runOurs);
      commands.push({ base, ...ours });
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
        goal: { atMost: 3 },
        note: `the base reads ${bare[0]?.files} JSON files; ours ${all[0]?.files} files, logos too`,
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
      ...(['first', 'again'] as const).map((when) =>
        buildRow({
          suite,
          what: `${what} by npx guiche check, ${whenWords[when]}, base ajv-cli`,
          unit: 'ms',
          base: commands.map(({ base }) => base),
          ours: commands.map((command) => command[when]),
          comparison: 'ratio',
          goal: { atMost: 1 / 5 },
          note: 'whole processes: one of ours; one a schema of the base, without logos and rules of ours',
        }),
      ),
    ];
  } finally {
    removeRoot(folder);
  }
}

/** The command on a tree of which nothing is kept from an earlier run. */
async function timeFirst(folder: string): Promise<number> {
  const bundle = path.dirname(await bundleScript('scripts/guiche/frame/run-command-line.ts'));
  for (const name of readdirSync(bundle)) if (name.startsWith('inspected-')) rmSync(path.join(bundle, name));
  return timeOf(() => runGuiche(folder));
}

/** The command on a tree that it has checked before, with one brand changed since. */
function timeAgain(folder: string, round: number): Promise<number> {
  const file = path.join(folder, `brands/made-${round + 1}/brand.json`);
  writeFileSync(file, readFileSync(file, 'utf8').replace('\n', '\n\n'));
  return timeOf(() => runGuiche(folder));
}

function runGuiche(folder: string): Promise<string> {
  const command = [process.execPath, path.join(project, 'scripts/guiche.mjs'), 'check', '--format', 'json'];
  return runToEnd(command, { cwd: folder });
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

async function runCheck(child: string, how: 'bare' | 'all', folder: string): Promise<CheckRun> {
  return JSON.parse(await runToEnd([process.execPath, child, how, folder], { cwd: project })) as CheckRun;
}
