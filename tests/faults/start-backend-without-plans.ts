import { createServer } from 'node:http';
import type { BadBackend } from './start-bad-backend';

/**
 * A backend that answers as the sandbox does, but knows no price.
 *
 * @param target port of a server on this machine whose sandbox answers everything else
 */
export async function startBackendWithoutPlans(target: number): Promise<BadBackend> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (/^\/api\/v[12]\/product\/[^/]+$/.test(pathname)) {
      response.writeHead(503).end();
      return;
    }
    const { method = 'GET', headers } = request;
    const type = headers['content-type'];
    const answer = await fetch(`http://localhost:${target}${request.url}`, {
      method,
      headers: { 'sec-fetch-site': 'same-origin', ...(type ? { 'content-type': type } : {}) },
      ...(method === 'GET' ? {} : { body: Buffer.concat(chunks) }),
    });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
