import type { CommandMaker } from './command';

/** Commands by name; each is loaded on its call. */
export const commands: ReadonlyMap<string, () => Promise<{ command: CommandMaker }>> = new Map([
  ['brand new', () => import('../brand-new')],
  ['check', () => import('../check')],
  ['dev', () => import('../dev')],
  ['explain', () => import('../explain')],
  ['flow', () => import('../flow')],
  ['migrate', () => import('../migrate')],
  ['plan', () => import('../plan')],
  ['rename brand', () => import('../rename-brand')],
  ['rename step', () => import('../rename-step')],
  ['unused', () => import('../unused')],
  ['why', () => import('../why')],
]);
