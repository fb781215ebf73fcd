import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** How a chunk names its file: by its script element, or by its path. */
const opening = '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([';
const byElement = '"object"==typeof document?document.currentScript:void 0';

/** Runs the loaded chunks, in any order. */
const runtime = /\/turbopack-[^/]+\.js$/;

/** Page of all steps. */
const buyersPage = '/[...checkoutPath]';

/** List of the joined scripts in `.next`: file → its chunks. */
const joinedFile = 'joined-scripts.json';

/**
 * Joins scripts: Next loads a page with one script per chunk. On a phone's network a request costs more than its bytes.
 * Chunks of all pages become one script, and a page's own chunks another; the page of the steps has one script for both.
 * The chunks of each lazy module become one script too. The single chunks stay for later loads.
 *
 * @param folder `.next`
 * @returns joined script → its chunks, as paths in the folder
 * @throws TypeError when the chunks have an unknown format
 */
export function joinScripts(folder: string): ReadonlyMap<string, readonly string[]> {
  const joined = new Map<string, readonly string[]>();
  const join = (chunks: readonly string[], end = '') => {
    const name = writeJoined(folder, chunks, end);
    joined.set(name, chunks);
    return name;
  };
  const file = path.join(folder, 'build-manifest.json');
  const manifest: { pages: Record<string, string[]> } = JSON.parse(readFileSync(file, 'utf8'));
  const ofAll = manifest.pages['/_app'] ?? [];
  if (ofAll.filter(isRuntime).length !== 1) throw new TypeError(`${file} names no chunk runtime for all pages`);
  const shared = join(ofAll.filter(isScript));
  for (const [page, files] of Object.entries(manifest.pages)) {
    const own = files.filter((name) => isScript(name) && !ofAll.includes(name));
    const others = files.filter((name) => !isScript(name));
    if (page === '/_app' || own.length === 0) manifest.pages[page] = others;
    else if (page === buyersPage) manifest.pages[page] = [join([...ofAll.filter(isScript), ...own]), ...others];
    else manifest.pages[page] = [shared, join(own), ...others];
  }
  writeFileSync(file, JSON.stringify(manifest));
  for (const scripts of listLazy(folder)) if (scripts.length > 1) join(scripts, startOf(scripts));
  writeFileSync(path.join(folder, joinedFile), JSON.stringify(Object.fromEntries(joined)));
  return joined;
}

/** Scripts of each lazy module of a page. */
function listLazy(folder: string): string[][] {
  const pages = path.join(folder, 'server/pages');
  const manifests = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter(
    (file) => path.basename(file) === 'react-loadable-manifest.json',
  );
  return manifests.flatMap((file) => {
    const modules: Record<string, { files: string[] }> = JSON.parse(readFileSync(path.join(pages, file), 'utf8'));
    return Object.values(modules).map(({ files }) => files.filter(isScript).sort());
  });
}

/** Marks chunks of a lazy module as loaded: the loader of Turbopack would request each again. */
function startOf(chunks: readonly string[]): string {
  return `${opening}${JSON.stringify(chunks[0])},${JSON.stringify({ otherChunks: chunks, runtimeModuleIds: [] })}]);`;
}

/** Returns the file in the folder. */
function writeJoined(folder: string, chunks: readonly string[], end: string): string {
  const inOrder = [...chunks].sort((one, other) => Number(isRuntime(one)) - Number(isRuntime(other)));
  const text = [...inOrder.map((chunk) => readNamed(folder, chunk)), end].join('\n');
  const name = `static/chunks/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`;
  writeFileSync(path.join(folder, name), text);
  return name;
}

/** Reads a chunk in a form that names its path anywhere. */
function readNamed(folder: string, chunk: string): string {
  const text = readFileSync(path.join(folder, chunk), 'utf8');
  if (isRuntime(chunk)) return text;
  if (!text.startsWith(opening + byElement)) {
    throw new TypeError(`${chunk} has an unknown format: has Next changed?`);
  }
  return opening + JSON.stringify(chunk) + text.slice(opening.length + byElement.length);
}

function isScript(file: string): boolean {
  return file.endsWith('.js');
}

function isRuntime(file: string): boolean {
  return runtime.test(file);
}
