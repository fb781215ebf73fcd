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

/** What an advertiser adds to a link, another one for each click. */
const click = 'gclid=[<id>]';

/** Links to pages that a server may keep for others who see the same, and to those of one buyer, which are made anew each time. */
const links = { seen: `product=WUP&${click}`, unseen: `product=WUP&token=unseen&${click}` };

/** Pages a second of our server against the base's, both on one core, load on the other; rounds interleaved. */
export async function measurePagesPerSecond(rounds: number): Promise<Row[]> {
  const base = await startBase({ core: serverCore });
  const ours = await startOurs({ core: serverCore });
  try {
    const rowOf = (results: Results, what: string, key: keyof LoadResult) =>
      buildRow({
        suite,
        what,
        unit: 'pages/s',
        base: results.base.map((result) => result[key]),
        ours: results.ours.map((result) => result[key]),
        comparison: 'ratio',
        goal: { atLeast: 0.5 },
      });
    const measure = (query: string) => interleave([base, ours], [`/?${query}`, `/lead?${query}`], rounds);
    const seen = await measure(links.seen);
    const unseen = await measure(links.unseen);
    return [
      rowOf(seen, 'server-rendered /lead, each link with a click of its own, one core', 'perCpuSecond'),
      rowOf(seen, 'server-rendered /lead, each link with a click of its own, one core, by the clock', 'perSecond'),
      rowOf(unseen, 'server-rendered /lead, each page made anew, one core', 'perCpuSecond'),
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
    const urls = roots.map(({ middleCode }) => `/lead?product=${middleCode}&${click}`) as [string, string];
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

interface Results {
  base: LoadResult[];
  ours: LoadResult[];
}

async function interleave(
  servers: readonly [RunningServer, RunningServer],
  urls: readonly [string, string],
  rounds: number,
): Promise<Results> {
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
