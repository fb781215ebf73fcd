import { type CallSample, makeSamples } from './call-samples';
import type { Fault, FaultBackend } from './fault-backend';
import table from './fault-table.json' with { type: 'json' };

export interface FaultScore {
  tried: number;
  worstMs: number;
  /** Cells that are not as the table says. */
  wrong: string[];
}

interface Target {
  backend: FaultBackend;
  /** Origin of what stands before the backend. */
  origin: string;
  /** Time limit of one call, ms. */
  limitMs: number;
}

/** Time that a call may take beyond its limit on a busy machine, ms. A call without a limit takes far longer. */
export const graceMs = 20_000;

/** Texts that no answer may show: a stack, a path on the server, a private address. */
const traces = /node_modules|\.m?[jt]s:\d+|\n\s+at |127\.0\.0\.1/;

/** Plays every fault to every call of the contract, and compares each answer with the table. */
export async function tryFaults(target: Target, faults: readonly Fault[] = everyFault): Promise<FaultScore> {
  const score: FaultScore = { tried: 0, worstMs: 0, wrong: [] };
  for (const row of table.faults.filter(({ fault }) => faults.includes(fault))) {
    await target.backend.play('none');
    // Sound answers close the circuit breakers.
    await Promise.all(makeSamples().map((sample) => send(target, sample)));
    await target.backend.play(row.fault);
    const cells = await Promise.all(makeSamples().map((sample) => tryCell(target, sample, row)));
    for (const { ms, wrong } of cells) {
      score.tried += 1;
      score.worstMs = Math.max(score.worstMs, ms);
      score.wrong.push(...wrong.map((what) => `${row.fault}: ${what}`));
    }
  }
  return score;
}

export const everyFault: readonly Fault[] = table.faults.map(({ fault }) => fault);

async function tryCell(target: Target, sample: CallSample, row: (typeof table)['faults'][number]) {
  const expected = sample.method === 'GET' ? row.read : row.send;
  const line = `${sample.method} ${sample.path}`;
  // Calls without an id share one line.
  const before = target.backend.received.get(line) ?? 0;
  const { reported, text, ms } = await send(target, sample);
  const arrived = (target.backend.received.get(line) ?? 0) - before;
  const wrong = [
    ...(reported === expected ? [] : [`${reported} instead of ${expected}`]),
    ...(traces.test(text) ? ['it shows a trace of the server'] : []),
    ...(text.includes('polluted') ? ['__proto__ passed'] : []),
    ...(ms > target.limitMs + graceMs ? [`it took ${ms} ms`] : []),
    ...(sample.method !== 'GET' && arrived > 1 ? [`it was sent ${arrived} times`] : []),
  ];
  return { ms, wrong: wrong.map((what) => `${sample.id}: ${what}`) };
}

/** Sends a sample; `reported` is the status, then code and outcome of an error. */
async function send({ origin }: Target, { method, path, body, headers }: CallSample) {
  const start = performance.now();
  const answer = await fetch(origin + path, { method, headers, ...(body === undefined ? {} : { body }) }).then(
    async (response) => ({ status: String(response.status), text: await response.text() }),
    () => ({ status: 'no answer', text: '' }),
  );
  const ms = Math.round(performance.now() - start);
  if (answer.status === '200') return { reported: '200', text: answer.text, ms };
  const { code, outcome } = readError(answer.text);
  return { reported: [answer.status, code, outcome].join(' '), text: answer.text, ms };
}

function readError(text: string): { code?: string; outcome?: string } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
