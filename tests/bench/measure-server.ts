import { type AcceptEncoding, type LoadResult, load, serverCore } from './load';
import { makeRoot, removeRoot } from './make-root';
import { startBase, startOurs } from './our-app';
import type { RunningServer } from './processes';
import { buildRow, type Row } from './row';
import { takeTurns } from './take-turns';

const suite = 'server';
const amount = { seconds: 3 };
/** Enough requests to compile all hot code. Counted, because a busy machine serves few per second. */
const warmUp = { pages: 6_000 };

/** Parameter that advertisers add to a link, different for each click. */
const click = 'gclid=[<id>]';

/** A page that a server may cache for visits with the same view. */
const link = `product=WUP&${click}`;

/**
 * Pages per second of our server against the base's, both on one core and the load on the other, in interleaved rounds.
 */
export async function measurePagesPerSecond(rounds: number): Promise<Row[]> {
  const base = await startBase({ core: serverCore });
  const ours = await startOurs({ core: serverCore });
  try {
    const measure = async (what: string, encoding: AcceptEncoding, hold: number) => {
      const results = await interleave([base, ours], [`/?${link}`, `/lead?${link}`], encoding, rounds);
      return buildRow({
        suite,
        what: `server-rendered /lead, ${what}, one core`,
        unit: 'pages/s',
        base: results.base.map(({ perCpuSecond }) => perCpuSecond),
        ours: results.ours.map(({ perCpuSecond }) => perCpuSecond),
        comparison: 'ratio',
        goal: { atLeast: hold },
      });
    };
    return [
      await measure('as browsers ask (gzip, br)', 'gzip, br', 0.3),
      await measure('uncompressed', 'identity', 0.55),
    ];
  } finally {
    await Promise.all([base.stop(), ours.stop()]);
  }
}

/** The same page with 1,000 brands against 10; its brand is in the middle of each catalogue. */
export async function measureManyBrands(rounds: number): Promise<Row[]> {
  const roots = [makeRoot('few', { brands: 10 }), makeRoot('many', { brands: 1_000 })] as const;
  const few = await startOurs({ cwd: roots[0].folder, core: serverCore });
  const many = await startOurs({ cwd: roots[1].folder, core: serverCore });
  try {
    const urls = roots.map(({ middleCode }) => `/lead?product=${middleCode}&${click}`) as [string, string];
    const results = await interleave([few, many], urls, 'gzip, br', rounds);
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
  encoding: AcceptEncoding,
  rounds: number,
): Promise<Results> {
  const [base, ours] = servers;
  await load(base, urls[0], encoding, warmUp);
  await load(ours, urls[1], encoding, warmUp);
  const results: { base: LoadResult; ours: LoadResult }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const measureBase = () => load(base, urls[0], encoding, amount);
    results.push(await takeTurns(round, measureBase, () => load(ours, urls[1], encoding, amount)));
  }
  return { base: results.map((result) => result.base), ours: results.map((result) => result.ours) };
}
