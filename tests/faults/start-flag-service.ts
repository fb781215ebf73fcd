import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the service answers: with its flags, never, with a web page, with a refusal of the token, or with a failure. */
export type FlagServiceState = 'answers' | 'hangs' | 'html' | 'forbidden' | 'fails';

/** A flag service as its client sees it. Its state and flags may change at any time. */
export interface FakeFlagService {
  url: string;
  state: FlagServiceState;
  /** Flags that it has, by name. */
  flags: Readonly<Record<string, boolean>>;
  /** Number of polls. */
  polls: number;
  close(): void;
}

const statusOf = { forbidden: 403, fails: 500 } as const;

/** Starts a flag service on this machine. */
export async function startFlagService(state: FlagServiceState): Promise<FakeFlagService> {
  const server = createServer((request, response) => {
    if (request.method === 'GET') service.polls += 1;
    if (service.state === 'hangs') return;
    if (service.state === 'html') response.setHeader('content-type', 'text/html').end('<h1>Bem-vindo ao nginx</h1>');
    else if (service.state !== 'answers') response.writeHead(statusOf[service.state]).end();
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(listFeatures(service.flags)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const service: FakeFlagService = {
    url: `http://127.0.0.1:${port}/api/`,
    state,
    flags: {},
    polls: 0,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return service;
}

/** Unleash's client API: a flag without conditions. */
function listFeatures(flags: FakeFlagService['flags']): object {
  const strategies = [{ name: 'default', parameters: {}, constraints: [] }];
  const features = Object.entries(flags).map(([name, enabled]) => ({ name, type: 'release', enabled, strategies }));
  return { version: 2, features };
}
