/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** @param {number} start of `performance.now()` */
export function secondsSince(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/** A failed set-up step; its output is the message. */
export class SetupError extends Error {
  /** @override */
  name = 'SetupError';
}

/**
 * Prints the task, and its duration at the end.
 *
 * @param {string} task such as "Installing packages"
 * @param {() => Promise<{ code: number, output: string }>} run
 * @throws {SetupError} when it ends with another code than 0
 */
export async function showTask(task, run) {
  const start = performance.now();
  say(`${task} …`);
  const { code, output } = await run();
  if (code !== 0) throw new SetupError(`${output}\n${task}: failed with exit code ${code}.`);
  say(`${task}: done in ${secondsSince(start)}`);
}
