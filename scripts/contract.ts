import path from 'node:path';
import { parseArgs } from 'node:util';
import { openSandboxBackend } from './contract/open-sandbox-backend';
import { readSuite, readValues, SuiteError, sandboxValuesFile } from './contract/read-suite';
import { type Backend, runSuite } from './contract/run-suite';
import { tellResults } from './contract/tell-results';

const usage = `npm run contract                                    runs the cases against the bundled sandbox
npm run contract -- --url https://backend.example --values values.json
  --url      origin and path before /api
  --values   ids, names and test cards of that backend (default: those of the sandbox)
  --only     files of tests/contract, such as lead,payment
  --header   a header of every request, such as 'authorization: Bearer …'; may be repeated`;

interface Chosen {
  backend: Backend;
  close?(): Promise<void>;
}

async function main(): Promise<number> {
  const { values: flags } = parseArgs({
    options: {
      url: { type: 'string' },
      values: { type: 'string', default: sandboxValuesFile },
      only: { type: 'string' },
      header: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean' },
    },
  });
  if (flags.help) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const wanted = flags.only?.split(',');
  const files = readSuite().filter(({ id }) => wanted?.includes(id) ?? true);
  if (files.length === 0) throw new SuiteError(`tests/contract has no file "${flags.only}"`);
  const values = readValues(path.resolve(flags.values));
  const chosen: Chosen =
    flags.url === undefined
      ? await openSandboxBackend(process.cwd())
      : { backend: httpBackend(flags.url, flags.header) };
  try {
    const results = await runSuite(files, values, chosen.backend);
    process.stdout.write(`${tellResults(results)}\n`);
    return results.some(({ result }) => result === 'failed') ? 1 : 0;
  } finally {
    await chosen.close?.();
  }
}

function httpBackend(url: string, headers: readonly string[]): Backend {
  if (!/^https?:\/\//.test(url)) throw new SuiteError('--url begins with http:// or https://');
  const pairs = headers.map((header) => {
    const at = header.indexOf(':');
    if (at < 1) throw new SuiteError(`--header needs a name and a value, not "${header}"`);
    return [header.slice(0, at).trim(), header.slice(at + 1).trim()];
  });
  return { url: url.replace(/\/$/, ''), headers: Object.fromEntries(pairs), fetch: (request) => fetch(request) };
}

try {
  process.exitCode = await main();
} catch (error) {
  const isUsage = error instanceof SuiteError || (error instanceof TypeError && 'code' in error);
  if (!isUsage) throw error;
  process.stderr.write(`${error.message}\n\n${usage}\n`);
  process.exitCode = 2;
}
