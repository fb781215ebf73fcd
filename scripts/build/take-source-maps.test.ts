import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { takeSourceMaps } from './take-source-maps';

test('a build keeps the sources of each script and serves no source map', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'guiche-maps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write('a.js', 'a();\n\n//# sourceMappingURL=x.js.map');
  write('x.js.map', '{"sources":["turbopack:///[project]/model/a.ts","turbopack:///[next]/entry/b.ts"]}');
  write('b.js', 'b();\n//# sourceMappingURL=y.js.map\n');
  write('y.js.map', '{"sections":[{"map":{"sources":["turbopack:///[project]/model/c.ts"]}}]}');
  write('c.js', 'c();');
  write('a.css', 'a{}\n/*# sourceMappingURL=a.css.map*/');
  write('a.css.map', '{"sources":[]}');
  expect([...takeSourceMaps(folder)]).toEqual([
    ['a.js', ['model/a.ts', '[next]/entry/b.ts']],
    ['b.js', ['model/c.ts']],
  ]);
  expect(readFileSync(path.join(folder, 'a.js'), 'utf8')).toBe('a();\n');
  expect(readFileSync(path.join(folder, 'a.css'), 'utf8')).toBe('a{}\n');
  expect(existsSync(path.join(folder, 'x.js.map'))).toBe(false);
  expect(existsSync(path.join(folder, 'a.css.map'))).toBe(false);
});
