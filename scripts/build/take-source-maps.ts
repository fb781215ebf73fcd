import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Last line of a built script or style sheet with a map. */
const mapComment = /\s*(?:\/\/|\/\*)# sourceMappingURL=(\S+?\.map)(?:\s*\*\/)?\s*$/;

/** How a map names a file of the project. */
const projectPrefix = /^turbopack:\/\/\/(?:\[project\]\/)?/;

/**
 * Reads which sources each built script contains. Then removes the maps: nobody may fetch them, and the inventory needs
 * them alone.
 *
 * @param folder of the built scripts
 * @returns file name → its sources; a script without a map is absent
 */
export function takeSourceMaps(folder: string): ReadonlyMap<string, readonly string[]> {
  const sources = new Map<string, readonly string[]>();
  const names = readdirSync(folder);
  for (const name of names.filter((file) => /\.(?:js|css)$/.test(file))) {
    const file = path.join(folder, name);
    const text = readFileSync(file, 'utf8');
    const map = mapComment.exec(text)?.[1];
    if (map === undefined) continue;
    if (name.endsWith('.js')) sources.set(name, readSources(path.join(folder, map)));
    writeFileSync(file, text.replace(mapComment, '\n'));
  }
  for (const name of names.filter((file) => file.endsWith('.map'))) rmSync(path.join(folder, name));
  return sources;
}

interface SourceMap {
  sources: string[];
  sections?: { map: SourceMap }[];
}

function readSources(file: string): string[] {
  const map: SourceMap = JSON.parse(readFileSync(file, 'utf8'));
  const maps = map.sections?.map((section) => section.map) ?? [map];
  return maps.flatMap(({ sources }) => sources.map((source) => source.replace(projectPrefix, '')));
}
