import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hintScripts } from './hint-scripts';

test('every built script gets the compile hint once and is otherwise unchanged', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'guiche-hints-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const files = { 'a.js': 'run(1);', 'b.js': '"use strict";run(2);', 'c.css': 'main{margin:0}' };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  for (let build = 0; build < 2; build += 1) {
    hintScripts(folder);
    expect(read('a.js')).toBe('//# allFunctionsCalledOnLoad\nrun(1);');
    expect(read('b.js')).toBe('//# allFunctionsCalledOnLoad\n"use strict";run(2);');
    expect(read('c.css')).toBe(files['c.css']);
  }
});
