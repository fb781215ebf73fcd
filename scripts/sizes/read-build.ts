import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Files below `.next/` that a browser loads, such as `static/chunks/a.js`. */
export type Files = readonly string[];

export interface Build {
  /** Scripts of a template's page on arrival, by templateId. */
  templates: ReadonlyMap<string, Files>;
  /** Scripts that a part of a screen (a payment method) adds when it is shown, by its id. */
  parts: ReadonlyMap<string, Files>;
}

const page = '/[...route]';

/**
 * What the production build loads. The module that a registry names and the chunks of that module stand in the built
 * scripts alone; when they are written in another way one day, nothing is found, and nothing found is a problem.
 *
 * @param folder `.next`
 */
export function readBuild(folder: string): Build {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const manifest = JSON.parse(read('build-manifest.json')) as {
    pages: Record<string, string[]>;
    lowPriorityFiles: string[];
  };
  const own = [...(manifest.pages['/_app'] ?? []), ...(manifest.pages[page] ?? []), ...manifest.lowPriorityFiles];
  const arrival = onlyScripts(own);
  const templates = new Map<string, Files>();
  const parts = new Map<string, Files>();
  for (const [templateId, files] of findDynamicImports(arrival.map(read).join('\n'))) {
    templates.set(templateId, onlyScripts([...arrival, ...files]));
    for (const [id, partFiles] of findDynamicImports(onlyScripts([...arrival, ...files]).map(read).join('\n'), arrival.map(read).join('\n'))) {
      parts.set(id, onlyScripts(partFiles).filter((file) => !arrival.includes(file) && !files.includes(file)));
    }
  }
  return { templates, parts };
}
