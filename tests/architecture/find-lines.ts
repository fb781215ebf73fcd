import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Lines of a room's code that break a rule, as `file:line text`. Skips tests and generated files. */
export function findLines(room: string, rules: readonly RegExp[]): string[] {
  return readdirSync(room, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(?:test|generated)\./.test(entry.name))
    .flatMap((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const lines = readFileSync(file, 'utf8').split('\n');
      return lines.flatMap((line, index) =>
        rules.some((rule) => rule.test(line)) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      );
    });
}
