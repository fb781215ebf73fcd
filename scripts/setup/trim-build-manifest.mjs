import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

/** The pages that a buyer's page goes to without a new document: itself, with any of its steps, and the error page. */
const ownPages = ['/_app', '/_error', '/[...route]'];

/**
 * Next prints into every page the list of all pages with their chunks, for moves between them. Ours are documents of their
 * own: what operators look at need not be known to the browser of a buyer.
 *
 * @param {string} folder `.next`
 * @throws {TypeError} when the list is not written as we know it
 */
export function trimBuildManifest(folder) {
  const buildId = readFileSync(path.join(folder, 'BUILD_ID'), 'utf8');
  const file = path.join(folder, 'static', buildId, '_buildManifest.js');
  /** @type {Record<string, any>} */
  const written = {};
  vm.runInNewContext(readFileSync(file, 'utf8'), { self: written });
  const { __BUILD_MANIFEST: pages, __TURBOPACK_PAGE_BOOTSTRAP: bootstraps, ...rest } = written;
  if (!ownPages.every((page) => pages?.sortedPages?.includes(page)) || !bootstraps?.['/[...route]']) {
    throw new TypeError(`${file} is not written as this version of Next is known to write it`);
  }
  const trimmed = {
    __BUILD_MANIFEST: { ...keep(pages, [...ownPages, '__rewrites']), sortedPages: ownPages },
    __TURBOPACK_PAGE_BOOTSTRAP: keep(bootstraps, ownPages),
    ...rest,
  };
  const lines = Object.entries(trimmed).map(([name, value]) => `self.${name}=${JSON.stringify(value)};`);
  writeFileSync(file, `${lines.join('')}self.__BUILD_MANIFEST_CB&&self.__BUILD_MANIFEST_CB()`);
}

/** @param {Record<string, unknown>} object @param {readonly string[]} keys */
function keep(object, keys) {
  return Object.fromEntries(Object.entries(object).filter(([key]) => keys.includes(key)));
}
