import { type Agent, get } from 'node:http';

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
export async function repeat(isOver: () => boolean, send: () => Promise<string>, told: string[] = []) {
  while (!isOver()) told.push(await send());
  return told;
}
