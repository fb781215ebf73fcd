import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Fake services for errors (Sentry) and monitoring (OTLP) on one port. */
export interface Services {
  /** Variables that make a server use them. */
  environment: Record<string, string>;
  /** All bodies sent to a path, such as `/v1/traces`. */
  bodiesOf: (path: string) => string;
  close: () => void;
}

export const envelopePath = '/api/1/envelope/';

/** Starts both; they keep what arrives. */
export async function startServices(): Promise<Services> {
  const received: { path: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ path: (request.url ?? '').split('?')[0] ?? '', body: Buffer.concat(chunks).toString('utf8') });
    response.setHeader('content-type', 'application/json');
    response.end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    environment: {
      SENTRY_DSN: `http://key@127.0.0.1:${port}/1`,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    },
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
