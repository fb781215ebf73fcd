import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** How a chunk names its file: by its script element, or by its path. */
const opening = '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([';
const byElement = '"object"==typeof document?document.currentScript:void 0';

/** Runs the loaded chunks, in any order. */
const runtime = /\/turbopack-[^/]+\.js$/;

/**
 * Joins scripts: Next loads a page with one script per chunk. On a phone's network a request costs more than its bytes,
 * and the browser sends all of them before the first paint. Chunks of all pages become one script, and a page's own
 * chunks another. The single chunks stay for later loads.
 *
 * @param {string} folder `.next`
 * @returns {ReadonlyMap<string, readonly string[]>} joined script → its chunks, as paths in the folder
 * @throws {TypeError} when the chunks have an unknown format
 */
export function joinScripts(folder) {
  /** @type {Map<string, readonly string[]>} */
  const joined = new Map();
  const file = path.join(folder, 'build-manifest.json');
  /** @type {{ pages: Record<string, string[]> }} */
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const ofAll = manifest.pages['/_app']?.filter(isScript) ?? [];
  if (ofAll.filter(isRuntime).length !== 1) throw new TypeError(`${file} names no chunk runtime for all pages`);
  for (const [page, files] of Object.entries(manifest.pages)) {
    const own = files.filter((name) => isScript(name) && (page === '/_app' || !ofAll.includes(name)));
    const others = files.filter((name) => !isScript(name));
    if (own.length === 0) {
      manifest.pages[page] = others;
      continue;
    }
    const name = writeJoined(folder, own);
    joined.set(name, own);
    manifest.pages[page] = [name, ...others];
  }
  writeFileSync(file, JSON.stringify(manifest));
  return joined;
}

/** @param {string} folder @param {readonly string[]} chunks @returns {string} the file in the folder */
function writeJoined(folder, chunks) {
  const inOrder = [...chunks].sort((one, other) => Number(isRuntime(one)) - Number(isRuntime(other)));
  const text = inOrder.map((chunk) => readNamed(folder, chunk)).join('\n');
  const name = `static/chunks/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`;
  writeFileSync(path.join(folder, name), text);
  return name;
}

/**
 * Reads a chunk in a form that names its path anywhere.
 *
 * @param {string} folder
 * @param {string} chunk
 */
function readNamed(folder, chunk) {
  const text = readFileSync(path.join(folder, chunk), 'utf8');
  if (isRuntime(chunk)) return text;
  if (!text.startsWith(opening + byElement)) {
    throw new TypeError(`${chunk} has an unknown format: has Next changed?`);
  }
  return opening + JSON.stringify(chunk) + text.slice(opening.length + byElement.length);
}

/** @param {string} file */
function isScript(file) {
  return file.endsWith('.js');
}

/** @param {string} file */
function isRuntime(file) {
  return runtime.test(file);
}
