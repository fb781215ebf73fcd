import { spawnSync } from 'node:child_process';
import { copyTemplate, removeFolder } from '../../sandbox/testing/template-folder';
import { linkProject } from '../../scripts/setup/link-project';
import { serverCommand } from '../../scripts/setup/run-command.mjs';
import { withSampleCatalogue } from '../mistakes/sample-catalogue';
import { mistakes } from '../mistakes/score-mistakes';
import { type Place, seedMistake } from '../mistakes/seed-mistake';
import { printSuiteLine } from '../suites/print-suite-line';
import { atNight, expect, test } from './test';

/** Mistakes of every kind: the catalogue of mistakes is sorted by kind. */
const tried = mistakes.filter((_, index) => index % 4 === 1).slice(0, 30);
/** Mistakes of the day: one in JSON, one in a name, one in a value. */
const triedByDay = [0, 9, 18].map((index) => tried[index]);

/** A server that still runs by then has started. */
const startMs = 60_000;

/** Exit and output of a start. */
interface Started {
  code: number | null;
  output: string;
}

for (const mistake of tried) {
  test(
    `the server does not start, and says where: ${mistake.name}`,
    atNight(!triedByDay.includes(mistake)),
    async () => {
      const since = performance.now();
      let places: Place[] = [];
      const started = await start((root) => {
        places = seedMistake(root, mistake);
      });
      const isStopped = isRefused(started, places);
      const worst = Math.round(performance.now() - since);
      printSuiteLine({ suite: 'boot', tried: 1, passed: isStopped ? 1 : 0, worst_ms: worst });
      expect(isStopped, started.output).toBe(true);
      expect(started.output, 'a trace').not.toMatch(/^\s+at /m);
    },
  );
}

test('the test of wrong configurations finds a server that starts', atNight(), async () => {
  const started = await start(() => undefined);
  expect(started.output).toContain('listening on port');
  expect(isRefused(started, [{ file: 'brands/aurora/brand.json', line: undefined }])).toBe(false);
});

/** Whether a server has ended with an error and named a place. */
function isRefused({ code, output }: Started, places: readonly Place[]): boolean {
  const isNamed = places.some(({ file, line }) => new RegExp(`${file}:${line ?? '\\d+'}:\\d+ `).test(output));
  return code !== null && code !== 0 && isNamed && !output.includes('listening on port');
}

/** Starts a server on the sample catalogue. Its code is null when it had to be ended. */
async function start(change: (root: string) => void): Promise<Started> {
  const data = await copyTemplate();
  try {
    return withSampleCatalogue((root) => {
      linkProject(root);
      change(root);
      const [program, ...script] = serverCommand;
      const { status, stdout, stderr } = spawnSync(program, script, {
        cwd: root,
        env: {
          ...process.env,
          FORCE_COLOR: undefined,
          NODE_ENV: 'production',
          PORT: '0',
          APP_ENV: 'test',
          DATABASE_URL: '',
          BFF_URL: '',
          SANDBOX: 'on',
          SANDBOX_DATA_DIR: data,
        },
        encoding: 'utf8',
        timeout: startMs,
        killSignal: 'SIGKILL',
      });
      return { code: status, output: stdout + stderr };
    });
  } finally {
    removeFolder(data);
  }
}
