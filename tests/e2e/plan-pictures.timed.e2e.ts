import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../scripts/setup/run-command.mjs';
import { copyRoot } from '../roots/copy-root';

const theme = 'brands/fusorama/theme.json';

// Needs two servers and a browser, so it runs only nightly.
if (process.env.NIGHTLY) {
  test('`guiche plan` takes screenshots of a changed brand colour and copies a changed logo within one minute', async () => {
    const copy = copyRoot();
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', copy.folder, '-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args]);
    git('init', '-q', '-b', 'main');
    git('add', '-A');
    git('commit', '-q', '-m', 'first');
    copy.write(theme, copy.read(theme).replace('"accent": "#006a86"', '"accent": "#00566e"'));
    copy.write('brands/fusorama/logo.svg', copy.read('brands/fusorama/logo-black.svg'));
    git('commit', '-qam', 'second');
    const folder = path.join(copy.folder, 'pictures');
    const begin = performance.now();
    const args = ['plan', 'HEAD~1', '--to', 'HEAD', '--screenshots', folder, '--format', 'json'];
    const child = spawn(process.execPath, [path.join(root, 'cli/guiche.mjs'), ...args], {
      cwd: copy.folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
    const [code] = (await once(child, 'close')) as [number];
    const seconds = (performance.now() - begin) / 1_000;
    expect(code).toBe(0);
    const { pictures } = JSON.parse(output) as { pictures: { name: string; before: string; after: string }[] };
    expect(pictures.length).toBeGreaterThan(5);
    const names = pictures.map(({ name }) => name);
    expect(names.filter((name) => !/^fusorama-(?:br|mz)-[a-z-]+-light$/.test(name))).toEqual(['fusorama+logo']);
    const files = pictures.flatMap(({ before, after }) => [before, after]);
    expect(readdirSync(folder).sort()).toEqual([...files, 'index.html'].sort());
    for (const { before, after } of pictures) {
      const [old, now] = [before, after].map((file) => readFileSync(path.join(folder, file)));
      expect(old?.equals(now ?? Buffer.alloc(0))).toBe(false);
    }
    expect(seconds).toBeLessThanOrEqual(60);
    copy.end();
  });
}
