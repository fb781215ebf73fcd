import type { JSONPath } from 'jsonc-parser';
import { areas } from '../../../catalogue/catalogue';
import { configPaths } from '../../../catalogue/config-paths';
import { ownKeys } from '../../../schemas/generated/own-keys';
import { ofShared } from '../rule';

/** Codes, plan ids, containers and legal links belong to each brand. An inherited one would be another seller's. */
export const rule = ofShared(({ settings }, report) => {
  for (const area of areas) {
    const file = configPaths.settings(area);
    for (const path of ownKeys.flatMap((key) => findPaths(settings[area], key.split('.')))) {
      report({ file, path, part: 'key' }, { key: path.join('.') });
    }
  }
});

/** Existing paths of a key; `*` is any key. */
function findPaths(value: unknown, [key, ...rest]: readonly string[]): JSONPath[] {
  if (key === undefined) return [[]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name, part]) => (key === '*' || key === name) && part !== undefined)
    .flatMap(([name, part]) => findPaths(part, rest).map((path) => [name, ...path]));
}
