import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SandboxVault } from './create-vault';

const mostBytes = 4_096;

export interface VaultPlace {
  /** 0 lets the system choose. */
  port: number;
  hostname: string;
  /** Origin of the checkout whose cards it takes. */
  site: string;
  /** Own origin, when a proxy stands before it. */
  origin?: string | undefined;
}

/**
 * Serves the token endpoints on a port of their own, as a provider does: to one site, without cookies.
 *
 * @returns its origin, on the host of the site, and the function that ends it
 */
export async function serveVault(vault: SandboxVault, { port, hostname, site, origin }: VaultPlace) {
  const server = createServer((request, response) => {
    handle(vault, site, request, response).catch(() => response.destroy());
  });
  server.requestTimeout = 30_000;
  server.listen(port, hostname);
  await once(server, 'listening');
  const { port: given } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: origin ?? `http://${new URL(site).hostname}:${given}`, close };
}

async function handle(
  vault: SandboxVault,
  site: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { origin } = request.headers;
  response.setHeader('cache-control', 'no-store');
  response.setHeader('vary', 'origin');
  // Browsers read the refusal of an unknown site too.
  if (origin) response.setHeader('access-control-allow-origin', origin);
  if (request.method === 'OPTIONS') {
    response.setHeader('access-control-allow-methods', 'POST');
    response.setHeader('access-control-allow-headers', 'content-type');
    response.writeHead(204).end();
    return;
  }
  if (request.method !== 'POST') {
    response.writeHead(405).end();
    return;
  }
  const url = new URL(request.url ?? '', site);
  const answer = await vault.answer(url, { origin, own: site }, await readBody(request));
  if (!answer) {
    response.destroy();
    return;
  }
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
}

/** Undefined for a body that is too long or no JSON. */
async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > mostBytes) return undefined;
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
