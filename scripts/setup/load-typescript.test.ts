import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findScript } from './run-command.mjs';

it('a TypeScript script runs without a writable temporary folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'guiche-script-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const script = path.join(folder, 'script.ts');
  writeFileSync(script, `const text: string = 'it runs'; console.log(text);`);
  const noFolder = path.join(folder, 'file');
  writeFileSync(noFolder, '');
  const [program, ...args] = findScript('script.ts').slice(0, -1) as [string, ...string[]];
  const env = { ...process.env, TMPDIR: noFolder, TMP: noFolder, TEMP: noFolder };
  expect(execFileSync(program, [...args, script], { env, encoding: 'utf8' })).toBe('it runs\n');
});
