import { createServer } from 'node:http';

/** Behaviour of a backend that does not answer. */
export type Fault = 'closed' | 'hangs' | 'html';

export interface BadBackend {
  url: string;
  close(): void;
}

/** Backend that fails every call in the same way. */
export async function startBadBackend(fault: Fault): Promise<BadBackend> {
  const server = createServer((_request, response) => {
    if (fault === 'html') response.setHeader('content-type', 'text/html').end('<h1>Bem-vindo ao nginx</h1>');
    // 'hangs': accepts the connection and never answers.
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  if (fault === 'closed') close();
  return { url: `http://127.0.0.1:${port}`, close };
}
