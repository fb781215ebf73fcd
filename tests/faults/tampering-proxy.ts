import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { text } from 'node:stream/consumers';

/** An answer on its way to the browser. */
export interface Answer {
  path: string;
  headers: Record<string, string | readonly string[] | undefined>;
  body: string;
}

/** What an attacker between server and browser does. */
export interface Tamper {
  change(answer: Answer): Answer;
  /** Scripts of the attacker's own, by path. */
  plants?: Readonly<Record<string, string>>;
}

export interface TamperingProxy {
  origin: string;
  close(): Promise<void>;
}

/**
 * Forwards requests and changes answers, like an attacker who holds a proxy or a content network.
 *
 * @param target origin of the server on this machine
 */
export async function startTamperingProxy(target: string, { change, plants = {} }: Tamper): Promise<TamperingProxy> {
  const server = createServer(async (asked, answered) => {
    const path = asked.url ?? '/';
    const planted = plants[path];
    if (planted !== undefined) {
      answered.writeHead(200, { 'content-type': 'text/javascript' }).end(planted);
      return;
    }
    await forward(target, path, asked, answered, change).catch(() => answered.destroy());
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function forward(
  target: string,
  path: string,
  asked: IncomingMessage,
  answered: ServerResponse,
  change: Tamper['change'],
): Promise<void> {
  // Compressed bodies could not be changed.
  const headers = { ...asked.headers, 'accept-encoding': 'identity' };
  const sent = send(new URL(path, target), { method: asked.method, headers });
  asked.pipe(sent);
  const [got] = (await once(sent, 'response')) as [IncomingMessage];
  const type = got.headers['content-type'] ?? '';
  if (!/html|javascript|css/.test(type)) {
    answered.writeHead(got.statusCode ?? 502, got.headers);
    got.pipe(answered);
    return;
  }
  const { 'content-length': _, 'transfer-encoding': __, ...rest } = got.headers;
  const changed = change({ path, headers: rest, body: await text(got) });
  for (const [name, value] of Object.entries(changed.headers)) if (value !== undefined) answered.setHeader(name, value);
  answered.writeHead(got.statusCode ?? 502).end(changed.body);
}
