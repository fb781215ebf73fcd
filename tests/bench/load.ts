import path from 'node:path';
import { root } from '../../scripts/setup/run-command.mjs';
import { type RunningServer, runToEnd } from './processes';

export const serverCore = 0;
const loadCore = 1;
const connections = 10;

export interface LoadResult {
  pages: number;
  perSecond: number;
  /** Pages per second of processor time, which other processes do not affect. */
  perCpuSecond: number;
}

type Amount = { seconds: number } | { pages: number };

/** Encodings to request pages with: those of browsers, or none. */
export type AcceptEncoding = 'gzip, br' | 'identity';

/**
 * Runs autocannon on its own core against one URL; `[<id>]` differs in each request.
 *
 * @throws Error when an answer is not 2xx
 */
export async function load(
  server: RunningServer,
  url: string,
  encoding: AcceptEncoding,
  amount: Amount,
): Promise<LoadResult> {
  const length = 'seconds' in amount ? { duration: amount.seconds } : { amount: amount.pages };
  const headers = { 'accept-encoding': encoding };
  const options = { url: `${server.origin}${url}`, connections, headers, ...length };
  const before = server.cpuSeconds();
  const start = performance.now();
  const child = path.join(import.meta.dirname, 'load-child.mjs');
  const output = await runToEnd([process.execPath, child, JSON.stringify(options)], { cwd: root, core: loadCore });
  const wallSeconds = (performance.now() - start) / 1000;
  const after = server.cpuSeconds();
  const {
    '2xx': pages = 0,
    non2xx = 0,
    errors = 0,
    duration = wallSeconds,
  } = JSON.parse(output) as Record<string, number>;
  if (non2xx + errors > 0 || pages === 0) throw new Error(`${url}: ${non2xx} answers other than 2xx, ${errors} errors`);
  const perSecond = pages / duration;
  const isReported = before !== undefined && after !== undefined && after > before;
  return { pages, perSecond, perCpuSecond: isReported ? pages / (after - before) : perSecond };
}
