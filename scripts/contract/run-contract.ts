import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatResults } from './format-results';
import { openSandboxBackend } from './open-sandbox-backend';
import { readSuite, readValues, SuiteError, sandboxValuesFile } from './read-suite';
import { type Backend, runSuite } from './run-suite';

/** Options of the command. */
export const usage = `npm run contract                                    runs the cases against the bundled sandbox
npm run contract -- --url https://backend.example --values values.json
  --url      origin and path before /api
  --values   ids, names and test cards of that backend (default: those of the sandbox)
  --only     files of tests/contract, such as lead,payment
  --header   a header of every request, such as 'authorization: Bearer …'; may be repeated`;

interface Chosen {
  backend: Backend;
  close?(): Promise<void>;
}

/**
 * `npm run contract`: runs the cases and reports to `print`.
 *
 * @returns the exit code: 1 when a case failed
 * @throws SuiteError for a file of the suite or an option that is wrong
 */
export async function runContract(args: readonly string[], print: (text: string) => void): Promise<number> {
  const { values: flags } = parseArgs({
    args: [...args],
    options: {
      url: { type: 'string' },
      values: { type: 'string', default: sandboxValuesFile },
      only: { type: 'string' },
      header: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean' },
    },
  });
  if (flags.help) {
    print(usage);
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
    print(formatResults(results));
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
