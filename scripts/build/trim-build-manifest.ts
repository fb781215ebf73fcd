import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

/** Pages that a buyer's page reaches without a new document: itself, with any of its steps, and the error page. */
const ownPages = ['/_app', '/_error', '/[...checkoutPath]'];

interface BuildLists {
  __BUILD_MANIFEST?: { sortedPages?: readonly string[] };
  __TURBOPACK_PAGE_BOOTSTRAP?: Record<string, unknown>;
}

/**
 * Next prints the list of all pages with their chunks into every page, for moves between them. Our pages are separate
 * documents, and a buyer's browser need not know the operators' pages.
 *
 * @param folder `.next`
 * @throws TypeError when the list has an unknown format
 */
export function trimBuildManifest(folder: string): void {
  const buildId = readFileSync(path.join(folder, 'BUILD_ID'), 'utf8');
  const file = path.join(folder, 'static', buildId, '_buildManifest.js');
  const written: BuildLists = {};
  vm.runInNewContext(readFileSync(file, 'utf8'), { self: written });
  const { __BUILD_MANIFEST: pages, __TURBOPACK_PAGE_BOOTSTRAP: bootstraps, ...rest } = written;
  if (!ownPages.every((page) => pages?.sortedPages?.includes(page)) || !bootstraps?.['/[...checkoutPath]']) {
    throw new TypeError(`${file} is not written as this version of Next is known to write it`);
  }
  const trimmed = {
    __BUILD_MANIFEST: { ...keep(pages ?? {}, [...ownPages, '__rewrites']), sortedPages: ownPages },
    __TURBOPACK_PAGE_BOOTSTRAP: keep(bootstraps, ownPages),
    ...rest,
  };
  const lines = Object.entries(trimmed).map(([name, value]) => `self.${name}=${JSON.stringify(value)};`);
  writeFileSync(file, `${lines.join('')}self.__BUILD_MANIFEST_CB&&self.__BUILD_MANIFEST_CB()`);
}

function keep(object: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).filter(([key]) => keys.includes(key)));
}
