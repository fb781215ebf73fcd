import type { Command, CommandContext } from './command';

/** Commands by name; each is loaded on its call. */
const commands: Readonly<Record<string, () => Promise<{ command: (context: CommandContext) => Command }>>> = {
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

/** @throws RangeError when there is no such command */
export async function loadCommand(name: string, context: CommandContext): Promise<Command> {
  const load = commands[name];
  if (!load) throw new RangeError(`no command ${name}`);
  return (await load()).command(context);
}
