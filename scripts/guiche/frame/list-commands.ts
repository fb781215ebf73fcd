import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Command } from './command';

const folder = path.resolve(import.meta.dirname, '..');

/** Names of the commands, as they are typed: `brand-new.ts` is `brand new`. */
export function listCommands(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => name.slice(0, -'.ts'.length).replaceAll('-', ' '))
    .sort();
}

/** Loads a command by its name. */
export async function loadCommand(name: string): Promise<Command> {
  const { command } = (await import(`../${name.replaceAll(' ', '-')}.ts`)) as { command: Command };
  return command;
}

/** The command that a line begins with, the longest name first, and what follows it. */
export function findCommand(words: readonly string[]): { name: string; rest: readonly string[] } | undefined {
  const names = listCommands();
  for (const count of [2, 1]) {
    const name = words.slice(0, count).join(' ');
    if (names.includes(name)) return { name, rest: words.slice(count) };
  }
  return undefined;
}
