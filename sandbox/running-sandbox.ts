import type { Sandbox } from './create-sandbox';

/** Pages are bundled separately from the server process. They share this key of globalThis. */
const slot = Symbol.for('guiche.sandbox');
const holder = globalThis as unknown as Record<symbol, Sandbox | undefined>;

export function setRunningSandbox(sandbox: Sandbox): void {
  holder[slot] = sandbox;
}

/** The sandbox of this process; undefined when a backend is configured. */
export function findRunningSandbox(): Sandbox | undefined {
  return holder[slot];
}
