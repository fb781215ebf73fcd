import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Fake services for errors (Sentry) and monitoring (OTLP) on one port: they keep what arrives. */
export interface Sinks {
  port: number;
  sentryDsn: string;
  otlpEndpoint: string;
  /** Bodies by path, such as `/v1/logs`. */
  received: { path: string; body: string }[];
  /** All bodies sent to a path, such as `/v1/traces`. */
  bodiesOf: (path: string) => string;
  close: () => void;
}

/** Path of the service for errors. */
export const envelopePath = '/api/1/envelope/';

/** Starts both. */
export async function startSinks(): Promise<Sinks> {
  const received: Sinks['received'] = [];
  const server = createServer(async (request, response) => {
    received.push({ path: (request.url ?? '').split('?')[0] ?? '', body: await text(request) });
    response.setHeader('content-type', 'application/json');
    response.end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    sentryDsn: `http://key@127.0.0.1:${port}/1`,
    otlpEndpoint: `http://127.0.0.1:${port}`,
    received,
    bodiesOf: (path) =>
      received
        .filter((one) => one.path === path)
        .map(({ body }) => body)
        .join('\n'),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
