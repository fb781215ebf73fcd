import { connect, createServer, type Socket } from 'node:net';

/** A proxy between browser and server that loses the first answer to a payment. */
export interface CuttingProxy {
  origin: string;
  /** How many payments the browser has sent through it, its own repeats included. */
  payments(): number;
  /** Drops every connection, so that the next request takes a new one. */
  dropConnections(): void;
  close(): Promise<void>;
}

/**
 * Passes bytes on, but for the first `POST …/payment`: that one is passed on to the server, and the browser's connection
 * is dropped when the answer comes, before its first byte. On a connection that has been used before, Chromium then
 * sends the request again by itself.
 *
 * @param target port of the server on this machine
 * @param end how the connection ends: closed in good order (FIN) or reset (RST)
 */
export async function startCuttingProxy(target: number, end: 'closed' | 'reset'): Promise<CuttingProxy> {
  let payments = 0;
  const sockets = new Set<Socket>();
  const server = createServer((browser) => {
    let isCut = false;
    const upstream = connect(target, 'localhost');
    for (const socket of [browser, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    browser.on('data', (chunk) => {
      if (/^POST \/api\/v[12]\/payment /.test(chunk.toString('latin1'))) {
        payments += 1;
        isCut = payments === 1;
      }
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (!isCut) browser.write(chunk);
      else if (end === 'reset') browser.resetAndDestroy();
      else browser.destroy();
    });
    browser.on('close', () => upstream.end());
    upstream.on('close', () => browser.end());
  });
  const dropConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    payments: () => payments,
    dropConnections,
    close: () =>
      new Promise((resolve) => {
        dropConnections();
        server.close(() => resolve());
      }),
  };
}
