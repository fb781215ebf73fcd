import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

/** Pages that a buyer's page reaches without a new document: itself, with any of its steps, and the error page. */
const ownPages = ['/_app', '/_error', '/[...checkoutPath]'];

/** Next's lists by name: the chunks of each page, and what starts it. */
type BuildLists = Record<string, Record<string, unknown> | undefined>;

/**
 * Next prints the list of all pages with their chunks into every page, for moves between them. Our pages are separate
 * documents, and a buyer's browser need not know the operators' pages.
 *
 * @param folder `.next`
 * @throws TypeError when the list has an unknown format
 */
export function trimBuildManifest(folder: string): void {
  const file = path.join(folder, 'static', readFileSync(path.join(folder, 'BUILD_ID'), 'utf8'), '_buildManifest.js');
  const self: BuildLists = {};
  vm.runInNewContext(readFileSync(file, 'utf8'), { self });
  const { __BUILD_MANIFEST: pages = {}, __TURBOPACK_PAGE_BOOTSTRAP: bootstraps = {} } = self;
  if (![pages, bootstraps].every((list) => list['/[...checkoutPath]']))
    throw new TypeError(`${file} is not written as this version of Next is known to write it`);
  for (const list of [pages, bootstraps])
    for (const key of Object.keys(list)) if (key.startsWith('/') && !ownPages.includes(key)) delete list[key];
  pages.sortedPages = ownPages;
  const lines = Object.entries(self).map(([name, value]) => `self.${name}=${JSON.stringify(value)};`);
  writeFileSync(file, `${lines.join('')}self.__BUILD_MANIFEST_CB&&self.__BUILD_MANIFEST_CB()`);
}
