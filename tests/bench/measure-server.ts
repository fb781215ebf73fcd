import { type LoadResult, load, serverCore } from './load';
import { makeRoot, removeRoot } from './make-root';
import { startBase, startOurs } from './our-app';
import type { RunningServer } from './processes';
import { buildRow, type Row } from './row';
import { takeTurns } from './take-turns';

const suite = 'server';
const amount = { seconds: 3 };
/** So many that everything hot has been compiled; by count, because a busy machine does few in a second. */
const warmUp = { pages: 6_000 };

/** Pages a second of our server against the base's, both on one core, load on the other; rounds interleaved. */
export async function measurePagesPerSecond(rounds: number): Promise<Row[]> {
  const base = await startBase({ core: serverCore });
  const ours = await startOurs({ core: serverCore });
  try {
    const urls = ['/?product=WUP', '/lead?product=WUP'] as const;
    const results = await interleave([base, ours], urls, rounds);
    const row = (what: string, key: keyof LoadResult) =>
      buildRow({
        suite,
        what,
        unit: 'pages/s',
        base: results.base.map((result) => result[key]),
        ours: results.ours.map((result) => result[key]),
        comparison: 'ratio',
        goal: { atLeast: 0.5 },
      });
    return [
      row('server-rendered /lead, one core', 'perCpuSecond'),
      row('server-rendered /lead, one core, by the clock', 'perSecond'),
    ];
  } finally {
    await Promise.all([base.stop(), ours.stop()]);
  }
}

/** The same page with 1,000 brands against 10: the brand asked for stands in the middle of each catalogue. */
export async function measureManyBrands(rounds: number): Promise<Row[]> {
  const roots = [makeRoot('few', { brands: 10 }), makeRoot('many', { brands: 1_000 })] as const;
  const few = await startOurs({ cwd: roots[0].folder, core: serverCore });
  const many = await startOurs({ cwd: roots[1].folder, core: serverCore });
  try {
    const urls = [`/lead?product=${roots[0].middleCode}`, `/lead?product=${roots[1].middleCode}`] as const;
    const results = await interleave([few, many], urls, rounds);
    return [
      buildRow({
        suite,
        what: 'server-rendered /lead with 1,000 brands, base with 10',
        unit: 'pages/s',
        base: results.base.map(({ perCpuSecond }) => perCpuSecond),
        ours: results.ours.map(({ perCpuSecond }) => perCpuSecond),
        comparison: 'ratio',
        goal: { atLeast: 0.95 },
        note: `${rounds} rounds`,
      }),
    ];
  } finally {
    await Promise.all([few.stop(), many.stop()]);
    for (const { folder } of roots) removeRoot(folder);
  }
}

async function interleave(
  servers: readonly [RunningServer, RunningServer],
  urls: readonly [string, string],
  rounds: number,
): Promise<{ base: LoadResult[]; ours: LoadResult[] }> {
  const [base, ours] = servers;
  await load(base, urls[0], warmUp);
  await load(ours, urls[1], warmUp);
  const results: { base: LoadResult; ours: LoadResult }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const measureBase = () => load(base, urls[0], amount);
    results.push(await takeTurns(round, measureBase, () => load(ours, urls[1], amount)));
  }
  return { base: results.map((result) => result.base), ours: results.map((result) => result.ours) };
}
