import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Scripts below `.next/`, such as `static/chunks/a.js`. */
export type Scripts = readonly string[];

/** A generated registry: name → scripts that it loads. */
export type Registry = ReadonlyMap<string, Scripts>;

export interface Build {
  /** Scripts of the catch-all page without any template. */
  arrival: Scripts;
  registries: readonly Registry[];
}

const page = '/[...checkoutPath]';

/**
 * `lead:(0,r.default)(()=>e.A(84109)`: an entry of a generated registry, after its opening brace or a comma, with its
 * module.
 */
const registryEntry =
  /(?<opening>[{,])(?:"([\w+-]+)"|\b([A-Za-z]\w*)):\(0,[\w$]+\.default\)\(\(\)=>[\w$]+\.A\((\d+)\)/g;

/** `84109,s=>{s.v(c=>Promise.all(["static/chunks/a.js",…]`: the module and its files. */
const loader = /\b(\d+),[\w$]+=>\{[\w$]+\.v\([\w$]+=>Promise\.all\((\[[^\]]*\])/g;

/**
 * Reads what the production build loads from its scripts: no manifest maps a registry's entry to chunks. If Next
 * changes their format, no template is found, and that counts as a problem.
 *
 * @param folder `.next`
 */
export function readBuild(folder: string): Build {
  const arrival = readArrival(folder);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  // Other pages load the same modules from their own chunks: only this page's count.
  const texts = new Map<string, string>();
  const loads = new Map<string, Scripts>();
  const ahead = [...arrival];
  for (let file = ahead.shift(); file !== undefined; file = ahead.shift()) {
    if (texts.has(file)) continue;
    const text = read(file);
    texts.set(file, text);
    for (const [, id = '', files = '[]'] of text.matchAll(loader)) {
      const scripts = onlyScripts(JSON.parse(files));
      if (!loads.has(id)) loads.set(id, scripts);
      ahead.push(...scripts);
    }
  }
  const registries = arrival.flatMap((file) => readRegistries(texts.get(file) ?? '', loads));
  return { arrival, registries };
}

function readRegistries(text: string, loads: ReadonlyMap<string, Scripts>): Registry[] {
  const registries: Map<string, Scripts>[] = [];
  for (const [, opening, quoted, plain = '', id = ''] of text.matchAll(registryEntry)) {
    if (opening === '{') registries.push(new Map());
    registries.at(-1)?.set(quoted ?? plain, loads.get(id) ?? []);
  }
  return registries;
}

/**
 * Finds the registry with exactly these names. A template and a payment method may share a name (pix), so all names
 * count.
 *
 * @throws RangeError when none or several match
 */
export function findRegistry({ registries }: Build, ids: readonly string[]): Registry {
  const wanted = [...ids].sort().join(' ');
  const found = registries.filter((registry) => [...registry.keys()].sort().join(' ') === wanted);
  const [only] = found;
  if (!only || found.length > 1) throw new RangeError(`${found.length} registries of ${wanted} in the build`);
  return only;
}

/** Scripts of the catch-all page without any template. */
function readArrival(folder: string): Scripts {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'build-manifest.json'), 'utf8')) as {
    pages: Record<string, string[]>;
    lowPriorityFiles: string[];
  };
  const { pages, lowPriorityFiles } = manifest;
  return [...new Set(onlyScripts([...(pages['/_app'] ?? []), ...(pages[page] ?? []), ...lowPriorityFiles]))];
}

function onlyScripts(files: readonly string[]): string[] {
  return files.filter((file) => file.endsWith('.js'));
}
