import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Scripts below `.next/`, such as `static/chunks/a.js`. */
export type Scripts = readonly string[];

export interface Build {
  /** What the page of a template loads on arrival, by templateId. */
  templates: ReadonlyMap<string, Scripts>;
  /** What a part of a screen, such as a payment method, adds to it when it is shown, by the part's id. */
  parts: ReadonlyMap<string, Scripts>;
}

const page = '/[...route]';

/** `lead:(0,r.default)(()=>e.A(84109)`: an entry of a generated registry and the module that loads it. */
const registryEntry = /(?:"([\w-]+)"|\b([A-Za-z]\w*)):\(0,[\w$]+\.default\)\(\(\)=>[\w$]+\.A\((\d+)\)/g;

/** `84109,s=>{s.v(c=>Promise.all(["static/chunks/a.js",…]`: the module and the files that it loads. */
const loader = /\b(\d+),[\w$]+=>\{[\w$]+\.v\([\w$]+=>Promise\.all\((\[[^\]]*\])/g;

/**
 * What the production build loads, read from its scripts: no manifest says which chunks a registry's entry means.
 * Should Next write them in another way one day, nothing is found, and a template that is not found is a problem.
 *
 * @param folder `.next`
 */
export function readBuild(folder: string): Build {
  const arrival = readArrival(folder);
  const chunks = readdirSync(path.join(folder, 'static/chunks')).map((name) => `static/chunks/${name}`);
  const texts = new Map(onlyScripts(chunks).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
  const loads = new Map<string, Scripts>();
  for (const text of texts.values()) {
    for (const [, id = '', files = '[]'] of text.matchAll(loader)) loads.set(id, onlyScripts(JSON.parse(files)));
  }

  const entries = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(registryEntry)].map(([, quoted, plain = '', id = '']) => {
      return { file, name: quoted ?? plain, scripts: loads.get(id) ?? [] };
    }),
  );
  const templates = new Map<string, Scripts>();
  const parts = new Map<string, Scripts>();
  for (const { file, name, scripts } of entries) {
    if (arrival.includes(file)) templates.set(name, [...new Set([...arrival, ...scripts])]);
  }
  for (const { file, name, scripts } of entries.filter((entry) => !arrival.includes(entry.file))) {
    const host = [...templates.values()].find((loaded) => loaded.includes(file)) ?? arrival;
    parts.set(
      name,
      scripts.filter((script) => !host.includes(script)),
    );
  }
  return { templates, parts };
}

/** The scripts of the catch-all page without any template. */
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
