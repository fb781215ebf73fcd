import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { editStep, runStep } from '../guide/follow-guide';
import { makeWorkspace, prepareClone, type Workspace } from '../guide/make-workspace';
import { type GuideStep, readGuide } from '../guide/read-guide';
import { ShellSession } from '../guide/shell-session';
import { lookAt } from './look-at';
import { OwnServer } from './own-server';
import { atNight, expect, test } from './test';

/** `prepares`: whether a page begins without the project, clones it and starts it. */
interface GuidePage {
  file: string;
  prepares?: boolean;
}

const guide = 'docs/operators';

const listTasks = (folder: string) =>
  readdirSync(path.join(guide, folder)).map((file) => path.join(guide, folder, file));
const portugueseTasks = listTasks('pt-BR/tarefas');
const englishTasks = listTasks('en/tasks');

/** By day: the first steps and a task with a mistake. By night: every page. */
const byDay = ['comecar', 'change-color'];

const pages: readonly GuidePage[] = [
  { file: `${guide}/pt-BR/comecar.md`, prepares: true },
  { file: `${guide}/en/getting-started.md`, prepares: true },
  { file: `${guide}/pt-BR/nova-marca.md` },
  { file: `${guide}/en/new-brand.md` },
  ...[...portugueseTasks, ...englishTasks].map((file) => ({ file })),
];

/** Commands that start the server: it is already running and reloads after each change. */
const serverCommands = ['npm start', 'npx guiche dev', 'npx guiche dev --lang en'];

/** `npx` takes a second to find the command. The pages that prepare the project use the real one. */
const shortcut = 'npx() { shift; node cli/guiche.mjs "$@"; }';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** All pages share one clone and its server. A task takes its change back; what the others leave is removed. */
test.describe.configure({ mode: 'default' });
let workspace: Workspace;
let clone: string;
let server: OwnServer;
/** Whether the server has not loaded the last change. */
let isStale = false;
/** Pages of new brands that were checked in both modes. */
const lookedAt = new Set<string>();

test.beforeAll(async () => {
  workspace = makeWorkspace();
  clone = workspace.clone();
  server = await OwnServer.start({ STUDIO: 'on' }, clone);
});
test.afterAll(async () => {
  await server.stop();
  workspace.end();
});

for (const { file, prepares = false } of pages) {
  const isVariation = !byDay.includes(path.basename(file, '.md'));
  test(`${file} leads to what it says, in a terminal and on the screen`, atNight(isVariation), async ({ page }) => {
    const steps = readGuide(readFileSync(file, 'utf8'));
    expect(steps.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['run', 'visit']));
    const { environment } = workspace;
    const isTask = [...portugueseTasks, ...englishTasks].includes(file);
    const session = await ShellSession.open(prepares ? workspace.openDesk() : clone, { environment });
    if (!prepares) await session.run(shortcut);
    let left = '';
    try {
      for (const step of steps) await test.step(titleOf(step), () => follow(page, session, step));
    } finally {
      session.close();
      left = workspace.tidy(clone);
      isStale = true;
    }
    if (isTask) expect(left, 'the page takes its change back').toBe('');
  });
}

async function follow(page: Page, session: ShellSession, step: GuideStep): Promise<void> {
  if (step.kind === 'visit') {
    if (isStale) server.reload();
    isStale = false;
    return visitStep(page, step);
  }
  isStale = true;
  if (step.kind !== 'run') {
    if (step.file.endsWith('brand.json') && step.kind === 'write') {
      expect(step.text.trimEnd().split('\n').length, 'a whole brand is short').toBeLessThanOrEqual(15);
    }
    editStep(await session.locate(), step);
  } else if (serverCommands.includes(step.command)) return startStep(await session.locate(), step.command);
  else await runStep(session, step);
}

function startStep(folder: string, command: string): void {
  expect(Object.keys(scripts)).toContain(/^np[mx] (?:guiche )?(\w+)/.exec(command)?.[1]);
  if (!existsSync(path.join(folder, 'node_modules'))) prepareClone(folder);
}

/** The server needs time to load a change. */
async function visitStep(page: Page, { path, shown }: Extract<GuideStep, { kind: 'visit' }>): Promise<void> {
  await expect(async () => {
    await page.goto(server.origin + path);
    for (const words of shown) await expect(page.getByText(words).first()).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 120_000 });
  // Checks a new brand's page in both modes, once; other pages have their own tests.
  if (!/^\/lead\?product=(?:MINHA|MYB)/.test(path) || lookedAt.has(path)) return;
  lookedAt.add(path);
  await lookAt(page, path);
}

function titleOf(step: GuideStep): string {
  if (step.kind === 'run') return step.command;
  return `${step.kind} ${step.kind === 'visit' ? step.path : step.file}`;
}
