import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { type CopiedRoot, copyRoot } from '../roots/copy-root';
import { lookAt } from './look-at';
import { OwnServer } from './own-server';
import { readTutorial, type TutorialStep } from './read-tutorial';
import { expect, test } from './test';

/** By day the first. */
const tutorials = ['docs/operators/pt-BR/nova-marca.md', 'docs/operators/en/new-brand.md'].slice(
  0,
  process.env.NIGHTLY ? 2 : 1,
);

/** Commands that start the server: it is already running and reloads after each change. */
const serverCommands = ['npm start', 'npx guiche dev', 'npx guiche dev --lang en'];

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Both tests share one server: each adds its own brand. */
test.describe.configure({ mode: 'default' });
let root: CopiedRoot;
let server: OwnServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  root = copyRoot();
  server = await OwnServer.start({ STUDIO: 'on' }, root.folder);
});
test.afterAll(async () => {
  await server.stop();
  root.end();
});

for (const file of tutorials) {
  test(`${file} leads from nothing to a brand on the screen`, async ({ page }) => {
    test.setTimeout(180_000);
    const steps = readTutorial(file);
    expect(steps.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['write', 'replace', 'run', 'visit']));
    for (const step of steps) await test.step(titleOf(step), () => follow(page, step));
  });
}

async function follow(page: Page, step: TutorialStep): Promise<void> {
  if (step.kind === 'visit') return visitAsTold(page, step);
  if (step.kind === 'run') await runAsTold(step);
  else writeAsTold(step);
  server.reload();
}

/** The server needs time to load a change. */
async function visitAsTold(page: Page, { path, shown }: Extract<TutorialStep, { kind: 'visit' }>): Promise<void> {
  await expect(async () => {
    await page.goto(server.origin + path);
    for (const words of shown) await expect(page.getByText(words).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  // Checks the new brand's pages in both modes; the studio has its own tests.
  if (!path.startsWith('/studio')) await lookAt(page, path);
}

function titleOf(step: TutorialStep): string {
  if (step.kind === 'run') return step.command;
  return `${step.kind} ${step.kind === 'visit' ? step.path : step.file}`;
}

function writeAsTold(step: Extract<TutorialStep, { kind: 'write' | 'replace' }>): void {
  if (step.kind === 'write') {
    if (step.file.endsWith('brand.json')) expect(step.text.trimEnd().split('\n').length).toBeLessThanOrEqual(15);
    // The tutorial only shows a file that a command has written.
    if (existsSync(path.join(root.folder, step.file))) expect(root.read(step.file)).toBe(step.text);
    else root.write(step.file, step.text);
    return;
  }
  const text = root.read(step.file);
  expect(text).toContain(step.before);
  root.write(
    step.file,
    text.replace(step.before, () => step.after),
  );
}

async function runAsTold({ command, output }: Extract<TutorialStep, { kind: 'run' }>): Promise<void> {
  if (serverCommands.includes(command)) {
    expect(Object.keys(scripts)).toContain(/^np[mx] (?:guiche )?(\w+)/.exec(command)?.[1]);
    return;
  }
  expect(command).toMatch(/^npx guiche /);
  const { code, printed } = await runInShell(root.folder, command.replace('npx guiche', 'node cli/guiche.mjs'));
  // A command that fails on purpose is recognised by its output.
  if (output === undefined) expect(code, printed).toBe(0);
  else expect(printed).toMatch(patternOf(output));
}

async function runInShell(cwd: string, command: string): Promise<{ code: number; printed: string }> {
  // As on a terminal: stderr and stdout are mixed.
  const run = promisify(execFile)('sh', ['-c', `{ ${command}\n} 2>&1`], {
    cwd,
    env: { ...process.env, NO_COLOR: '1' },
  });
  return run.then(
    ({ stdout }) => ({ code: 0, printed: stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, printed: stdout }),
  );
}

/** Pattern of the whole output. In a tutorial, `…` stands for varying text, and on its own line for the rest. */
function patternOf(output: string): RegExp {
  const lines = output.split('\n').map((line) => {
    if (line === '…') return '(?:.*\\n)*';
    const parts = line.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return `${parts.join('.+?')}\\n`;
  });
  return new RegExp(`^${lines.join('')}$`);
}
