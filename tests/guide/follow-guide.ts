import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GuideStep } from './read-guide';
import type { ShellSession } from './shell-session';

type Step<Kind extends GuideStep['kind']> = Extract<GuideStep, { kind: Kind }>;

/** @throws Error when the command waits, fails or prints something else than the page says */
export async function runStep(session: ShellSession, { command, answers, output }: Step<'run'>): Promise<void> {
  const { code, printed } = await session.run(command, answers);
  // A command that fails on purpose is recognised by its output.
  if (output === undefined && code !== 0) throw new Error(`${command} ends with ${code}:\n${printed}`);
  if (output !== undefined && !buildOutputPattern(output).test(printed)) {
    throw new Error(`${command} prints:\n${printed}\nThe page says:\n${output}`);
  }
}

/** @throws Error when the folder has another file than the page shows, or not the lines that it changes */
export function editStep(folder: string, step: Step<'write' | 'replace'>): void {
  const file = path.join(folder, step.file);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (step.kind === 'write') {
    // A page only shows a file that a command has written.
    if (text !== undefined && text !== step.text) throw new Error(`${step.file} is:\n${text}`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, step.text);
    return;
  }
  const parts = text?.split(step.before) ?? [];
  if (step.before === '' || parts.length !== 2) {
    throw new Error(`${step.file} has these lines ${Math.max(0, parts.length - 1)} times:\n${step.before}`);
  }
  writeFileSync(file, parts.join(step.after));
}

/** Pattern of the whole output. On a page, `…` stands for varying text, and on its own line for any lines. */
function buildOutputPattern(output: string): RegExp {
  const lines = output.split('\n').map((line) => {
    if (line === '…') return '(?:.*\\n)*';
    const parts = line.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return `${parts.join('.+?')} *\\n`;
  });
  return new RegExp(`^${lines.join('')}$`);
}
