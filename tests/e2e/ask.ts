import { type Agent, get } from 'node:http';
import type { OwnServer } from './own-server';
import { expect } from './test';

export const refused = 'ECONNREFUSED';

/** Requests a page. @returns the status of the answer, or the code of the error */
export function ask(origin: string, path: string, agent: Agent | false): Promise<string> {
  return new Promise((resolve) => {
    const sent = get(`${origin}${path}`, { agent }, (response) => {
      response.resume().on('end', () => resolve(String(response.statusCode)));
    });
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
}

/** Repeats until a condition holds. @returns each result */
export async function repeat(isOver: () => boolean, send: () => Promise<string>, answers: string[] = []) {
  while (!isOver()) answers.push(await send());
  return answers;
}

/**
 * Drains a server while a balancer asks whether it is ready: the balancer reads 503 before the server is gone.
 *
 * @param seen receives what the balancer reads
 */
export async function drainWatched(server: OwnServer, seen: string[] = []): Promise<void> {
  const balancer = repeat(
    () => seen.at(-1) === refused,
    async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return ask(server.origin, '/readiness', false);
    },
    seen,
  );
  // The first pages of a new server keep it busy.
  await expect.poll(() => seen).toContain('200');
  expect(await server.drain()).toBe(0);
  // The system may reset a question that arrives as the port closes: a balancer that has read 503 passes nothing on.
  const answers = await balancer;
  const read = [...new Set(answers.filter((one, at) => one !== 'ECONNRESET' || !answers.slice(0, at).includes('503')))];
  expect(read).toEqual(['200', '503', refused]);
}
