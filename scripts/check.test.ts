import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

function copyProject(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'guiche-check-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['brands', 'flows', 'templates']) cpSync(folder, path.join(root, folder), { recursive: true });
  return root;
}

function check(root: string) {
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check.ts', root], {
    encoding: 'utf8',
  });
  return { status, lines: stdout.trimEnd().split('\n') };
}

test('brands and flows without a mistake end with 0', () => {
  const { status, lines } = check(copyProject());
  expect(status).toBe(0);
  const brands = readdirSync('brands').length - 1;
  const flows = readdirSync('flows').length;
  expect(lines).toEqual([
    expect.stringContaining(`Nenhum erro: ${brands} marca(s) e ${flows} fluxo(s) verificados em `),
  ]);
});

test('a mistake is told with its file and line, and ends with 1', () => {
  const root = copyProject();
  const file = path.join(root, 'brands/_base/fonts.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"label"', '"lable"'));
  const { status, lines } = check(root);
  expect(status).toBe(1);
  expect(lines[0]).toMatch(/^erro\[[a-z-]+\] brands\/_base\/fonts\.json:\d+:\d+ ./);
  expect(lines.at(-1)).toMatch(/^\d+ erro\(s\) em 1 arquivo\(s\)/);
});

test('a folder without brands ends with 2', () => {
  expect(check(path.join(tmpdir(), 'guiche-nothing')).status).toBe(2);
});
