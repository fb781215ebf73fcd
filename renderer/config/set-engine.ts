import { setFlagsFromString } from 'node:v8';

/**
 * Each option of V8 for one thread and for two. What V8 does beside a thread takes the core that the second one needs: it compiles
 * anew what runs often, for which 5,000 brands are not yet enough to pay, and cleans up with helpers. Two threads have what they
 * run compiled at once instead, and simply.
 */
const options = [
  ['--opt', '--no-opt'],
  ['--parallel-scavenge', '--no-parallel-scavenge'],
  ['--no-always-sparkplug', '--always-sparkplug'],
] as const;

/** Sets the engine of the whole process. A thread that starts afterwards takes twice as long: Node keeps its own code compiled for the options that it has. */
export function setEngineFor(threads: 'one thread' | 'two threads'): void {
  for (const [ofOne, ofTwo] of options) setFlagsFromString(threads === 'one thread' ? ofOne : ofTwo);
}
