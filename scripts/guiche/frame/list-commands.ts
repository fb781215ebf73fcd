import type { Command } from './command';

/** The commands as they are typed; each is loaded when it is called. */
const commands: Readonly<Record<string, () => Promise<{ command: Command }>>> = {
  'brand new': () => import('../brand-new'),
  check: () => import('../check'),
  dev: () => import('../dev'),
  explain: () => import('../explain'),
  flow: () => import('../flow'),
  migrate: () => import('../migrate'),
  plan: () => import('../plan'),
  'rename brand': () => import('../rename-brand'),
  'rename step': () => import('../rename-step'),
  unused: () => import('../unused'),
  why: () => import('../why'),
};

export function listCommands(): string[] {
  return Object.keys(commands);
}

/** Loads a command by its name. @throws RangeError when there is none */
export async function loadCommand(name: string): Promise<Command> {
  const load = commands[name];
  if (!load) throw new RangeError(`no command ${name}`);
  return (await load()).command;
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
