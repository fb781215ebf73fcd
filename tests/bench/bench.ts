import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/setup/run-command.mjs';
import { buildOurApp } from './our-app';
import { stopAll } from './processes';
import { printTable, type Row } from './row';
import { type SuiteName, suites } from './suites';

/**
 * `npm run bench -- [--only pages,step,server,check,mistakes,brands,memory] [--rounds N] [--full]` measures the
 * project's goals, each against a base in the same run. Writes the table to stderr, and JSON to stdout and
 * `.guiche/bench.json`.
 *
 * @returns 0 for any figures; 1 when a measurement failed
 */
async function bench(): Promise<number> {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, rounds: { type: 'string' }, full: { type: 'boolean', default: false } },
  });
  const options = { rounds: values.rounds === undefined ? undefined : readRounds(values.rounds), isFull: values.full };
  await buildOurApp();
  const rows: Row[] = [];
  const failures: { suite: string; reason: string }[] = [];
  for (const name of readNames(values.only)) {
    process.stderr.write(`measuring ${name} …\n`);
    try {
      for await (const part of suites[name](options)) rows.push(...part);
    } catch (error) {
      failures.push({ suite: name, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    } finally {
      await stopAll();
    }
  }
  const result = {
    measuredAt: new Date().toISOString(),
    node: process.version,
    cpu: cpus()[0]?.model,
    cores: cpus().length,
  };
  const json = `${JSON.stringify({ ...result, rows, failures }, undefined, 2)}\n`;
  mkdirSync(path.join(root, '.guiche'), { recursive: true });
  writeFileSync(path.join(root, '.guiche/bench.json'), json);
  process.stdout.write(json);
  process.stderr.write(`${printTable(rows)}\n`);
  for (const { suite, reason } of failures) process.stderr.write(`${suite} could not be measured: ${reason}\n`);
  return failures.length === 0 ? 0 : 1;
}

function readNames(only: string | undefined): SuiteName[] {
  const known = Object.keys(suites) as SuiteName[];
  if (only === undefined) return known;
  return only.split(',').map((wanted) => {
    const name = known.find((candidate) => candidate === wanted);
    if (!name) throw new RangeError(`--only takes ${known.join(', ')}`);
    return name;
  });
}

function readRounds(text: string): number {
  const rounds = Number(text);
  if (!Number.isInteger(rounds) || rounds < 1) throw new RangeError('--rounds takes a whole number from 1 on');
  return rounds;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopAll().then(() => process.exit(1)));
}

try {
  process.exitCode = await bench();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
