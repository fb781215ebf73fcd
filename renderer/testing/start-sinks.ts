import type { IncomingMessage } from 'node:http';
import { startServer, type TestServer } from './start-server';

/** Fake services for errors (Sentry) and monitoring (OTLP): they keep what arrives. */
export interface Sinks {
  server: TestServer;
  /** Bodies by path, such as `/v1/logs`. */
  received: { path: string; body: string }[];
  sentryDsn: string;
  otlpEndpoint: string;
}

/** Starts both on one port. They close with the test. */
export async function startSinks(): Promise<Sinks> {
  const received: Sinks['received'] = [];
  const server = await startServer(async (request, response) => {
    received.push({ path: (request.url ?? '').split('?')[0] ?? '', body: await readText(request) });
    response.setHeader('content-type', 'application/json');
    response.end('{}');
  });
  return {
    server,
    received,
    sentryDsn: `http://key@127.0.0.1:${server.port}/1`,
    otlpEndpoint: server.url,
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
