import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { getTurbopackChunkGroupBootstrap } from 'next/dist/server/get-page-files.js';
import { htmlEscapeJsonString } from 'next/dist/shared/lib/htmlescape.js';
import { captchaProviders } from '../../../model/captcha-providers';
import { vaultAddresses } from '../../../model/card-vaults';
import { playerSites } from '../../../model/flow/page-allowance';
import { fontsScript } from '../../../model/theme/fonts-script';
import { guardScript } from '../../../renderer/document/guard-script';
import { moveToHead } from '../../../renderer/document/move-to-head';
import { printableText } from '../../../renderer/document/printable-text';
import { setPagePolicy, setSecurityHeaders } from '../../../renderer/server/security-headers';
import { findReasons, InventoryError } from './find-reasons';
import type { InventoryExternal, InventoryFile, InventoryInline, ScriptInventory } from './script-inventory';
import rules from './script-reasons.json' with { type: 'json' };

/** Name of the inventory in `.next`. */
export const inventoryFile = 'script-inventory.json';

/** Pages of buyers. A script of another page alone is one of operators. */
const buyersPages = ['/_app', '/_error', '/[...checkoutPath]', '/'];

/** A page's list of chunks, which has no map. */
const pageList = /^(?:\/\/#.*\n)?__turbopack_load_page_chunks__\("[^"]*", \[[\s"\w./,~-]*\]\);?\s*$/;

/** A script that only loads others: its map names no source. */
const loaderList =
  /^(?:\/\/#.*\n)?\(globalThis\.TURBOPACK\|\|\(globalThis\.TURBOPACK=\[\]\)\)\.push\(\[[^,]*(?:,\d+,[\w$]+=>\{[\w$]+\.v\([\w$]+=>Promise\.(?:resolve\(\)|all\(\["[^\]]*"\]\.map\([\w$]+=>[\w$]+\.l\([\w$]+\)\)\))\.then\(\(\)=>[\w$]+\(\d+\)\)\)\})+\]\);?\s*$/;

/** Chunks that a script names. */
const mention = /static\/chunks\/[\w./~-]+?\.js/g;

interface BuiltSources {
  /** Built script, without its folder → the sources in it. */
  sources: ReadonlyMap<string, readonly string[]>;
  /** Joined script → its chunks, as paths in the folder. */
  joined: ReadonlyMap<string, readonly string[]>;
}

interface BuildManifest {
  pages: Record<string, string[]>;
  lowPriorityFiles: string[];
  pagesChunkGroupBootstrapParams?: Record<string, object>;
  chunkLoadingGlobal?: string;
}

/**
 * Writes the inventory of a build. It lists each script with hash, size and reason, the scripts in the page and the
 * style sheets. It also lists what other sites may send, and the headers of a page.
 *
 * @param folder `.next`
 * @throws InventoryError when a script has no reason
 */
export function writeInventory(folder: string, built: BuiltSources): void {
  writeFileSync(path.join(folder, inventoryFile), `${JSON.stringify(buildInventory(folder, built), null, 2)}\n`);
}

/** @throws InventoryError when a script has no reason */
export function buildInventory(folder: string, built: BuiltSources): ScriptInventory {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'build-manifest.json'), 'utf8')) as BuildManifest;
  const names = readdirSync(path.join(folder, 'static'), { recursive: true, encoding: 'utf8' }).sort();
  const files = names.map((name) => `static/${name.split(path.sep).join('/')}`);
  const scripts = files.filter((file) => file.endsWith('.js'));
  const entries = buyersPages.flatMap((page) => manifest.pages[page] ?? []);
  const joinedEntries = entries.flatMap((file) => built.joined.get(file) ?? []);
  const reached = listReached(folder, scripts, [...entries, ...joinedEntries, ...manifest.lowPriorityFiles]);
  return {
    buildId: readFileSync(path.join(folder, 'BUILD_ID'), 'utf8'),
    scripts: scripts.map((file) => ({
      ...describe(file, readFileSync(path.join(folder, file))),
      // The server names the joined script of a lazy module, and no other script does.
      isForBuyers: reached.has(file) || (built.joined.get(file)?.every((chunk) => reached.has(chunk)) ?? false),
      ...explain(folder, file, built),
    })),
    inline: listInline(folder, manifest),
    styles: files
      .filter((file) => file.endsWith('.css'))
      .map((file) => describe(file, readFileSync(path.join(folder, file)))),
    external: listExternal(),
    frames: Object.values(playerSites),
    vaults: vaultAddresses,
    headers: readHeaders(),
  };
}

/**
 * Scripts that some scripts may load, directly or by others.
 *
 * @param scripts known ones
 * @param entries where a page begins
 */
function listReached(folder: string, scripts: readonly string[], entries: readonly string[]): ReadonlySet<string> {
  const known = new Set(scripts);
  const reached = new Set(entries.filter((file) => known.has(file)));
  // A set also visits what is added while it is walked.
  for (const file of reached) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const [name] of text.matchAll(mention)) if (known.has(name)) reached.add(name);
  }
  return reached;
}

function describe(file: string, content: string | Buffer): InventoryFile {
  const bytes = Buffer.from(content);
  return {
    file: `/_next/${file}`,
    sha384: createHash('sha384').update(bytes).digest('base64'),
    bytes: bytes.length,
  };
}

function explain(folder: string, file: string, { sources, joined }: BuiltSources) {
  const chunks = joined.get(file) ?? [file];
  const found = chunks.flatMap((chunk) => sources.get(path.posix.basename(chunk)) ?? []);
  if (found.length > 0) return findReasons(file, found);
  if (isList(folder, file)) return { reasons: [rules.inline.manifest], authorised: [rules.authorised.own] };
  throw new InventoryError(`${file} has no source map, so nobody knows what it contains`);
}

/** Whether a script only names other scripts. */
function isList(folder: string, file: string): boolean {
  if (!file.startsWith('static/chunks/')) return true;
  const text = readFileSync(path.join(folder, file), 'utf8');
  return pageList.test(text) || loaderList.test(text);
}

function listInline(folder: string, manifest: BuildManifest): InventoryInline[] {
  const state = (name: string, text: string, reason: string): InventoryInline => ({
    ...describe(name, text),
    file: name,
    reasons: [reason],
    authorised: [rules.authorised.own],
  });
  return [
    state('guard', guardScript, rules.inline.guard),
    state('fonts', fontsScript, rules.inline.fonts),
    state('sheets', moveToHead, rules.inline.sheets),
    ...buyersPages
      .filter((page) => page !== '/_app')
      .map((page) => state(`start ${page}`, buildStart(manifest, page), rules.inline.start)),
    ...manifest.lowPriorityFiles
      .filter((file) => file.endsWith('.js'))
      .map((file) => state(file, printableText(readFileSync(path.join(folder, file), 'utf8')), rules.inline.manifest)),
  ];
}

/** Next prints it before the scripts of a page. */
function buildStart({ pagesChunkGroupBootstrapParams = {}, chunkLoadingGlobal = '' }: BuildManifest, page: string) {
  const pages = ['/_app', page];
  const text = getTurbopackChunkGroupBootstrap(pagesChunkGroupBootstrapParams, chunkLoadingGlobal, pages);
  return htmlEscapeJsonString(text ?? '');
}

function listExternal(): InventoryExternal[] {
  const captchas = Object.entries(captchaProviders).map(([name, { sources }]) => ({
    name,
    sources,
    reason: 'Captcha of a server that states one',
  }));
  return [...rules.external, ...captchas].map((one) => ({
    ...one,
    runs: 'never beside card fields',
    authorised: rules.authorised.external,
  }));
}

/** Asks the code that sets them. */
function readHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
  } as unknown as ServerResponse;
  setSecurityHeaders(response);
  setPagePolicy(response, 'NONCE', '/[...checkoutPath]');
  return headers;
}
