import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { bundleScript } from './bundle-script.mjs';
import { root } from './run-command.mjs';

const run = promisify(execFile);

/** A script of two files, in a separate folder inside the project. */
function writeScript(main: string, other: string) {
  mkdirSync(path.join(root, '.guiche'), { recursive: true });
  const folder = mkdtempSync(path.join(root, '.guiche/bundle-test-'));
  const file = path.relative(root, path.join(folder, 'main.ts'));
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write('main.ts', main);
  write('other.ts', other);
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
    rmSync(path.join(root, '.guiche/bundles', `${file.replaceAll('/', '-').replace('.ts', '')}`), { recursive: true });
  });
  return { file, folder, write };
}

const printing = "import { word } from './other';\nprocess.stdout.write(word as string);\n";

async function runBundle(file: string): Promise<string> {
  const { stdout } = await run(process.execPath, [await bundleScript(file)]);
  return stdout;
}

/** A recent file is not trusted: until it has settled, every call builds a new bundle. */
async function settle(file: string): Promise<void> {
  let last = '';
  const isKept = async () => {
    const before = last;
    last = await bundleScript(file);
    return last === before;
  };
  await expect.poll(isKept).toBe(true);
}

test('a script is bundled once, and again when a file that it imports has changed', async () => {
  const { file, write } = writeScript(printing, "export const word: string = 'one';\n");
  expect(await runBundle(file)).toBe('one');
  await settle(file);
  expect(await runBundle(file)).toBe('one');
  write('other.ts', "export const word: string = 'two';\n");
  expect(await runBundle(file)).toBe('two');
});

test('a script is bundled again if its bundle has been deleted', async () => {
  const { file } = writeScript(printing, "export const word = 'one';\n");
  await settle(file);
  rmSync(path.dirname(await bundleScript(file)), { recursive: true });
  expect(await runBundle(file)).toBe('one');
});

test('several processes can bundle the same script at the same time', async () => {
  const { file } = writeScript(printing, "export const word = 'one';\n");
  expect(await Promise.all(Array.from({ length: 4 }, () => runBundle(file)))).toEqual(['one', 'one', 'one', 'one']);
});

test('import.meta.dirname in a bundle is the folder of the source file', async () => {
  const { file, folder } = writeScript(printing, 'export const word = import.meta.dirname;\n');
  expect(await runBundle(file)).toBe(folder);
});

test('an error in a bundle shows the line of the source', async () => {
  const { file, folder } = writeScript(
    "import { fail } from './other';\nfail();\n",
    "// A line.\n\nexport function fail(): void {\n  throw new Error('failed');\n}\n",
  );
  const script = await bundleScript(file);
  const { stderr } = spawnSync(process.execPath, ['--enable-source-maps', script], { encoding: 'utf8' });
  expect(stderr).toContain(`${path.join(folder, 'other.ts')}:4:`);
});

/** Folders that the command line depends on. */
const codeFolders = ['schemas', 'model', 'catalogue', 'checks', 'renderer', 'studio', 'sandbox', 'server'];

/** A copy of the scripts, with links to parts of the project. */
function copyScripts(...linked: string[]): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'guiche-copy-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const part of ['package.json', 'scripts', 'cli'])
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  for (const part of linked) symlinkSync(path.join(root, part), path.join(copy, part));
  return copy;
}

function runCheck(copy: string) {
  const script = path.join(copy, 'cli/guiche.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, 'check'], { encoding: 'utf8' });
  return { status, stderr };
}

test('guiche without installed packages asks for npm install', () => {
  const told = 'guiche: faltam os pacotes; rode `npm install` na pasta do projeto.\n';
  expect(runCheck(copyScripts())).toEqual({ status: 2, stderr: told });
});

test('guiche with a syntax error in its code exits with 2 and names the line', () => {
  const copy = copyScripts('node_modules', 'brands', 'docs', 'templates', ...codeFolders);
  writeFileSync(path.join(copy, 'cli/check.ts'), 'export const command = ;\n');
  const { status, stderr } = runCheck(copy);
  expect(status).toBe(2);
  expect(stderr).toContain('cli/check.ts:1:23');
});

test('a script is bundled in the user’s cache folder if the project folder is not writable', async () => {
  const { file } = writeScript(printing, "export const word = 'one';\n");
  const cache = mkdtempSync(path.join(tmpdir(), 'guiche-cache-'));
  vi.stubEnv('XDG_CACHE_HOME', cache);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(cache, { recursive: true });
  });
  mkdirSync(path.join(root, '.guiche/bundles'), { recursive: true });
  writeFileSync(path.join(root, '.guiche/bundles', file.replaceAll('/', '-').replace('.ts', '')), 'no folder');
  expect(path.relative(cache, await bundleScript(file))).not.toMatch(/^\.\./);
  expect(await runBundle(file)).toBe('one');
});
