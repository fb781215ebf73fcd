import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** How a chunk names its file: by its script element, or by its path. */
const opening = '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([';
const byElement = '"object"==typeof document?document.currentScript:void 0';

/** Starts what the chunks have brought, whatever their order. */
const runtime = /\/turbopack-[^/]+\.js$/;

/**
 * Next loads a page by a script for each chunk: on a phone's network a request costs more than its bytes, and the browser
 * sends each of them before it shows the page. What all pages load becomes one script, and what a page loads besides it
 * another. The chunks stay where they are for whoever asks for one of them alone.
 *
 * @param {string} folder `.next`
 * @throws {TypeError} when the chunks are not written as we know them
 */
export function joinScripts(folder) {
  const file = path.join(folder, 'build-manifest.json');
  /** @type {{ pages: Record<string, string[]> }} */
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const ofAll = manifest.pages['/_app']?.filter(isScript) ?? [];
  if (ofAll.filter(isRuntime).length !== 1) throw new TypeError(`${file} names no runtime of its chunks for all pages`);
  for (const [page, files] of Object.entries(manifest.pages)) {
    const own = files.filter((name) => isScript(name) && (page === '/_app' || !ofAll.includes(name)));
    const others = files.filter((name) => !isScript(name));
    manifest.pages[page] = own.length === 0 ? others : [writeJoined(folder, own), ...others];
  }
  writeFileSync(file, JSON.stringify(manifest));
}

/** @param {string} folder @param {readonly string[]} chunks @returns {string} the file in the folder */
function writeJoined(folder, chunks) {
  const inOrder = [...chunks].sort((one, other) => Number(isRuntime(one)) - Number(isRuntime(other)));
  const text = inOrder.map((chunk) => readNamed(folder, chunk)).join('\n');
  const name = `static/chunks/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`;
  writeFileSync(path.join(folder, name), text);
  return name;
}

/** A chunk that knows its path wherever it stands. @param {string} folder @param {string} chunk */
function readNamed(folder, chunk) {
  const text = readFileSync(path.join(folder, chunk), 'utf8');
  if (isRuntime(chunk)) return text;
  if (!text.startsWith(opening + byElement)) {
    throw new TypeError(`${chunk} does not begin as this version of Next is known to write it`);
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
